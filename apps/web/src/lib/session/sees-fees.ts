import type { Authority } from './authority.ts'

/** Whoever looks after the members reminds of fees, too. */
export const seesFees: Authority = (names) => names.includes('desk.fees') || names.includes('desk.members')
