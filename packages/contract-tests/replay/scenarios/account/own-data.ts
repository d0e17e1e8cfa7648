import { isDeepStrictEqual } from 'node:util'
import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'

interface Kept {
  id: number
}

const idsOf = (rows: readonly Kept[]): string => rows.map(({ id }) => id).join(', ')

async function compare(context: Context, client: PortalClient): Promise<void> {
  const data = await unwrap(client.GET('/api/member/data'))
  const params = { query: { size: 2000 } }
  const lists: [what: string, kept: readonly Kept[], listed: readonly Kept[]][] = [
    ['applications', data.applications, await unwrap(client.GET('/api/member-applies/user', { params }))],
    ['fees', data.fees, await unwrap(client.GET('/api/member-fees/user', { params }))],
    ['orders', data.orders, await unwrap(client.GET('/api/member-orders', { params }))],
    ['invoices', data.invoices, await unwrap(client.GET('/api/member-invoices', { params }))],
    ['sign-ups', data.signUps, await unwrap(client.GET('/api/member-activities/user', { params }))],
    ['messages', data.messages, await unwrap(client.GET('/api/member-messages', { params }))],
    ['logins', data.logins, await unwrap(client.GET('/api/member/logins', { params }))],
  ]
  // A login may come between the two, of a scenario that runs beside this one: then the file has it, too, when it is asked for again.
  const { logins } = await unwrap(client.GET('/api/member/data'))
  for (const [what, kept, listed] of lists)
    context.expect(
      idsOf(kept) === idsOf(listed) || (what === 'logins' && idsOf(logins) === idsOf(listed)),
      `the file has all ${what}, as their list has them`,
      idsOf(kept),
    )
  const profile = await unwrap(client.GET('/api/member-basic/detail'))
  context.expect(isDeepStrictEqual(data.profile, profile), 'the file has the profile as it is read')
}

export const ownData: Scenario[] = [
  {
    name: 'What is kept of a member is what the single operations say',
    operations: ['downloadOwnData'],
    writes: false,
    async run(context) {
      for (const role of ['person', 'unit'] as const) await compare(context, await context.as(role))
    },
  },
]
