import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Notice } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { isOwnCourse } from '../../../../lib/membership/member-order.ts'
import { PaymentFrame } from '../payment-frame.tsx'
import { type OnOrder, useStartPayment } from '../trade/mutations.ts'
import { OrderPayForm } from '../trade/order-pay-form.tsx'
import { OrderBill } from './order-bill.tsx'

interface RetryPaymentProps {
  order: MemberOrderDetail
  /** What holds for whoever pays. */
  terms?: ReactNode
  onOrder: OnOrder
}

/** A try to pay has failed; the order is still open for another. */
export function RetryPayment({ order, terms, onOrder }: RetryPaymentProps) {
  const { t } = useLingui()
  const start = useStartPayment(onOrder)
  const notice = (
    <Notice tone="danger" title={t`这次支付没有成功`}>
      {isOwnCourse(order)
        ? t`订单仍然有效，可以重试。如果已经扣款，将由支付渠道原路退回。`
        : t`订单仍然有效，可以重试，或换一种支付方式。如果已经扣款，将由支付渠道原路退回。`}
      <br />
      {t`付款金额与订单不符的，不会入账，同样原路退回。`}
    </Notice>
  )
  return (
    <PaymentFrame bill={<OrderBill order={order} />} title={t`重新支付`} notice={notice} terms={terms}>
      <OrderPayForm
        order={order}
        channel={order.payChannel === 'ALIPAY' ? 'ALIPAY' : 'WECHAT'}
        start={start}
      />
    </PaymentFrame>
  )
}
