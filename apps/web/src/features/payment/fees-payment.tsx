import { useLingui } from '@lingui/react/macro'
import { Notice } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { FeesCheckout } from './fees-checkout.tsx'
import { FeesInOrder, FeesSettled, FeesUnknown } from './fees-ends.tsx'
import { type Judgement, judgeFees } from './judge-fees.ts'
import { PaymentSkeleton } from './payment-frame.tsx'
import { chosenFeesQueryOptions } from './queries.ts'

interface FeesPaymentProps {
  ids: number[]
  /** Whether a gateway has sent the buyer back here. */
  isReturning: boolean
  onOrder: (orderId: number) => Promise<void>
}

/** The payment of fees before it has an order. */
export function FeesPayment({ ids, isReturning, onOrder }: FeesPaymentProps) {
  const { t } = useLingui()
  const query = useQuery(chosenFeesQueryOptions(ids))
  const { data, error } = query
  if (!data) {
    return error ? <LoadFailure query={query} title={t`待缴会费没有加载成功`} /> : <PaymentSkeleton />
  }
  const orderId = data.find((fee) => fee.orderId !== null)?.orderId
  // Alipay was told to come back to the fees, since their order was not there yet; it is now.
  if (isReturning && orderId) return <Navigate to="." search={{ order: orderId }} replace />
  return <Judged judgement={judgeFees(ids, data)} onOrder={onOrder} />
}

function Judged({ judgement, onOrder }: { judgement: Judgement } & Pick<FeesPaymentProps, 'onOrder'>) {
  const { t } = useLingui()
  if (judgement.kind === 'unknown') return <FeesUnknown />
  if (judgement.kind === 'inOrder') return <FeesInOrder orderId={judgement.orderId} />
  if (judgement.kind === 'settled') return <FeesSettled fees={judgement.fees} />
  const notice = judgement.kind === 'partial' && (
    <Notice tone="warning">
      {t`所选会费中有的已缴清、在其他待支付订单中或无法找到，以下仅列出仍可缴纳的年度。`}
    </Notice>
  )
  return <FeesCheckout fees={judgement.fees} notice={notice} onOrder={onOrder} />
}
