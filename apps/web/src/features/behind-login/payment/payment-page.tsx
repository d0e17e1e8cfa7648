import { useNavigate } from '@tanstack/react-router'
import { ContainedPart } from '../../../lib/chakra/record/contained-part.tsx'
import { FeesPayment } from './checkout/fees-payment.tsx'
import { OrderPayment } from './order/order-payment.tsx'
import { feeIdsOfSearch, type PaymentSearch } from './payment-search.ts'

/** The one page of a payment: for fees that have no order yet, then for the order until its end. */
export function PaymentPage({ search }: { search: PaymentSearch }) {
  const navigate = useNavigate()
  const { fees, order, agreed, out_trade_no } = search
  const toOrder = (orderId: number, agreed?: number) =>
    navigate({ to: '.', search: { order: orderId, agreed }, replace: true })
  return (
    <ContainedPart>
      {order !== undefined && <OrderPayment key={order} id={order} agreed={agreed} onOrder={toOrder} />}
      {order === undefined && fees !== undefined && (
        <FeesPayment key={fees} ids={feeIdsOfSearch(fees)} orderNo={out_trade_no} onOrder={toOrder} />
      )}
    </ContainedPart>
  )
}
