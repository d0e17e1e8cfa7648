import { type ApplyKind, unwrap } from '@portal/api-contract'
import { day } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refused } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { excuseOf, type Standing, standingOf } from './excuses.ts'

const kinds: readonly ApplyKind[] = ['JOIN', 'RENEW', 'CHANGE', 'UPGRADE', 'QUIT']

/** The last 60 days in which a membership can be renewed, and one more, since the backend's day may be another one. */
const endsSoon = (validTo: string | null, now: Date): boolean =>
  validTo !== null && Date.parse(validTo) - now.getTime() <= 61 * day

/** The code with which a kind of application is refused to who stands so; null for one that is taken. */
function refusalOf({ member, fees }: Standing, kind: ApplyKind, now: Date): string | null {
  const isMember = member.membershipStatus !== 'APPLYING'
  if (kind === 'JOIN') return isMember ? 'error.alreadyMember' : null
  if (!isMember) return 'error.notMember'
  if (kind === 'RENEW' && member.membershipStatus === 'ACTIVE' && !endsSoon(member.validTo, now))
    return 'error.membershipActive'
  const owes = fees.some(({ status }) => ['UNPAID', 'OVERDUE', 'PAYING'].includes(status))
  return kind === 'QUIT' && owes ? 'error.feesOwed' : null
}

async function clientsOf(context: Context) {
  const named = await Promise.all((['person', 'unit', 'applicant'] as const).map((role) => context.as(role)))
  return [...named, ...(await context.others()).map(({ client }) => client)]
}

export const kindsOfApplication: Scenario[] = [
  {
    name: 'Each kind of application is refused to whom it does not fit',
    operations: ['createMemberApply', 'getCurrentMember'],
    writes: true,
    async run(context) {
      for (const client of await clientsOf(context)) {
        const standing = await standingOf(client)
        for (const applyKind of kinds) {
          const code = refusalOf(standing, applyKind, context.now())
          if (code === null) continue
          const what = `${applyKind} of who is ${standing.member.membershipStatus}`
          const call = client.POST('/api/member-applies', { body: { applyKind } })
          const { message } = await refused(context, 409, what, call)
          const isOpen = message === 'error.applicationOpen'
          context.expect(
            message === undefined || isOpen || message === code,
            `${what} is refused with ${code}`,
            message,
          )
          const made = (await call).data
          if (made)
            await unwrap(client.DELETE('/api/member-applies/{id}', { params: { path: { id: made.id } } }))
        }
      }
    },
  },
  {
    name: 'All that a unit states in a draft is kept as it was saved last',
    operations: ['createMemberApply', 'updateMemberApply', 'deleteMemberApply', 'getMemberApply'],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      const kind = { applyKind: 'UPGRADE' } as const
      const created = await unit.POST('/api/member-applies', { body: kind })
      const excuse = created.data ? null : excuseOf(await standingOf(unit), 'UPGRADE', created.error)
      if (excuse !== null) context.skip(excuse)
      const { id } = await unwrap(Promise.resolve(created))
      const stated = { targetLevel: '会长单位', reason: '契约回放', recommender: '契约回放' } as const
      const company = { technicalLeader: '契约回放' }
      const body = { id, ...kind, ...stated, company, statement: true, step: 1 }
      try {
        const saved = await unwrap(unit.PUT('/api/member-applies', { body }))
        context.expect(saved.status === 'DRAFT', 'what is saved stays a draft', saved.status)
      } finally {
        await unwrap(unit.DELETE('/api/member-applies/{id}', { params: { path: { id } } }))
      }
    },
  },
]
