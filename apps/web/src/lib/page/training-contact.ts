/** The training department's own line and mailbox: courses, hours, their certificates. */
export const trainingContact = { phone: '0590-8866112', mail: 'training@jcca.example' } as const
