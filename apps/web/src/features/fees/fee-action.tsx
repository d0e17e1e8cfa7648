import { useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { Link } from '@tanstack/react-router'
import { Authorized } from '../../lib/authorized.tsx'
import { useMemberLinks } from '../../lib/member-links.ts'
import { rowActionClass } from '../../lib/row-action.ts'
import { isPayable } from './fee-status.ts'

/** What can be done about a fee: pay it, go on paying, or look at the order it was paid with. */
export function FeeAction({ fee }: { fee: MemberFee }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { id, feeYear, status, orderId } = fee
  if (isPayable(fee)) {
    return (
      <Authorized authority="fees.pay">
        <Link {...links.pay([id])} className={rowActionClass()} aria-label={t`缴纳 ${feeYear} 年度会费`}>
          {t`缴费`}
        </Link>
      </Authorized>
    )
  }
  if (orderId === null) return null
  if (status === 'PAYING') {
    return (
      <Authorized authority="fees.pay">
        <Link
          {...links.resume(orderId)}
          className={rowActionClass('outline')}
          aria-label={t`继续支付 ${feeYear} 年度会费`}
        >
          {t`继续支付`}
        </Link>
      </Authorized>
    )
  }
  return (
    <Link
      {...links.order(orderId)}
      className={rowActionClass('ghost')}
      aria-label={t`查看 ${feeYear} 年度会费的订单`}
    >
      {t`查看订单`}
    </Link>
  )
}
