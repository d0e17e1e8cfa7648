import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { isOpenOrder } from '../../../../lib/membership/member-order.ts'
import { Authorized } from '../../../../lib/session/authorized.tsx'

/** Leads to the printed papers about an order: its receipts once it is paid, the notices of its fees while it is open. */
export function OrderPapers({ order }: { order: MemberOrderDetail }) {
  const { id, status, details } = order
  // What a closed order held may have been paid by another one.
  if (isOpenOrder(order)) return <Notices order={order} />
  if (status !== 'PAID' && status !== 'REFUNDING') return null
  // Of what was paid back there is no receipt.
  const receipts = details.filter(({ refundStatus }) => refundStatus !== 'REFUNDED')
  return (
    <Button asChild variant="ghost" size="sm">
      <Link to="/receiptsPrint" search={{ order: id }}>
        <Icon name="printer" />
        <Plural value={receipts.length} _1="打印缴费凭证" one="打印 # 份缴费凭证" other="打印 # 份缴费凭证" />
      </Link>
    </Button>
  )
}

/** The notices of the own fees; those about what a unit pays for others are theirs. */
function Notices({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  const { orderType, details } = order
  if (orderType !== 'MEMBER_FEE') return null
  const years = details.map(({ feeYear }) => feeYear)
  return (
    <Authorized authority="applies.read">
      {details.map(({ itemId, itemName, feeYear }) => (
        <Button key={itemId} asChild variant="ghost" size="sm">
          <Link to="/printView" search={{ type: 'FEE_NOTICE', id: itemId }}>
            <Icon name="printer" />
            {t`打印 ${feeYear} 年度缴费通知`}
            {/* A year has the difference of an upgrade besides its fee. */}
            {years.indexOf(feeYear) !== years.lastIndexOf(feeYear) && <span lang="zh-CN"> {itemName}</span>}
          </Link>
        </Button>
      ))}
    </Authorized>
  )
}
