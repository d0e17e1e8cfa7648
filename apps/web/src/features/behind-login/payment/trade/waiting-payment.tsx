import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Button, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { isOwnCourse } from '../../../../lib/membership/member-order.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { OrderBill } from '../order/order-bill.tsx'
import type { Phase } from '../order/phase.ts'
import { PaymentFrame } from '../payment-frame.tsx'
import { issuedCodeQueryOptions } from '../queries.ts'
import { AlipayWait } from './alipay-wait.tsx'
import { type OnOrder, useStartPayment } from './mutations.ts'
import { OrderPayForm } from './order-pay-form.tsx'
import type { Watch } from './use-trade.ts'
import styles from './waiting-payment.module.css'
import { WatchStatus } from './watch-status.tsx'
import { WeixinCode } from './weixin-code.tsx'

// Few pay so.
const BankTransfer = lazyPart(() => import('../transfer/bank-transfer.tsx'))

interface WaitingPaymentProps {
  phase: Phase
  order: MemberOrderDetail
  watch: Watch
  /** What holds for whoever pays. */
  terms?: ReactNode
  onOrder: OnOrder
}

/** An order that waits to be paid: the QR or the way to Alipay, how it stands, and the way to the other channel. */
export function WaitingPayment({ phase, order, watch, terms, onOrder }: WaitingPaymentProps) {
  const { t } = useLingui()
  const [isChoosing, setChoosing] = useState(false)
  const { data: issued } = useQuery(issuedCodeQueryOptions(order.id))
  const start = useStartPayment(onOrder)
  const { payChannel } = order
  const isCourse = isOwnCourse(order)
  const code = order.codeUrl ?? issued
  const isTransfer = payChannel === 'BANK' && order.transfer !== null
  const isBegun =
    isTransfer || (payChannel === 'ALIPAY' && !isCourse) || (payChannel === 'WECHAT' && code !== undefined)
  const choice = (
    <OrderPayForm
      order={order}
      channel={payChannel === 'WECHAT' && isBegun ? 'ALIPAY' : 'WECHAT'}
      start={start}
      onStarted={() => setChoosing(false)}
    />
  )
  const title = isTransfer ? t`银行转账` : payChannel === 'WECHAT' ? t`微信扫码支付` : t`支付宝支付`
  const bill = <OrderBill order={order} />
  if (!isBegun) {
    return (
      <PaymentFrame bill={bill} title={isCourse ? t`微信支付` : t`选择支付方式`} terms={terms}>
        {choice}
      </PaymentFrame>
    )
  }
  return (
    <PaymentFrame bill={bill} title={title} terms={terms} isWaiting>
      {order.transfer && isTransfer ? (
        <Suspense fallback={<Skeleton height="18rem" />}>
          <BankTransfer key={order.transfer.status} transfer={order.transfer} />
        </Suspense>
      ) : payChannel === 'WECHAT' && code ? (
        <WeixinCode code={code} expireTime={order.expireTime} onExpire={watch.refresh} />
      ) : (
        <AlipayWait
          expireTime={order.expireTime}
          onExpire={watch.refresh}
          isBusy={start.isPending}
          // The choice below says it as well.
          error={isChoosing ? null : start.error}
          onOpen={() => start.mutate({ channel: 'ALIPAY', target: { orderId: order.id } })}
        />
      )}
      {!isTransfer && <WatchStatus phase={phase} watch={watch} />}
      {!isCourse && order.transfer?.status !== 'CONFIRMING' && (
        <div className={styles.other}>
          <Button variant="ghost" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {t`更换支付方式`}
          </Button>
          {isChoosing && <div>{choice}</div>}
        </div>
      )}
    </PaymentFrame>
  )
}
