import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail, OrderItem } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { type Column, DataTable } from '@portal/ui/chakra'
import styles from '../../../lib/chakra/record/record-page.module.css'

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
  ]
  return (
    <>
      <DataTable
        columns={columns}
        rows={order.details}
        rowKey={({ itemType, itemId, beneficiaryName }) => `${itemType}-${itemId}-${beneficiaryName}`}
        caption={t`订单明细`}
      />
      <p className={styles.total}>
        {t`合计`} <strong>{formatMoney(order.totalAmount)}</strong>
      </p>
    </>
  )
}
