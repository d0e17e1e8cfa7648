import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApplyStatus, DeskAction, DeskSubject, InvoiceStatus, OrderStatus } from '@portal/api-contract'
import type { States } from '../state-badge.tsx'

/** What was done, as the log has it. */
export const actionStates: States<DeskAction> = {
  CREATE: { tone: 'info', label: msg`新建` },
  UPDATE: { tone: 'info', label: msg`修改` },
  DELETE: { tone: 'danger', label: msg`删除` },
  PASSWORD: { tone: 'warning', label: msg`重置密码` },
  APPROVE: { tone: 'success', label: msg`通过` },
  RETURN: { tone: 'warning', label: msg`退回` },
  REJECT: { tone: 'danger', label: msg`驳回` },
  UNDO: { tone: 'neutral', label: msg`撤销决定` },
  REMIND: { tone: 'info', label: msg`催缴` },
  PUBLISH: { tone: 'success', label: msg({ message: '发布', context: 'button' }) },
  WITHDRAW: { tone: 'warning', label: msg`撤下` },
  TRANSFER: { tone: 'info', label: msg`转账退款` },
  ORDER: { tone: 'neutral', label: msg`调整顺序` },
}

/** What it was done to. */
export const subjectNames: Record<DeskSubject, MessageDescriptor> = {
  USER: msg`用户`,
  ROLE: msg`角色`,
  APPLICATION: msg`会员申请`,
  EXPERT: msg`专家申请`,
  JOB: msg`求职信息`,
  SITE: msg`微网站`,
  SITE_ITEM: msg`微网站内容`,
  ORDER_REFUND: msg`退款`,
  BANK_TRANSFER: msg`银行转账`,
  INVOICE: msg`发票`,
  MEMBER: msg`会员`,
  FEE: msg`会费`,
  NEWS: msg`资讯`,
  FEE_NEWS: msg`价格信息`,
  JOURNAL: msg`期刊`,
  COURSE: msg`课程`,
  ACTIVITY: msg({ message: '活动', context: 'subject' }),
  BANNER: msg`横幅`,
  NAVIGATION: msg`导航`,
  COLUMN: msg`栏目`,
}

/** How an order stands. */
export const orderStates: States<OrderStatus> = {
  CREATED: { tone: 'warning', label: msg`待支付` },
  PAYING: { tone: 'info', label: msg`支付中` },
  PAID: { tone: 'success', label: msg`已支付` },
  CLOSED: { tone: 'neutral', label: msg`已关闭` },
  REFUNDING: { tone: 'warning', label: msg`退款中` },
  REFUNDED: { tone: 'neutral', label: msg`已退款` },
}

/** How an invoice stands. */
export const invoiceNames: Record<InvoiceStatus, MessageDescriptor> = {
  PENDING: msg`待审核`,
  ISSUING: msg`开具中`,
  ISSUED: msg`已开具`,
  FAILED: msg`开具失败`,
  REJECTED: msg`已退回`,
  RED_FLUSHED: msg`已红冲`,
}

/** Who a record belongs to. */
export const ownerNames: Record<'UNIT' | 'PERSON', MessageDescriptor> = {
  UNIT: msg`单位会员`,
  PERSON: msg`个人会员`,
}

/** How an application stands. */
export const applyStates: States<ApplyStatus> = {
  DRAFT: { tone: 'neutral', label: msg`草稿` },
  SUBMITTED: { tone: 'info', label: msg`待初审` },
  REVIEWING: { tone: 'info', label: msg`审核中` },
  RETURNED: { tone: 'warning', label: msg`退回补正` },
  REJECTED: { tone: 'danger', label: msg`未通过` },
  APPROVED: { tone: 'success', label: msg`已批准` },
  PENDING_PAYMENT: { tone: 'warning', label: msg`待缴费` },
  EFFECTIVE: { tone: 'success', label: msg`已生效` },
  WITHDRAWN: { tone: 'neutral', label: msg`已撤回` },
}
