import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { PaymentFrame } from '../payment-frame.tsx'
import type { BillFault } from './bill-fault.ts'
import { OrderBill } from './order-bill.tsx'

interface BillStoppedProps {
  order: MemberOrderDetail
  fault: BillFault
  /** Fen that the buyer was shown before. */
  agreed: number | undefined
}

/** Stands in the place of the payment while the sums differ: nobody pays what was not shown. */
export default function BillStopped({ order, fault, agreed = 0 }: BillStoppedProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const total = formatMoney(order.totalAmount)
  const shown = formatMoney(agreed / 100)
  return (
    <PaymentFrame bill={<OrderBill order={order} />} title={t`支付已停止`}>
      <Notice tone="danger" live="alert" title={t`金额不一致，没有付款`}>
        {fault === 'agreed'
          ? t`您确认的金额是 ${shown}，订单金额是 ${total}。请核对账单，确认无误后再继续。`
          : t`订单各项与应付总额不一致。请勿付款，并联系协会核对。`}
      </Notice>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '1rem' }}>
        {fault === 'agreed' && (
          <Button asChild>
            <Link to="." search={{ order: order.id }} replace>{t`按 ${total} 继续支付`}</Link>
          </Button>
        )}
        <Button asChild variant="outline">
          <Link {...links.order(order.id)}>{t`查看订单`}</Link>
        </Button>
      </p>
    </PaymentFrame>
  )
}
