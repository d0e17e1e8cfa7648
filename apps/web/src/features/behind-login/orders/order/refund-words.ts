import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberOrderDetail, OrderRefundTerms } from '@portal/api-contract'

/** Why an order is not paid back by rule. */
export const refusalWords: Record<NonNullable<OrderRefundTerms['refusal']>, MessageDescriptor> = {
  REFUNDED_BEFORE: msg`这一年度的会费已经退过一次。`,
  INVOICE_USED: msg`这笔订单的票据已经入账使用。`,
  COMPLETED: msg`课程已经学完。`,
  WATCHED_TOO_MUCH: msg`课程观看已超过可退款的比例。`,
  TOO_LATE: msg`已超过退款期限。`,
}

/** What a refund takes away besides the money, as the reader is told before asking for one. @param isPart whether some of the order stays paid */
export function refundEffects(
  { orderType, invoiceStatus }: Pick<MemberOrderDetail, 'orderType' | 'invoiceStatus'>,
  isPart = false,
): MessageDescriptor[] {
  const effects: MessageDescriptor[] = []
  if (orderType === 'MEMBER_FEE')
    effects.push(msg`会籍有效期退回到仍已缴费的最后一个年度；当年内可以重新缴纳，每个年度只退一次。`)
  if (orderType === 'ON_BEHALF')
    effects.push(msg`所代缴人员的会籍有效期退回到仍已缴费的最后一个年度，他们会收到通知。`)
  if (orderType === 'EDU') effects.push(msg`课程不能再学习。`)
  if (invoiceStatus === 'ISSUED') effects.push(msg`已开具的票据会被冲红，不能再作报销凭证。`)
  if (invoiceStatus === 'APPLIED') effects.push(msg`已申请的票据不再开具。`)
  if (isPart && invoiceStatus !== 'NONE') effects.push(msg`订单其余金额可以重新申请票据。`)
  return effects
}
