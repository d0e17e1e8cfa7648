import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from './log-in-anew.ts'
import { day, noon, onJourney, yearInChina } from './travel.ts'

const elsewhere =
  'a membership ends by time alone, for which a run does not wait: look at the notices sixty days before its last day'

/** Pays the fee of a year. */
async function payYear(context: Context, client: PortalClient, year: number): Promise<void> {
  const query = { 'feeYear.equals': year }
  const fees = await unwrap(client.GET('/api/member-fees/user', { params: { query } }))
  const fee = fees.find(({ feeKind }) => feeKind === 'YEAR')
  if (!fee) return context.skip('a year has begun that the person is not asked to pay')
  const body = { feeIds: [fee.id] }
  await context.cashier()((await unwrap(client.POST('/api/weixin/native/pay', { body }))).code_url)
}

/** The notices about the certificate that name its last day. */
async function endingsTold(client: PortalClient, lastDay: string): Promise<number> {
  const query = { 'kind.equals': 'CERTIFICATE' as const, size: 200 }
  const notices = await unwrap(client.GET('/api/member-messages', { params: { query } }))
  return notices.filter(({ content }) => content.includes(lastDay)).length
}

export const yearEnds: Scenario[] = [
  {
    name: 'A member is told sixty days before that the membership ends',
    operations: ['listMemberMessages', 'listMemberFees', 'getCurrentMember', 'payByWeixin'],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, async ({ to }) => {
        await context.as('person')
        const year = yearInChina(context.now()) + 1
        const lastDay = `${year}-12-31`
        await to(noon(`${year}-01-15`), async () => {
          const client = await logInAnew(context, 'person')
          await payYear(context, client, year)
          const { validTo } = await unwrap(client.GET('/api/member/current'))
          context.expect(validTo === lastDay, 'a paid year makes the membership valid to its end', validTo)
        })
        const toldAt = async (daysBefore: number) => {
          let told = 0
          await to(noon(lastDay) - daysBefore * day, async () => {
            told = await endingsTold(await logInAnew(context, 'person'), lastDay)
          })
          return told
        }
        const [before, after] = [await toldAt(61), await toldAt(59)]
        const rule = 'that a membership ends is told once, sixty days before'
        context.expect(after === before + 1, rule, `${before} at 61 days, ${after} at 59`)
      }),
  },
]
