import { useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { Notice } from '@portal/ui/chakra'
import { isPayable } from '../../../lib/membership/member-fee.ts'

/** What a fee's state does not say: why nothing is to be done about it, or what there is still time for. */
export function FeeStanding({ fee }: { fee: MemberFee }) {
  const { t } = useLingui()
  const { status, orderId, payer } = fee
  const name = payer?.name ?? ''
  const isByOther = orderId === null
  if (status === 'PAYING' && isByOther)
    return (
      <Notice title={name ? t`由${name}代缴` : t`由他人代缴`}>
        {t`无需再次支付。该订单取消或超过支付时限后，会费可以自行缴纳。`}
      </Notice>
    )
  if (status === 'PAID' && isByOther && name) return <Notice tone="success">{t`由${name}代缴`}</Notice>
  if (status === 'EXEMPT') return <Notice>{t`这笔会费已免缴，无需支付。`}</Notice>
  if (status !== 'REFUNDED') return null
  return isPayable(fee) ? (
    <Notice tone="warning">{t`这笔会费已退费，所属年度结束前可以重新缴纳。`}</Notice>
  ) : (
    <Notice>{t`年度结束或会籍终止后，已退的会费不再收取。`}</Notice>
  )
}
