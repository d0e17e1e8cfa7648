import type { MemberOrder, MemberOrderDetail, OrderItem } from '@portal/api-contract'
import { yuanOf } from '../../../domain/money.ts'
import { isOpen, type StoredItem } from '../../../domain/order/order.ts'
import type { World } from '../../../world.ts'
import { transferOf } from '../bank-transfers/transfer-store.ts'
import { cashierAddress } from '../cashier/address.ts'
import { refundsOf } from '../order-refunds/refund-store.ts'
import { swapTermsOfOrder, termsOf } from '../order-refunds/terms.ts'
import { returnedPaymentsOf } from '../payments/payment-store.ts'
import { itemsOf, type OrderRow } from './order-store.ts'

/** What the QR of an order encodes; a code that cannot be paid any more is not given out. */
const codeUrlOf = ({ payChannel, status, cashierToken }: OrderRow, baseUrl: string): string | null =>
  payChannel === 'WECHAT' && isOpen(status) ? cashierAddress(baseUrl, cashierToken) : null

/** The contract's record. @param baseUrl public address of the API, for the QR */
export function toMemberOrder({ db }: World, row: OrderRow, baseUrl: string): MemberOrder {
  const {
    totalAmountFen,
    refundedFen,
    attempt: _attempt,
    cashierToken: _token,
    returnUrl: _url,
    ...rest
  } = row
  const amounts = { totalAmount: yuanOf(totalAmountFen), refundedAmount: yuanOf(refundedFen) }
  // Few orders have any: they are looked for only where there is one.
  const refunds = row.refundStatus === null ? [] : refundsOf(db, row.id)
  const returnedPayments = returnedPaymentsOf(db, row.id)
  const paidBack = { refund: refunds.at(-1) ?? null, refunds, returnedPayments }
  return { ...rest, ...amounts, ...paidBack, codeUrl: codeUrlOf(row, baseUrl) }
}

const toOrderItem = (
  { id: _, beneficiaryId: _who, priceFen, amountFen, ...rest }: StoredItem,
  refundRefusal: OrderItem['refundRefusal'] = null,
): OrderItem => ({
  ...rest,
  price: yuanOf(priceFen),
  amount: yuanOf(amountFen),
  refundRefusal,
})

/** An order with what is in it, its refund and its transfer. @param baseUrl public address of the API, for the QR */
export function toOrderDetail(world: World, order: OrderRow, baseUrl: string): MemberOrderDetail {
  const { terms, refusals } = termsOf(world, order)
  return {
    ...toMemberOrder(world, order, baseUrl),
    details: itemsOf(world.db, order.id).map((item) => toOrderItem(item, refusals.get(item.id))),
    refundTerms: terms,
    swapTerms: swapTermsOfOrder(world, order),
    transfer: transferOf(world.db, order),
  }
}
