import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskFigureName, DeskWorkplace } from '@portal/api-contract'

type WaitingKind = DeskWorkplace['waiting'][number]['kind']

export const waitingNames: Record<WaitingKind, MessageDescriptor> = {
  APPLICATION: msg`会员申请`,
  EXPERT: msg`专家申请`,
  JOB: msg`求职信息`,
  SITE: msg`微网站`,
  SITE_ITEM: msg`微网站内容`,
  ORDER_REFUND: msg`退款`,
  BANK_TRANSFER: msg`银行转账`,
  INVOICE: msg`发票`,
}

/** The list in which what waits stands. */
export const queryOfWaiting = {
  APPLICATION: '/list/applications',
  EXPERT: '/list/experts',
  JOB: '/list/job-applications',
  SITE: '/list/site-items',
  SITE_ITEM: '/list/site-items',
  ORDER_REFUND: '/list/refunds',
  BANK_TRANSFER: '/list/transfers',
  INVOICE: '/list/invoices',
} as const satisfies Record<WaitingKind, string>

export const figureNames: Record<DeskFigureName, MessageDescriptor> = {
  JOINED: msg`新入会`,
  LEFT: msg`退会`,
  FEES_COLLECTED: msg`实收会费`,
  ORDERS_PAID: msg`已支付订单`,
  ORDERS_AMOUNT: msg`支付金额`,
  ORDERS_CLOSED: msg`关闭的订单`,
  APPLICATIONS_SUBMITTED: msg`提交的申请`,
  APPLICATIONS_APPROVED: msg`批准的申请`,
  INVOICES_ISSUED: msg`已开发票`,
  ENROLLMENTS: msg`课程报名`,
  COURSES_COMPLETED: msg`学完的课程`,
  HOURS_CREDITED: msg`入账学时`,
}

/** Figures that are yuan. */
export const moneyFigures: ReadonlySet<DeskFigureName> = new Set(['FEES_COLLECTED', 'ORDERS_AMOUNT'])
