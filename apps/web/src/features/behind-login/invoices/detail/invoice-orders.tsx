import { useLingui } from '@lingui/react/macro'
import type { InvoicedOrder, MemberInvoiceDetail } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { type Column, DataTable, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import styles from '../../../../lib/chakra/record/record-page.module.css'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'

/** The orders that an invoice is over, or would be, and their sum. */
export function InvoiceOrders({ orders, amount }: Pick<MemberInvoiceDetail, 'orders' | 'amount'>) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const columns: Column<InvoicedOrder>[] = [
    {
      id: 'subject',
      header: t`订单`,
      isRowHeader: true,
      cell: ({ id, subject }) => (
        <TextLink asChild>
          <Link {...links.order(id)} lang="zh-CN">
            {subject}
          </Link>
        </TextLink>
      ),
    },
    { id: 'number', header: t`订单编号`, cell: ({ orderNo }) => orderNo },
    {
      id: 'paid',
      header: t`支付时间`,
      nowrap: true,
      cell: ({ payTime }) => <time dateTime={payTime}>{formatDate(payTime)}</time>,
    },
    {
      id: 'amount',
      header: t`金额`,
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => formatMoney(amount),
    },
  ]
  return (
    <div className={styles.lines}>
      <DataTable columns={columns} rows={orders} rowKey={({ id }) => id} caption={t`发票所含订单`} />
      <p className={styles.total}>
        {t`合计`} <strong>{formatMoney(amount)}</strong>
      </p>
    </div>
  )
}
