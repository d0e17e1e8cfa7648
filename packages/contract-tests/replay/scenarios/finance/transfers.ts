import { type BankTransfer, type MemberOrderDetail, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { firstDifference, firstSharedDifference } from '../../derived/records/volatile.ts'
import { day } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refusedForeign, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { timesTold } from '../account/notices.ts'
import { minute, onJourney } from '../account/travel.ts'
import { refuseRejected, transferOf } from '../desk/clerks/refund-transfers.ts'
import { findDesk } from '../desk/desk-client.ts'
import { daysUntil, owedBy } from '../payments.ts'
import { proofOf } from './channels.ts'

const elsewhere =
  'the association has a week to confirm a transfer, for which a run does not wait: hand a proof in, and look again after it'

/** An order of the person's over its fees, that is paid by transfer. Skips the scenario where nothing is owed. */
export async function orderByTransfer(context: Context, client: PortalClient) {
  const feeIds = (await owedBy(client)).map(({ id }) => id)
  if (feeIds.length === 0) return context.skip('the person has no fee to pay')
  const asked = await unwrap(client.POST('/api/bank-transfers', { body: { feeIds } }))
  const { orderId } = asked
  const proof = await proofOf(client)
  const handIn = (by: PortalClient) =>
    by.POST('/api/member-orders/{id}/transfer-proof', { ...at(orderId), body: { proof } })
  return { orderId, asked, proof, handIn }
}

type Handed = Awaited<ReturnType<typeof orderByTransfer>>

/** The desk sees what is to be transferred before anything of it was handed in. */
async function checkAwaited(context: Context, { orderId }: Handed): Promise<void> {
  const rule = 'a transfer is at the desk before its proof is'
  const params = { query: { 'id.equals': orderId } }
  const { data } = (await (await findDesk(context))?.GET('/api/admin/transfers', { params })) ?? {}
  if (!data) return context.untried(rule, 'the staff may not see it')
  context.expect(data[0]?.status === 'AWAITING_PROOF', rule, data[0]?.status, 'listDeskTransfers')
}

/** While the association looks for the money, nothing else becomes of its order. */
async function checkConfirming(context: Context, client: PortalClient, handed: BankTransfer): Promise<void> {
  const code = 'error.transferConfirming'
  const id = handed.orderId
  const { details, transfer } = await unwrap(client.GET('/api/member-order-detail/{id}', at(id)))
  const other = firstDifference(handed, transfer)
  context.expect(
    other === null,
    'a transfer is what its order says',
    `another ${other}`,
    'handInTransferProof',
  )
  for (const body of [{ orderId: id }, { feeIds: details.map(({ itemId }) => itemId) }]) {
    const named = 'orderId' in body ? 'its order' : 'its fees'
    const byWeixin = client.POST('/api/weixin/native/pay', { body })
    await refusedWith(context, 409, code, `paying what was transferred by WeChat, by ${named}`, byWeixin)
    const byAlipay = client.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' })
    await refusedWith(context, 409, code, `paying what was transferred by Alipay, by ${named}`, byAlipay)
  }
  const cancelling = client.POST('/api/member-orders/{id}/cancel', at(id))
  await refusedWith(context, 409, code, 'cancelling what was transferred', cancelling)
}

/** Nobody has confirmed it within its week. */
async function checkAskedAgain(
  context: Context,
  { orderId: id }: Pick<Handed, 'orderId'>,
  before: number,
): Promise<void> {
  const client = await logInAnew(context, 'person')
  const { transfer, status } = await unwrap(client.GET('/api/member-order-detail/{id}', at(id)))
  const rule = 'a transfer that is not confirmed within seven days is asked for again'
  context.expect(transfer?.status === 'ASKED_AGAIN', rule, transfer?.status)
  context.expect(status === 'CREATED' || status === 'PAYING', 'its order stays open', status)
  const times = (await timesTold(client, 'ORDER', id)) - before
  context.expect(times === 1, 'that a transfer is asked for again is told once', times)
  const proof = await proofOf(client, 1)
  const handing = client.POST('/api/member-orders/{id}/transfer-proof', { ...at(id), body: { proof } })
  const anew = await unwrap(handing)
  context.expect(anew.status === 'CONFIRMING', 'a proof is handed in anew', anew.status)
  const isLater = (anew.handedInTime ?? '') > (transfer?.handedInTime ?? '')
  const when = 'a transfer says when its proof was handed in last'
  context.expect(isLater, when, anew.handedInTime, 'handInTransferProof')
  const isInPlace = anew.proof?.id === proof.id
  context.expect(isInPlace, 'it is in the place of the former one', anew.proof?.id)
  await checkConfirmed(context, client, id)
  const again = () => client.POST('/api/member-orders/{id}/transfer-proof', { ...at(id), body: { proof } })
  await refusedWith(context, 409, 'error.orderPaid', 'a proof of what is paid', again())
  const refund = { ...at(id), body: { reason: '契约回放：重复转账' } }
  await unwrap(client.POST('/api/member-orders/{id}/refund', refund))
  await refusedWith(context, 409, 'error.orderRefunded', 'a proof of what is being paid back', again())
  const after = await unwrap(client.GET('/api/member-order-detail/{id}', at(id)))
  const isKept = after.status === 'REFUNDING' && after.transfer?.status === 'CONFIRMED'
  context.expect(
    isKept,
    'a proof that is refused changes nothing',
    `${after.status}, ${after.transfer?.status}`,
  )
  await transferBack(context, client, after)
}

/** A refund that waits is approved by what is entered as paid back, which its payer sees and is told. */
async function transferBack(context: Context, client: PortalClient, { id }: MemberOrderDetail) {
  const rule = 'a refund that was transferred is one to its payer'
  const staff = context.credentials.staff && (await logInAnew(context, 'staff'))
  const query = { 'orderId.equals': id }
  const { data: [refund] = [] } = (await staff?.GET('/api/admin/refunds', { params: { query } })) ?? {}
  if (!staff || !refund) return context.untried(rule, 'the desk does not show it')
  await refuseRejected(context, staff, refund)
  const before = await timesTold(client, 'ORDER', id)
  const alipay = { receiverType: 'ALIPAY' as const, receiverAccount: 'replay@portal.example' }
  const { transfer } = await unwrap(transferOf(staff, refund, alipay))
  const received = `${transfer?.receiverType} ${transfer?.receiverAccount}`
  const isThere = received === Object.values(alipay).join(' ')
  context.expect(isThere, 'a refund says which account has received it', received, 'transferDeskRefund')
  const { status, refundStatus } = await unwrap(client.GET('/api/member-order-detail/{id}', at(id)))
  const isBack = status === 'REFUNDED' && refundStatus === 'APPROVED'
  context.expect(isBack, rule, `${status} ${refundStatus}`, 'transferDeskRefund')
  const times = (await timesTold(client, 'ORDER', id)) - before
  context.expect(times > 0, 'a refund that was transferred is told to its payer', times, 'transferDeskRefund')
}

/** What the association has found is paid, by the transfer. */
async function checkConfirmed(context: Context, client: PortalClient, id: number): Promise<void> {
  const read = () => unwrap(client.GET('/api/member-order-detail/{id}', at(id)))
  const { orderNo } = await read()
  await context.association()({ kind: 'BANK_TRANSFER', naming: orderNo, result: 'APPROVE' })
  const { status, payChannel, payTime, transfer, details } = await read()
  const isPaid = status === 'PAID' && payChannel === 'BANK' && payTime !== null
  context.expect(isPaid, 'a transfer that is confirmed pays its order by BANK', `${status} ${payChannel}`)
  context.expect(transfer?.status === 'CONFIRMED', 'its transfer says so', transfer?.status)
  const query = { 'id.in': details.map(({ itemId }) => itemId), size: 200 }
  const fees = await unwrap(client.GET('/api/member-fees/user', { params: { query } }))
  const states = fees.map((fee) => fee.status)
  const isSettled = fees.length === details.length && states.every((state) => state === 'PAID')
  const settled = 'a transfer that is confirmed pays each fee in its order'
  context.expect(isSettled, settled, states.join(), 'listMemberFees')
  const { validTo } = await unwrap(client.GET('/api/member/current'))
  const paid = Math.max(...fees.flatMap(({ feeKind, feeYear }) => (feeKind === 'YEAR' ? feeYear : [])))
  const isValid = !Number.isFinite(paid) || (validTo ?? '') >= `${paid}-12-31`
  const until = 'a transfer that is confirmed makes the membership valid to the end of the years that it pays'
  context.expect(isValid, until, `${validTo} for ${paid}`, 'getCurrentMember')
}

/** The desk asks for a proof again, which is its own entry in the log, and it is handed in once more. */
async function returnAtDesk(
  context: Context,
  { orderId, handIn }: Handed,
  client: PortalClient,
): Promise<void> {
  const staff = await findDesk(context)
  const query = { 'kind.equals': 'BANK_TRANSFER', 'status.equals': 'PENDING', size: 200 }
  const { data: rows = [] } = (await staff?.GET('/api/admin/reviews', { params: { query } })) ?? {}
  const row = rows.find(({ recordId }) => recordId === orderId)
  if (!staff || !row)
    return context.untried('a transfer is asked for again at the desk', 'the desk does not show it')
  const params = { path: { kind: 'BANK_TRANSFER' as const, id: orderId } }
  const body = { submittedAt: row.submittedAt, result: 'RETURN' as const, opinion: '契约回放：请重新上传' }
  await unwrap(staff.POST('/api/admin/reviews/{kind}/{id}/decision', { params, body }))
  const again = await unwrap(handIn(client))
  context.expect(again.status === 'CONFIRMING', 'what the desk asked for again is handed in', again.status)
  const { payerId } = await unwrap(client.GET('/api/member-order-detail/{id}', at(orderId)))
  const { data: payer } = await staff.GET('/api/admin/members/{id}', at(payerId))
  const isTold = payer?.events.some(({ kind, id }) => kind === 'BANK_TRANSFER' && id === orderId)
  const told = 'the time line of a member tells of a transfer'
  context.expect(isTold !== false, told, 'none', 'getDeskMember')
}

export const transfers: Scenario[] = [
  {
    name: 'A proof keeps its order while the association looks for the money, and is asked for again after a week',
    operations: [
      ...(['payByBankTransfer', 'handInTransferProof', 'uploadFile', 'getMemberOrder'] as const),
      'getCurrentMember',
      ...(['payByWeixin', 'cancelMemberOrder', 'listMemberMessages', 'decideDeskReview'] as const),
      ...(['listDeskLog', 'payByAlipay', 'getDeskMember'] as const),
      ...([
        'listDeskTransfers',
        'listDeskRefunds',
        'transferDeskRefund',
        'requestOrderRefund',
        'listMemberFees',
        'undoDeskReview',
      ] as const),
    ],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, async ({ to }) => {
        await context.association().decideByHand()
        const client = await context.as('person')
        const order = await orderByTransfer(context, client)
        const { orderId, proof, handIn } = order
        await checkAwaited(context, order)
        await refusedForeign(context, "the proof of another's order", handIn(await context.as('unit')))
        const shown = await unwrap(handIn(client))
        context.expect(shown.status === 'CONFIRMING', 'the association looks for it', shown.status)
        context.expect(shown.proof?.id === proof.id, 'a transfer keeps its proof', shown.proof?.id)
        const days = daysUntil(shown.expireTime, context.now())
        const rule = 'a proof has seven days to be confirmed, and seven to be asked for again'
        context.expect(days === 14, rule, days)
        const { accountName, bankName, accountNo, remark } = order.asked
        const moved = firstSharedDifference({ accountName, bankName, accountNo, remark }, shown)
        const whereTo = 'a transfer goes where it was asked to go'
        context.expect(moved === null, whereTo, `another ${moved}`, 'payByBankTransfer')
        await checkConfirming(context, client, shown)
        await returnAtDesk(context, order, client)
        const before = await timesTold(client, 'ORDER', orderId)
        await to(context.now().getTime() + 7 * day + minute, () => checkAskedAgain(context, order, before))
      }),
  },
]
