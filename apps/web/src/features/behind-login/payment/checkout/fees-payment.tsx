import { useLingui } from '@lingui/react/macro'
import { Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { chosenFeesQueryOptions } from '../../../../lib/membership/member-fee.ts'
import { PaymentSkeleton } from '../payment-frame.tsx'
import { orderIdQueryOptions } from '../queries.ts'
import type { OnOrder } from '../trade/mutations.ts'
import { checkFees, type FeesCheck } from './check-fees.ts'
import { FeesCheckout } from './fees-checkout.tsx'
import { FeesClosed, FeesExempt, FeesOnBehalf, FeesSettled, FeesUnknown } from './fees-outcomes.tsx'

interface FeesPaymentProps {
  ids: number[]
  /** Number of the order that the buyer comes back from, where a gateway has sent the buyer here. */
  orderNo: string | undefined
  onOrder: OnOrder
}

/** The payment of fees before it has an order. */
export function FeesPayment({ ids, orderNo, onOrder }: FeesPaymentProps) {
  const { t } = useLingui()
  const query = useQuery(chosenFeesQueryOptions(ids))
  const { data, error } = query
  const order = useQuery({ ...orderIdQueryOptions(orderNo ?? ''), enabled: orderNo !== undefined })
  if (orderNo !== undefined && order.isPending) return <PaymentSkeleton />
  // It may be closed by now, and its fees free: whoever has just paid it is not asked to pay once more.
  if (order.data) return <Navigate to="." search={{ order: order.data }} replace />
  if (!data) {
    return error ? <LoadFailure query={query} title={t`待缴会费没有加载成功`} /> : <PaymentSkeleton />
  }
  const orderId = data.find((fee) => fee.orderId !== null)?.orderId
  // Alipay was told to come back to the fees, since their order was not there yet; it is now.
  if (orderNo !== undefined && orderId) return <Navigate to="." search={{ order: orderId }} replace />
  return <CheckedFees check={checkFees(ids, data)} onOrder={onOrder} />
}

function CheckedFees({ check, onOrder }: { check: FeesCheck } & Pick<FeesPaymentProps, 'onOrder'>) {
  const { t } = useLingui()
  if (check.kind === 'unknown') return <FeesUnknown />
  // An order that waits is gone on with: the same year is never paid in two.
  if (check.kind === 'inOrder') return <Navigate to="." search={{ order: check.orderId }} replace />
  if (check.kind === 'onBehalf') return <FeesOnBehalf payer={check.payer} />
  if (check.kind === 'closed') return <FeesClosed fees={check.fees} />
  if (check.kind === 'exempt') return <FeesExempt />
  if (check.kind === 'settled') return <FeesSettled fees={check.fees} />
  const notice = check.kind === 'partial' && (
    <Notice tone="warning">
      {t`所选会费中有的已缴清、已免缴、已退费、在其他待支付订单中或无法找到，以下仅列出仍可缴纳的年度。`}
    </Notice>
  )
  return <FeesCheckout fees={check.fees} notice={notice} onOrder={onOrder} />
}
