import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { buttonClass } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { Authorized } from '../../lib/authorized.tsx'
import { useMemberLinks } from '../../lib/member-links.ts'
import { feeIdsOf, isOpenOrder } from '../../lib/member-order.ts'

/** Leads on from an order that is not settled: to its payment, or to a new one for the same fees. */
export function OrderNextStep({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const feeIds = feeIdsOf(order)
  const isOpen = isOpenOrder(order)
  if (!isOpen && (order.status !== 'CLOSED' || feeIds.length === 0)) return null
  return (
    <Authorized authority="fees.pay">
      <p>
        {isOpen ? (
          <Link {...links.resume(order.id)} className={buttonClass()}>{t`继续支付`}</Link>
        ) : (
          <Link {...links.pay(feeIds)} className={buttonClass()}>{t`重新缴费`}</Link>
        )}
      </p>
    </Authorized>
  )
}
