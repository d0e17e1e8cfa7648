import type { ApplyKind } from '@portal/api-contract'
import { linkOptions } from '@tanstack/react-router'
import { useRole } from '../session/session.ts'

/** Where a person finds what both kinds of members have. */
export const personLinks = {
  fees: linkOptions({ to: '/financialManagement/fees' }),
  fee: (id: number) => linkOptions({ to: '/financialManagement/fees/$feeId', params: { feeId: String(id) } }),
  orders: linkOptions({ to: '/financialManagement/orders' }),
  payments: linkOptions({ to: '/financialManagement/payments' }),
  refunds: linkOptions({ to: '/financialManagement/refunds' }),
  order: (id: number) =>
    linkOptions({ to: '/financialManagement/orders/$orderId', params: { orderId: String(id) } }),
  invoices: linkOptions({ to: '/financialManagement/invoices' }),
  /** The book of titles, whom invoices are made out to. */
  invoiceTitles: linkOptions({
    to: '/financialManagement/invoices',
    search: { part: 'titles' as const },
  }),
  invoice: (id: number) => linkOptions({ to: '/financialManagement/invoices', search: { invoice: id } }),
  /** Asks for an invoice, over an order where one is named; one that has an invoice leads to it. */
  applyForInvoice: (order?: number) =>
    linkOptions({
      to: '/financialManagement/invoices',
      search: order === undefined ? { part: 'apply' as const } : { order },
    }),
  /** Pays these fees together. */
  pay: (feeIds: readonly number[]) => linkOptions({ to: '/pay', search: { fees: feeIds.join(',') } }),
  /**
   * Goes on with the payment of an order, or shows how it ended.
   * @param agreed fen that the buyer was shown before there was an order: another sum stops the payment
   */
  resume: (orderId: number, agreed?: number) =>
    linkOptions({ to: '/pay', search: { order: orderId, agreed } }),
  /** Begins an application of a kind, with the content of an earlier one where there is one. */
  begin: (kind: ApplyKind, from?: number) =>
    linkOptions({ to: '/personMemberManage', search: { begin: kind, from } }),
  /** Opens an application, to go on with it or to read it. */
  apply: (id: number) => linkOptions({ to: '/personMemberManage', search: { apply: id } }),
  /** The information centre is a page of persons (specification §2); a unit's notices have one of their own. */
  messages: linkOptions({ to: '/informationCenter' }),
  message: (id: number) => linkOptions({ to: '/informationCenter', search: { message: id } }),
  /** What the association knows of the member. */
  particulars: linkOptions({ to: '/personalCenter/$flag', params: { flag: 'profile' } }),
}

/** The same for a unit. */
export const unitLinks = {
  fees: linkOptions({ to: '/unitPay/fees' }),
  fee: (id: number) => linkOptions({ to: '/unitPay/fees/$feeId', params: { feeId: String(id) } }),
  orders: linkOptions({ to: '/unitPay/orders' }),
  payments: linkOptions({ to: '/unitPay/payments' }),
  refunds: linkOptions({ to: '/unitPay/refunds' }),
  order: (id: number) => linkOptions({ to: '/unitPay/orders/$orderId', params: { orderId: String(id) } }),
  invoices: linkOptions({ to: '/unitPay/invoices' }),
  invoiceTitles: linkOptions({ to: '/unitPay/invoices', search: { part: 'titles' as const } }),
  invoice: (id: number) => linkOptions({ to: '/unitPay/invoices', search: { invoice: id } }),
  applyForInvoice: (order?: number) =>
    linkOptions({
      to: '/unitPay/invoices',
      search: order === undefined ? { part: 'apply' as const } : { order },
    }),
  pay: (feeIds: readonly number[]) => linkOptions({ to: '/unitPay', search: { fees: feeIds.join(',') } }),
  resume: (orderId: number, agreed?: number) =>
    linkOptions({ to: '/unitPay', search: { order: orderId, agreed } }),
  begin: (kind: ApplyKind, from?: number) =>
    linkOptions({ to: '/memberManagement', search: { begin: kind, from } }),
  apply: (id: number) => linkOptions({ to: '/memberManagement', search: { apply: id } }),
  messages: linkOptions({ to: '/unitMessages' }),
  message: (id: number) => linkOptions({ to: '/unitMessages', search: { message: id } }),
  particulars: linkOptions({ to: '/unitData' }),
}

type MemberLinks = typeof personLinks | typeof unitLinks

/** The links of the kind of member that is logged in. */
export const useMemberLinks = (): MemberLinks => (useRole() === 'memberCompany' ? unitLinks : personLinks)
