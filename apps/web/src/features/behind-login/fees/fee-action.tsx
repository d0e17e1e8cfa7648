import { useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { Button, VisuallyHidden } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { isPayable } from '../../../lib/membership/member-fee.ts'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { Authorized } from '../../../lib/session/authorized.tsx'
import styles from './fee-list.module.css'
import type { FeesSearch } from './fees-search.ts'

/** What can be done about a fee in its row, and the paper that there is about it. */
export function FeeAction({ fee }: { fee: MemberFee }) {
  return (
    <span className={styles.actions}>
      <FeePaper fee={fee} />
      <FeeNextAction fee={fee} />
    </span>
  )
}

/** The paper of each state: a notice while a fee is owed, then a receipt. What was paid back can be paid again, but is not owed. */
const papers: Partial<Record<MemberFee['status'], 'FEE_NOTICE' | 'RECEIPT'>> = {
  UNPAID: 'FEE_NOTICE',
  OVERDUE: 'FEE_NOTICE',
  PAID: 'RECEIPT',
}

/** The paper that there is about a fee. */
export function FeePaper({ fee }: { fee: MemberFee }) {
  const { t } = useLingui()
  const { id, status } = fee
  const type = papers[status]
  if (!type) return null
  return (
    <Authorized authority="applies.read">
      <Button asChild size="sm" variant="ghost">
        <Link to="/printView" search={{ type, id }}>
          {type === 'RECEIPT' ? t`凭证` : t`缴费通知`} <FeeYear fee={fee} />
        </Link>
      </Button>
    </Authorized>
  )
}

/** Read out after the words, since every row has the same ones. */
function FeeYear({ fee: { feeYear, feeKind } }: { fee: MemberFee }) {
  const { t } = useLingui()
  return (
    <VisuallyHidden>{feeKind === 'UPGRADE' ? t`${feeYear} 年度会费差额` : t`${feeYear} 年度`}</VisuallyHidden>
  )
}

/** Leads to the fee's own page. @param list how the list is narrowed in which it stands */
export function FeeLink({ fee, list }: { fee: MemberFee; list: FeesSearch }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <Button asChild size="sm" variant="ghost">
      <Link {...links.fee(fee.id)} state={{ fees: list }}>
        {t`详情`} <FeeYear fee={fee} />
      </Link>
    </Button>
  )
}

/** Pay it, go on paying, or look at the order it was paid with. */
export function FeeNextAction({ fee }: { fee: MemberFee }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { id, status, orderId } = fee
  const year = <FeeYear fee={fee} />
  if (isPayable(fee)) {
    return (
      <Authorized authority="fees.pay">
        <Button asChild size="sm">
          <Link {...links.pay([id])}>
            {t`缴费`} {year}
          </Link>
        </Button>
      </Authorized>
    )
  }
  if (orderId === null) return null
  if (status === 'PAYING') {
    return (
      <Authorized authority="fees.pay">
        <Button asChild size="sm" variant="outline">
          <Link {...links.resume(orderId)}>
            {t`继续支付`} {year}
          </Link>
        </Button>
      </Authorized>
    )
  }
  return (
    <Button asChild size="sm" variant="ghost">
      <Link {...links.order(orderId)}>
        {t`查看订单`} {year}
      </Link>
    </Button>
  )
}
