import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Button, Collapsible } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChannelForm } from '../checkout/channel-form.tsx'
import { OrderBill } from '../order/order-bill.tsx'
import type { Phase } from '../order/phase.ts'
import { PaymentFrame } from '../payment-frame.tsx'
import { issuedCodeQueryOptions } from '../queries.ts'
import { AlipayWait } from './alipay-wait.tsx'
import { type Channel, useStartPayment } from './mutations.ts'
import type { Watch } from './use-trade.ts'
import styles from './waiting-payment.module.css'
import { WatchStatus } from './watch-status.tsx'
import { WeixinCode } from './weixin-code.tsx'

interface WaitingPaymentProps {
  phase: Phase
  order: MemberOrderDetail
  watch: Watch
  onOrder: (orderId: number) => Promise<void>
}

/** An order that waits to be paid: the QR or the way to Alipay, how it stands, and the way to the other channel. */
export function WaitingPayment({ phase, order, watch, onOrder }: WaitingPaymentProps) {
  const { t } = useLingui()
  const [isChoosing, setChoosing] = useState(false)
  const { data: issued } = useQuery(issuedCodeQueryOptions(order.id))
  const { mutate, isPending, error } = useStartPayment(onOrder)
  const { payChannel, totalAmount } = order
  const code = order.codeUrl ?? issued
  const isBegun = payChannel === 'ALIPAY' || (payChannel === 'WECHAT' && code !== undefined)
  const pay = (channel: Channel) =>
    mutate({ channel, target: { orderId: order.id } }, { onSuccess: () => setChoosing(false) })
  const choice = (
    <ChannelForm
      channel={payChannel === 'WECHAT' && isBegun ? 'ALIPAY' : 'WECHAT'}
      amount={totalAmount}
      isBusy={isPending}
      error={error}
      onPay={pay}
    />
  )
  const bill = <OrderBill order={order} />
  if (!isBegun) {
    return (
      <PaymentFrame bill={bill} title={t`选择支付方式`}>
        {choice}
      </PaymentFrame>
    )
  }
  return (
    <PaymentFrame bill={bill} title={payChannel === 'WECHAT' ? t`微信扫码支付` : t`支付宝支付`}>
      {payChannel === 'WECHAT' && code ? (
        <WeixinCode code={code} expireTime={order.expireTime} onExpire={watch.refresh} />
      ) : (
        <AlipayWait
          expireTime={order.expireTime}
          onExpire={watch.refresh}
          isBusy={isPending}
          onOpen={() => pay('ALIPAY')}
        />
      )}
      <WatchStatus phase={phase} watch={watch} />
      <Collapsible.Root
        open={isChoosing}
        onOpenChange={({ open }) => setChoosing(open)}
        className={styles.other}
      >
        <Collapsible.Trigger asChild>
          <Button variant="ghost">{t`更换支付方式`}</Button>
        </Collapsible.Trigger>
        <Collapsible.Content>{choice}</Collapsible.Content>
      </Collapsible.Root>
    </PaymentFrame>
  )
}
