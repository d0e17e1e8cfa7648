import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Badge } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { sumYuan, toFen } from '../../../../lib/content/money.ts'
import { MemberWord } from '../../../../lib/membership/member-words.tsx'
import { PaymentFrame } from '../payment-frame.tsx'
import { type OnOrder, useStartPayment } from '../trade/mutations.ts'
import { Bill } from './bill.tsx'
import { ChannelForm } from './channel-form.tsx'

interface FeesCheckoutProps {
  /** At least one, all payable. */
  fees: MemberFee[]
  notice: ReactNode
  onOrder: OnOrder
}

/** Fees to be paid together: the bill, and the choice of the channel. */
export function FeesCheckout({ fees, notice, onOrder }: FeesCheckoutProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useStartPayment(onOrder)
  const total = sumYuan(fees.map(({ amount }) => amount))
  const feeIds = fees.map(({ id }) => id)
  const items = fees.map((fee) => ({
    id: fee.id,
    name: <FeeName fee={fee} />,
    note: <FeeNote fee={fee} />,
    amount: fee.amount,
  }))
  return (
    <PaymentFrame
      bill={<Bill payer={fees[0]?.ownerName ?? ''} items={items} total={total} />}
      title={t`选择支付方式`}
      notice={notice}
    >
      <ChannelForm
        channel="WECHAT"
        hasTransfer
        amount={total}
        isBusy={isPending}
        error={error}
        onPay={(channel) => mutate({ channel, target: { feeIds }, agreed: toFen(total) })}
      />
    </PaymentFrame>
  )
}

function FeeName({ fee: { feeYear, feeKind, status } }: { fee: MemberFee }) {
  const { t } = useLingui()
  const name = feeKind === 'UPGRADE' ? t`${feeYear} 年度会费差额` : t`${feeYear} 年度会费`
  return (
    <>
      {name} {status === 'OVERDUE' && <Badge tone="danger">{t`已逾期`}</Badge>}
    </>
  )
}

function FeeNote({ fee: { memberLevel, dueDate } }: { fee: MemberFee }) {
  const date = formatDate(dueDate)
  return (
    <>
      <MemberWord name={memberLevel} />
      {' · '}
      <Trans>
        缴费期限 <time dateTime={dueDate}>{date}</time>
      </Trans>
    </>
  )
}
