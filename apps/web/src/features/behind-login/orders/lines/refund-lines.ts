import type { MemberOrder } from '@portal/api-contract'

/** An order once for each refund that was asked of it, the last one first; a backend may tell of that one only. */
export const refundLines = (order: MemberOrder): MemberOrder[] =>
  order.refunds?.length ? [...order.refunds].reverse().map((refund) => ({ ...order, refund })) : [order]
