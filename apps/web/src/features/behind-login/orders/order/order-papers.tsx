import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { Authorized } from '../../../../lib/session/authorized.tsx'

/** The paper there is about a fee in an order: its receipt once it is paid, its notice while it is owed. */
const paperOf = ({ orderType, status }: MemberOrderDetail) => {
  // The papers about what a unit pays for others are theirs.
  if (orderType !== 'MEMBER_FEE' || status === 'REFUNDED') return undefined
  return status === 'PAID' || status === 'REFUNDING' ? ('RECEIPT' as const) : ('FEE_NOTICE' as const)
}

/** Leads to the printed papers about the fees in an order. Nothing where there are none. */
export function OrderPapers({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  const type = paperOf(order)
  if (!type) return null
  return (
    <Authorized authority="applies.read">
      {order.details.map(({ itemId, feeYear }) => (
        <Button key={itemId} asChild variant="ghost" size="sm">
          <Link to="/printView" search={{ type, id: itemId }}>
            <Icon name="printer" />
            {type === 'RECEIPT' ? t`打印 ${feeYear} 年度缴费凭证` : t`打印 ${feeYear} 年度缴费通知`}
          </Link>
        </Button>
      ))}
    </Authorized>
  )
}
