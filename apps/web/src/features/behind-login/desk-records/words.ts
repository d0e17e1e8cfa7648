import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  DeskFeeReminderResult,
  DeskMember,
  DeskMemberSummary,
  FeeStatus,
  OrderType,
} from '@portal/api-contract'
import { applyStates, invoiceNames, orderStates } from '../../../lib/chakra/desk/record-words.ts'
import type { States } from '../../../lib/chakra/state-badge.tsx'

export const membershipStates: States<DeskMemberSummary['membershipStatus']> = {
  ACTIVE: { tone: 'success', label: msg`有效` },
  ARREARS: { tone: 'warning', label: msg`欠费` },
  EXPIRED: { tone: 'danger', label: msg`已过期` },
  APPLYING: { tone: 'neutral', label: msg`尚未入会` },
}

export const feeStates: States<FeeStatus> = {
  UNPAID: { tone: 'warning', label: msg`待缴纳` },
  OVERDUE: { tone: 'danger', label: msg`已逾期` },
  PAYING: { tone: 'info', label: msg`支付中` },
  PAID: { tone: 'success', label: msg`已缴纳` },
  EXEMPT: { tone: 'neutral', label: msg`已免缴` },
  REFUNDED: { tone: 'neutral', label: msg`已退费` },
}

export const orderTypeNames: Record<OrderType, MessageDescriptor> = {
  MEMBER_FEE: msg`会费`,
  ON_BEHALF: msg`单位代缴`,
  EDU: msg`课程`,
  OTHER: msg`其他`,
}

/** Why somebody could not be reminded. */
export const reminderReasons: Record<NonNullable<DeskFeeReminderResult['reason']>, MessageDescriptor> = {
  UNKNOWN: msg`没有这笔会费`,
  NOT_OWED: msg`已不需要缴纳`,
  BEING_PAID: msg`正在支付`,
  REMINDED_TODAY: msg`今天已催缴过`,
}

export const eventNames: Record<DeskMember['events'][number]['kind'], MessageDescriptor> = {
  JOINED: msg`入会`,
  APPLICATION: msg`会员申请`,
  FEE: msg`会费`,
  ORDER: msg`订单`,
  INVOICE: msg`发票`,
  CERTIFICATE: msg`证书`,
  COURSE: msg`课程`,
  ACTIVITY: msg`活动`,
  DESK: msg`协会办理`,
}

const labelsOf = <Name extends string>(states: States<Name>) =>
  Object.fromEntries(Object.entries<States<Name>[Name]>(states).map(([name, { label }]) => [name, label]))

/** How the records behind the events stand, of those kinds that a state belongs to. */
export const eventStates: Partial<
  Record<DeskMember['events'][number]['kind'], Record<string, MessageDescriptor>>
> = {
  APPLICATION: labelsOf(applyStates),
  FEE: labelsOf(feeStates),
  ORDER: {
    ...labelsOf(orderStates),
    // Of a refund that was asked for.
    PENDING: msg`待办理`,
    APPROVED: msg`已通过`,
    REJECTED: msg`未通过`,
  },
  INVOICE: invoiceNames,
}
