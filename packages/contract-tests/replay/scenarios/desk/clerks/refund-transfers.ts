import { type DeskRefund, type DeskRefundTransfer, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../../run/context.ts'
import { refusedWith } from '../../../run/rules.ts'
import { refuseUndoSince } from '../../applications/at-desk.ts'
import { findDesk } from '../desk-client.ts'

/** What is entered of a refund that was paid back by a transfer. */
export const entryOf = ({ refundAmount: amount, payAccounts }: DeskRefund): DeskRefundTransfer => ({
  ...{ payAccount: payAccounts[0]?.accountNo ?? '', receiverType: 'BANK' as const },
  ...{ receiverAccount: '6222021208000000001', receiverName: '契约回放收款人', amount },
})

/** Enters a refund as paid back by a transfer. */
export function transferOf(
  staff: PortalClient,
  refund: DeskRefund,
  changes: Partial<DeskRefundTransfer> = {},
) {
  const { id } = refund
  const body = { ...entryOf(refund), ...changes }
  return staff.POST('/api/admin/refunds/{id}/transfer', { params: { path: { id } }, body })
}

/** A refund that was rejected is not paid back by a transfer. It is rejected for that, which is taken back. */
export async function refuseRejected(
  context: Context,
  staff: PortalClient,
  refund: DeskRefund,
): Promise<void> {
  const { id } = refund
  const params = { path: { kind: 'ORDER_REFUND' as const, id } }
  const path = '/api/admin/reviews/{kind}/{id}'
  const { submittedAt } = await unwrap(staff.GET(path, { params }))
  const body = { submittedAt, result: 'REJECT' as const, opinion: '回放核对：随即撤回' }
  await unwrap(staff.POST(`${path}/decision`, { params, body }))
  const what = 'a transfer of what was rejected'
  await refusedWith(context, 409, 'error.decidedBefore', what, transferOf(staff, refund))
  await unwrap(staff.POST(`${path}/undo`, { params }))
}

/** A refusal of a refund is not taken back once the payer has asked again. */
export async function refuseUndoOfFormer(context: Context, orderId: number): Promise<void> {
  const rule = 'a refusal of a refund is not taken back once it is asked for again'
  const query = { 'orderId.equals': orderId, 'status.equals': 'REJECTED' }
  const { data: [former] = [] } =
    (await (await findDesk(context))?.GET('/api/admin/refunds', { params: { query } })) ?? {}
  if (former) await refuseUndoSince(context, 'ORDER_REFUND', former.id, 'it is asked for again')
  else context.untried(rule, 'the desk does not show it')
}
