import { unwrap } from '@portal/api-contract'
import type { Scenario } from '../../run/scenario.ts'
import { onJourney } from '../account/travel.ts'

const elsewhere = 'money would move: pay a year before the last one of a membership, and look at its last day'

/** Paying for years that have passed. */
export const olderYears: Scenario[] = [
  {
    name: 'Paying an older year leaves a membership valid as long as it was',
    operations: ['payByWeixin', 'getCurrentMember', 'getMemberFeeInfo'],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, async () => {
        const pay = context.cashier()
        const client = await context.as('person')
        const before = await unwrap(client.GET('/api/member/current'))
        const query = { 'status.in': ['UNPAID' as const, 'OVERDUE' as const], size: 50 }
        const owed = await unwrap(client.GET('/api/member-fees/user', { params: { query } }))
        const older = owed.find(
          ({ feeYear, isPayable }) => isPayable && `${feeYear}-12-31` < (before.validTo ?? ''),
        )
        if (!older) return context.skip('the person owes no year before the last one of its membership')
        const body = { feeIds: [older.id] }
        await pay((await unwrap(client.POST('/api/weixin/native/pay', { body }))).code_url)
        const { validTo } = await unwrap(client.GET('/api/member/current'))
        const rule = 'paying an older year moves the end of a membership neither back nor on'
        context.expect(validTo === before.validTo, rule, `${before.validTo}, then ${validTo}`)
      }),
  },
]
