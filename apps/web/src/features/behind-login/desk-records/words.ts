import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  DeskFeeReminderResult,
  DeskMember,
  DeskMemberSummary,
  FeeStatus,
  OrderType,
} from '@portal/api-contract'
import {
  applyStates,
  invoiceNames,
  orderStates,
  subjectNames,
} from '../../../lib/chakra/desk/record-words.ts'
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
  APPLICATION: subjectNames.APPLICATION,
  FEE: subjectNames.FEE,
  ORDER: msg`订单`,
  BANK_TRANSFER: subjectNames.BANK_TRANSFER,
  INVOICE: subjectNames.INVOICE,
  CERTIFICATE: msg`证书`,
  COURSE: subjectNames.COURSE,
  HOUR_CERTIFICATE: msg`学时证明`,
  ACTIVITY: msg`活动`,
  SITE: subjectNames.SITE,
  SITE_ITEM: subjectNames.SITE_ITEM,
  PEOPLE: msg`加入单位`,
  INVITATION: msg`加入单位的邀请`,
  DESK: msg`协会办理`,
}

const labelsOf = <Name extends string>(states: States<Name>) =>
  Object.fromEntries(Object.entries<States<Name>[Name]>(states).map(([name, { label }]) => [name, label]))

/** What the association made of what was handed in. */
const decisions = {
  SUBMITTED: msg`待办理`,
  APPROVED: msg`已通过`,
  RETURNED: msg`已退回`,
  REJECTED: msg`未通过`,
}

/** What became of the records behind the events, of those kinds that a state belongs to. */
export const eventStates: Partial<
  Record<DeskMember['events'][number]['kind'], Record<string, MessageDescriptor>>
> = {
  APPLICATION: labelsOf(applyStates),
  FEE: labelsOf(feeStates),
  ORDER: {
    ...labelsOf(orderStates),
    // Of a refund that was asked for.
    PENDING: decisions.SUBMITTED,
    APPROVED: decisions.APPROVED,
    REJECTED: decisions.REJECTED,
  },
  BANK_TRANSFER: {
    CONFIRMING: decisions.SUBMITTED,
    CONFIRMED: decisions.APPROVED,
    ASKED_AGAIN: decisions.RETURNED,
  },
  INVOICE: invoiceNames,
  HOUR_CERTIFICATE: { VALID: msg`有效`, REPLACED: msg`已换发`, REVOKED: msg`已作废` },
  SITE: decisions,
  SITE_ITEM: decisions,
  INVITATION: {
    PENDING: msg`已发出`,
    ACCEPTED: msg`已接受`,
    DECLINED: msg`已谢绝`,
    WITHDRAWN: msg`已撤回`,
  },
}
