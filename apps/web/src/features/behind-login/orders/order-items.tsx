import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail, OrderItem } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { type Column, DataTable } from '@portal/ui/chakra'
import styles from '../../../lib/chakra/record/record-page.module.css'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { refundedAmount } from '../../../lib/membership/paid-back.ts'
import { refundStates } from './order-status.ts'

/** What an order is made of, and the sum. */
export function OrderItems({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  const columns: Column<OrderItem>[] = [
    {
      id: 'name',
      header: t`项目`,
      isRowHeader: true,
      cell: ({ itemName }) => <span lang="zh-CN">{itemName}</span>,
    },
    {
      id: 'beneficiary',
      header: t`受益人`,
      cell: ({ beneficiaryName }) => <span lang="zh-CN">{beneficiaryName}</span>,
    },
    { id: 'price', header: t`单价`, align: 'end', nowrap: true, cell: ({ price }) => formatMoney(price) },
    { id: 'quantity', header: t`数量`, align: 'end', cell: ({ quantity }) => quantity },
    { id: 'amount', header: t`小计`, align: 'end', nowrap: true, cell: ({ amount }) => formatMoney(amount) },
    {
      id: 'refund',
      header: t`状态`,
      nowrap: true,
      cell: ({ refundStatus }) =>
        refundStatus ? <StateBadge states={refundStates} value={refundStatus} /> : '—',
    },
  ]
  const refunded = refundedAmount(order)
  // Most orders are never asked back.
  const isAskedBack = order.details.some(({ refundStatus }) => Boolean(refundStatus))
  return (
    <>
      <DataTable
        columns={columns.filter(({ id }) => id !== 'refund' || isAskedBack)}
        rows={order.details}
        rowKey={({ itemType, itemId, beneficiaryName }) => `${itemType}-${itemId}-${beneficiaryName}`}
        caption={t`订单明细`}
      />
      <p className={styles.total}>
        {t`合计`} <strong>{formatMoney(order.totalAmount)}</strong>
        {refunded > 0 && ` · ${t`已退 ${formatMoney(refunded)}`}`}
      </p>
    </>
  )
}
