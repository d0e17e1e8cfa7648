import { type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { nobodysPhone, wrongCode } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

const password = encryptPassword('certainly not the password')

/** What an account lacks is not changed, and no code is sent to it. @returns what the account lacks */
async function checkLacking(context: Context, client: PortalClient): Promise<('PHONE' | 'MAIL')[]> {
  const bound = await unwrap(client.GET('/api/info-member/phone'))
  const code = wrongCode(context)
  const phone = { phone: nobodysPhone, phoneCode: code, password }
  const mail = { email: 'replay@mail.example', mailCode: code, password }
  const send = (channel: 'PHONE' | 'MAIL') => client.POST('/api/info-member/code', { body: { channel } })
  const refusal = (code: string, what: string, call: ReturnType<typeof send>) =>
    refusedWith(context, 409, code, what, call)
  if (bound.phone === null) {
    const change = () => client.POST('/api/info-member/phone-update', { body: phone })
    await refusedWith(context, 409, 'error.phoneNotBound', 'changing a phone that is not bound', change())
    await refusal('error.phoneNotBound', 'a code to a phone that is not bound', send('PHONE'))
  }
  if (bound.email === null) {
    const change = () => client.POST('/api/info-member/mail-update', { body: mail })
    await refusedWith(
      context,
      409,
      'error.mailNotBound',
      'changing a mail address that is not bound',
      change(),
    )
    await refusal('error.mailNotBound', 'a code to a mail address that is not bound', send('MAIL'))
  }
  return [
    ...(bound.phone === null ? ['PHONE' as const] : []),
    ...(bound.email === null ? ['MAIL' as const] : []),
  ]
}

export const unbound: Scenario[] = [
  {
    name: 'What is not bound is not changed, and gets no code',
    operations: ['updatePhone', 'updateMail', 'sendOwnCode', 'getBoundContacts'],
    writes: true,
    async run(context) {
      const named = [await context.as('person'), await context.as('unit')]
      const others = (await context.others()).map(({ client }) => client)
      const lacking = new Set<string>()
      for (const client of [...named, ...others])
        for (const channel of await checkLacking(context, client)) lacking.add(channel)
      for (const channel of ['PHONE', 'MAIL'])
        if (!lacking.has(channel))
          context.untried(`what is not bound is not changed: ${channel}`, 'every account has it')
    },
  },
]
