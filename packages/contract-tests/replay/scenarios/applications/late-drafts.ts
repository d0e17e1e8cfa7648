import { type PortalClient, unwrap } from '@portal/api-contract'
import { day } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInBeside } from '../account/log-in-anew.ts'
import { type Journey, noon, onJourney } from '../account/travel.ts'
import { materialOf } from './decisions.ts'

const elsewhere =
  'a year begins by time alone: begin to leave and to renew before it ends, and hand both in when the next fee is asked for'

const begin = (client: PortalClient, applyKind: 'QUIT' | 'RENEW') =>
  unwrap(client.POST('/api/member-applies', { body: { applyKind, reason: '契约回放' } }))

/** What may be begun may not be handed in any more once the member stands otherwise: who owes does not leave, who has paid does not renew. */
async function handInLate(context: Context, { to }: Journey): Promise<void> {
  for (const { account, client } of await context.others()) {
    const { membershipStatus, validTo } = await currentMember(client)
    if (membershipStatus !== 'ACTIVE' || !validTo) continue
    const soon = Math.max(context.now().getTime() + 1000, noon(validTo) - 30 * day)
    const ids: number[] = []
    await to(soon, async () => {
      const member = await logInBeside(context, account)
      for (const kind of ['QUIT', 'RENEW'] as const) ids.push((await begin(member, kind)).id)
    })
    const [quitId = 0, renewId = 0] = ids
    await to(noon(validTo) + 15 * day, async () => {
      const member = await logInBeside(context, account)
      const { payableFeeIds: feeIds } = await unwrap(member.GET('/api/member-fees/info'))
      if (feeIds.length === 0) return context.untried('who owes does not leave', 'no fee is asked for yet')
      const quit = { id: quitId, applyKind: 'QUIT', reason: '契约回放' } as const
      const sent = { statement: true, status: 'SUBMITTED' } as const
      const materials = [await materialOf(member, '盖章申请表')]
      const leave = () => member.PUT('/api/member-applies', { body: { ...quit, materials, ...sent } })
      const owed = [409, 'error.feesOwed'] as const
      await refusedWith(context, ...owed, 'leaving with what was begun before the fee', leave())
      const { code_url } = await unwrap(member.POST('/api/weixin/native/pay', { body: { feeIds } }))
      await refusedWith(context, ...owed, 'leaving while all that is owed is being paid', leave())
      await context.cashier()(code_url)
      const renew = { id: renewId, applyKind: 'RENEW', ...sent } as const
      const renewing = member.PUT('/api/member-applies', { body: renew })
      const what = 'renewing with what was begun before the year was paid'
      await refusedWith(context, 409, 'error.membershipActive', what, renewing)
    })
    return
  }
  return context.skip('no further account of the credentials is a member who owes nothing')
}

export const lateDrafts: Scenario[] = [
  {
    name: 'What was begun before is not handed in once its member stands otherwise',
    operations: ['updateMemberApply', 'createMemberApply'],
    writes: true,
    run: (context) => onJourney(context, elsewhere, (journey) => handInLate(context, journey)),
  },
]
