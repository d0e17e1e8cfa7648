import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Bill } from '../checkout/bill.tsx'

/** The bill of an order. */
export function OrderBill({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  const { payerName, details, totalAmount, orderNo, expireTime } = order
  const items = details.map(({ itemType, itemId, itemName, beneficiaryName, quantity, amount }) => ({
    id: `${itemType}-${itemId}-${beneficiaryName}`,
    name: <span lang="zh-CN">{itemName}</span>,
    note: (
      <>
        {beneficiaryName !== payerName && <span lang="zh-CN">{beneficiaryName}</span>}
        {quantity > 1 && ` × ${quantity}`}
      </>
    ),
    amount,
  }))
  const until = {
    term: t`支付截止`,
    detail: <time dateTime={expireTime}>{formatDateTime(expireTime)}</time>,
  }
  return <Bill payer={payerName} items={items} total={totalAmount} until={until} orderNo={orderNo} />
}
