import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberOrderDetail, OrderItem, OrderRefundTerms } from '@portal/api-contract'

/** Why an order is not paid back by rule. */
export const refusalWords: Record<NonNullable<OrderRefundTerms['refusal']>, MessageDescriptor> = {
  REFUNDED_BEFORE: msg`这一年度的会费已经退过一次。`,
  INVOICE_USED: msg`这笔订单的票据已经入账使用。`,
  COMPLETED: msg`课程已经学完。`,
  WATCHED_TOO_MUCH: msg`课程观看已超过可退款的比例。`,
  TOO_LATE: msg`已超过退款期限。`,
}

/**
 * What is given back with fees: with a year its validity, with the difference of an upgrade the level that it was paid for. A backend
 * that does not tell them apart has years.
 */
function feeEffects(isOnBehalf: boolean, lines: readonly Pick<OrderItem, 'feeKind'>[]): MessageDescriptor[] {
  const effects: MessageDescriptor[] = []
  if (lines.some(({ feeKind }) => feeKind !== 'UPGRADE'))
    effects.push(
      isOnBehalf
        ? msg`所代缴人员的会籍有效期退回到仍已缴费的最后一个年度，他们会收到通知。`
        : msg`会籍有效期退回到仍已缴费的最后一个年度；所退年度结束前可以重新缴纳，每个年度只退一次。`,
    )
  if (lines.some(({ feeKind }) => feeKind === 'UPGRADE'))
    effects.push(
      isOnBehalf
        ? msg`所代缴人员的会员等级退回到缴纳差额前的等级，他们会收到通知。`
        : msg`会员等级退回到缴纳差额前的等级，以后年度已按新等级缴费的除外；差额不影响会籍有效期，只退一次。`,
    )
  return effects
}

/**
 * What a refund takes away besides the money, as the reader is told before asking for one.
 *
 * @param lines what of the order is asked back
 * @param isPart whether some of the order stays paid
 */
export function refundEffects(
  { orderType, invoiceStatus }: Pick<MemberOrderDetail, 'orderType' | 'invoiceStatus'>,
  lines: readonly Pick<OrderItem, 'feeKind'>[],
  isPart = false,
): MessageDescriptor[] {
  const isOnBehalf = orderType === 'ON_BEHALF'
  const effects = isOnBehalf || orderType === 'MEMBER_FEE' ? feeEffects(isOnBehalf, lines) : []
  if (orderType === 'EDU') effects.push(msg`课程不能再学习。`)
  if (orderType === 'OTHER') effects.push(msg`所报活动的名额随之取消。`)
  if (invoiceStatus === 'ISSUED') effects.push(msg`已开具的票据会被冲红，不能再作报销凭证。`)
  if (invoiceStatus === 'APPLIED') effects.push(msg`已申请的票据不再开具。`)
  if (isPart && invoiceStatus !== 'NONE') effects.push(msg`订单其余金额可以重新申请票据。`)
  return effects
}
