import type { InvoicedOrder, MemberInvoice, MemberInvoiceDetail, MemberOrder } from '@portal/api-contract'

/** A paid order over a fee that is on no invoice. */
export const orderOf = (id: number, change: Partial<MemberOrder> = {}) =>
  ({
    ...{ id, orderNo: `JC${id}`, orderType: 'MEMBER_FEE', subject: `订单${id}`, totalAmount: 200 },
    ...{ refundedAmount: 0, status: 'PAID', invoiceStatus: 'NONE', payTime: '2026-03-12T01:34:00.000Z' },
    ...change,
  }) as MemberOrder

export const invoicedOrderOf = (id: number): InvoicedOrder => {
  const { orderNo, subject, totalAmount, payTime } = orderOf(id)
  return { id, orderNo, subject, totalAmount, amount: totalAmount, payTime: payTime ?? '' }
}

/** An application for a receipt over orders. */
export const invoiceOf = (
  id: number,
  orderIds: number[],
  change: Partial<MemberInvoice> = {},
): MemberInvoiceDetail =>
  ({
    ...{ id, orderIds, orders: orderIds.map(invoicedOrderOf), amount: 200 * orderIds.length },
    ...{ invoiceKind: 'FISCAL_RECEIPT', titleType: 'COMPANY', buyerName: '江川恒信工程造价咨询有限公司' },
    ...{ buyerTaxNo: '91349901MA2HX01K7F', email: 'finance@hengxin.example', status: 'PENDING' },
    ...{ buyerAddress: null, buyerTel: null, buyerBankName: null, buyerBankAccount: null, phone: null },
    ...{ remark: null, invoiceNo: null, issueDate: null, pdfUrl: null, ofdUrl: null, xmlUrl: null },
    ...{ failReason: null, usedDate: null },
    createdDate: '2026-03-13T02:00:00.000Z',
    lastModifiedDate: '2026-03-13T02:00:00.000Z',
    ...change,
  }) as MemberInvoiceDetail

/** A list as the backend answers it. */
export const listOf = (rows: readonly unknown[]) =>
  Response.json(rows, { headers: { 'X-Total-Count': String(rows.length) } })
