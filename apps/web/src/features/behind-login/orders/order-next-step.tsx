import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { feeIdsOf, isOpenOrder } from '../../../lib/membership/member-order.ts'
import { Authorized } from '../../../lib/session/authorized.tsx'

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
        <Button asChild>
          {isOpen ? (
            <Link {...links.resume(order.id)}>{t`继续支付`}</Link>
          ) : (
            <Link {...links.pay(feeIds)}>{t`重新缴费`}</Link>
          )}
        </Button>
      </p>
    </Authorized>
  )
}
