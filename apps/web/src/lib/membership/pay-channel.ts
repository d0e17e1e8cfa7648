import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PayChannel } from '@portal/api-contract'

/** What the ways of paying are called. */
export const payChannelNames: Record<NonNullable<PayChannel>, MessageDescriptor> = {
  WECHAT: msg`微信支付`,
  ALIPAY: msg`支付宝`,
  BANK: msg`银行转账`,
  OFFLINE: msg`线下缴纳`,
}

/** The ways without a payment service: what came in them the association pays back by hand. */
export const channelsByHand = ['BANK', 'OFFLINE'] as const satisfies PayChannel[]

/** Whether the association pays back by hand what was paid in this way. */
export const isPaidBackByHand = (channel: unknown): boolean => channelsByHand.some((one) => one === channel)
