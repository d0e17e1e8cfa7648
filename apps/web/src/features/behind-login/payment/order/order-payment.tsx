import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail, TradeQuery } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { isMissing } from '../../../../lib/api/errors.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { UnknownOrder } from '../../../../lib/chakra/record/unknown-order.tsx'
import { isOwnCourse, memberOrderQueryOptions } from '../../../../lib/membership/member-order.ts'
import { useFollowFocus } from '../../../../lib/page/follow-focus.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import type { FailureProps } from '../../../../lib/states/use-failure.ts'
import { PaymentSkeleton } from '../payment-frame.tsx'
import type { OnOrder } from '../trade/mutations.ts'
import { useTrade, type Watch } from '../trade/use-trade.ts'
import { WaitingPayment } from '../trade/waiting-payment.tsx'
import { billFault } from './bill-fault.ts'
import { OrderPaid } from './order-paid.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { type Phase, phaseOf } from './phase.ts'
import { RetryPayment } from './retry-payment.tsx'
import { usePhaseWords } from './use-phase-words.ts'

// Only who meets a difference, or an order that is not to be paid any more.
const BillStopped = lazyPart(() => import('./bill-stopped.tsx'))
const OrderEnded = lazyPart(() => import('./order-ended.tsx'))

/** Milliseconds between two looks at a transfer that the association confirms. */
const askAgain = 15_000

interface OrderPaymentProps {
  id: number
  /** Fen that the buyer was shown before there was an order. */
  agreed?: number | undefined
  /** What holds for a person's own course, said for as long as it can be paid. */
  terms?: ReactNode
  onOrder: OnOrder
}

/** The payment of an order, from its QR to whatever it ends with. */
export function OrderPayment({ id, agreed, terms, onOrder }: OrderPaymentProps) {
  const { t } = useLingui()
  const query = useQuery({
    ...memberOrderQueryOptions(id),
    // Its trade says nothing of a proof that is asked for again.
    refetchInterval: ({ state: { data } }) => (data?.transfer?.status === 'CONFIRMING' ? askAgain : false),
  })
  const { trade, error, watch } = useTrade(id)
  const { data: order } = query
  if (isMissing(query.error) || isMissing(error)) {
    return (
      <OutcomeCard>
        <UnknownOrder />
      </OutcomeCard>
    )
  }
  if (!order && query.error) return <LoadFailure query={query} title={t`订单没有加载成功`} />
  if (order && !trade && error) {
    // It may be asked for again all the while, for as long as the page is open.
    const query = { error, isFetching: false, refetch: watch.refresh } as FailureProps['query']
    return <LoadFailure query={query} title={t`订单没有加载成功`} />
  }
  if (!order || !trade) return <PaymentSkeleton />
  return <OrderPhase {...{ order, trade, watch, agreed, onOrder }} terms={isOwnCourse(order) && terms} />
}

interface OrderPhaseProps extends Pick<OrderPaymentProps, 'agreed' | 'terms' | 'onOrder'> {
  order: MemberOrderDetail
  trade: TradeQuery
  watch: Watch
}

/** Phases in which somebody could still pay. */
const unpaid: readonly Phase[] = ['waiting', 'paying', 'failed']

function OrderPhase({ order, trade, watch, agreed, terms, onOrder }: OrderPhaseProps) {
  const { t } = useLingui()
  const phase = phaseOf(trade.trade_state, order)
  const words = usePhaseWords(phase)
  const view = useRef<HTMLDivElement>(null)
  // Whoever has scrolled down to the QR would see the page's end when the outcome takes its place.
  useFollowFocus(view, unpaid.includes(phase) ? 'unpaid' : phase, { scroll: true })
  const isFromCheckout = agreed !== undefined
  useEffect(() => {
    // The button that was pressed is gone with its form.
    if (isFromCheckout && document.activeElement === document.body)
      view.current?.focus({ preventScroll: true })
  }, [isFromCheckout])
  const fault = billFault(order, { charged: trade.amount.total, agreed })
  return (
    <>
      {/* Stays through all phases, so that a change is read out. */}
      <p className="visually-hidden" role="status">
        {order.transfer && unpaid.includes(phase) ? t`等待转账。协会确认到账后本页会自动显示结果。` : words}
      </p>
      {fault && unpaid.includes(phase) ? (
        <Suspense fallback={<PaymentSkeleton />}>
          <BillStopped order={order} fault={fault} agreed={agreed} />
        </Suspense>
      ) : (
        <div ref={view} tabIndex={-1}>
          <PhaseView {...{ phase, order, trade, watch, terms, onOrder }} />
        </div>
      )}
    </>
  )
}

function PhaseView({ phase, order, trade, watch, terms, onOrder }: OrderPhaseProps & { phase: Phase }) {
  switch (phase) {
    case 'waiting':
    case 'paying':
      return <WaitingPayment {...{ phase, order, watch, terms, onOrder }} />
    case 'failed':
      return <RetryPayment {...{ order, terms, onOrder }} />
    case 'paid':
      return <OrderPaid order={order} trade={trade} />
    default:
      return (
        <Suspense fallback={<PaymentSkeleton />}>
          <OrderEnded order={order} phase={phase} />
        </Suspense>
      )
  }
}
