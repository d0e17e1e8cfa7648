import { useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { VisuallyHidden } from '@portal/ui'
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
  // Read out after the words, since every row has the same ones.
  const year = <VisuallyHidden>{t`${feeYear} 年度`}</VisuallyHidden>
  if (isPayable(fee)) {
    return (
      <Authorized authority="fees.pay">
        <Link {...links.pay([id])} className={rowActionClass()}>
          {t`缴费`} {year}
        </Link>
      </Authorized>
    )
  }
  if (orderId === null) return null
  if (status === 'PAYING') {
    return (
      <Authorized authority="fees.pay">
        <Link {...links.resume(orderId)} className={rowActionClass('outline')}>
          {t`继续支付`} {year}
        </Link>
      </Authorized>
    )
  }
  return (
    <Link {...links.order(orderId)} className={rowActionClass('ghost')}>
      {t`查看订单`} {year}
    </Link>
  )
}
