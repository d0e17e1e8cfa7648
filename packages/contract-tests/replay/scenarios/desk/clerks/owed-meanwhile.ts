import { type DeskApplication, type MemberApplyDraft, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../../shared/http/at.ts'
import type { Context } from '../../../run/context.ts'
import { refused } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { onJourney } from '../../account/travel.ts'
import { materialOf, unitToRise } from '../../applications/decisions.ts'
import { deskClient, requirePermission } from '../desk-client.ts'

const elsewhere =
  'it takes a member: let a unit that owes nothing ask to leave, let it rise to a level that costs more, and look at the first application at the desk before its fee is paid and after'

/** The desk finds out that something is owed, as long as it is, and says so of whoever applies. */
function checkFees(context: Context, { checks, applicant }: DeskApplication, owed: number): void {
  const expect = (isRight: boolean, rule: string, seen: unknown) =>
    context.expect(isRight, rule, seen, 'getDeskApplication')
  expect(applicant.owedCount === owed, `who owes ${owed} fees owes them at the desk`, applicant.owedCount)
  const fees = checks.find(({ check }) => check === 'FEES')
  const isSettled = owed === 0
  const rule = `who wants to leave and owes ${isSettled ? 'nothing has' : 'something has not'} settled its fees at the desk`
  expect(fees?.isPassed === isSettled, rule, JSON.stringify(fees))
}

/** Who owes something is not let go, which says why. @param id of the application to leave */
async function refuseLeaving(context: Context, staff: PortalClient, id: number): Promise<void> {
  const { version } = await unwrap(staff.GET('/api/admin/applications/{id}', at(id)))
  const body = { version, result: 'APPROVE' as const }
  const approving = staff.POST('/api/admin/applications/{id}/decision', { ...at(id), body })
  const what = 'approving that who owes something leaves'
  const { message, params } = await refused(context, 409, what, approving)
  const seen = `${message} ${(params as { reason?: unknown } | undefined)?.reason}`
  const isSaid = message === undefined || seen === 'error.approvalHindered FEES_OWED'
  context.expect(isSaid, `${what} is refused, and says so`, seen)
}

/** A unit that has asked to leave rises meanwhile, which costs something, and pays for it. */
async function oweMeanwhile(context: Context, staff: PortalClient): Promise<void> {
  const [decide, pay] = [context.association(), context.cashier()]
  await decide.decideByHand()
  const { client, higher } = await unitToRise(context)
  const materials = [await materialOf(client, '盖章申请表')]
  const handIn = async (draft: MemberApplyDraft) => {
    const body = { ...draft, materials, statement: true, status: 'SUBMITTED' } as const
    const { data, error } = await client.POST('/api/member-applies', { body })
    return data ?? context.skip(`the unit may not apply for ${draft.applyKind}: ${error?.message}`)
  }
  const { id } = await handIn({ applyKind: 'QUIT', reason: '契约回放' })
  const checkNow = async () => {
    const { unpaidCount } = await unwrap(client.GET('/api/member-fees/info'))
    checkFees(context, await unwrap(staff.GET('/api/admin/applications/{id}', at(id))), unpaidCount)
    return unpaidCount
  }
  await checkNow()
  const { id: rising, applyNo } = await handIn({ applyKind: 'UPGRADE', targetLevel: higher })
  while (await decide({ kind: 'APPLICATION', naming: applyNo, result: 'APPROVE' }));
  const { feeId } = await unwrap(client.GET('/api/member-applies/user/{id}', at(rising)))
  if ((await checkNow()) === 0 || feeId === null)
    return context.untried('the desk finds out what is owed by who wants to leave', 'to rise costs nothing')
  await refuseLeaving(context, staff, id)
  const order = await unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } }))
  await pay(order.code_url)
  await checkNow()
}

export const owedMeanwhile: Scenario[] = [
  {
    name: 'The desk: what is owed since somebody has asked to leave is found out, until it is paid',
    operations: [
      ...(['getDeskApplication', 'createMemberApply', 'decideDeskApplication', 'getMemberApply'] as const),
      ...(['getMemberFeeInfo', 'payByWeixin'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.applications')
      await onJourney(context, elsewhere, () => oweMeanwhile(context, staff))
    },
  },
]
