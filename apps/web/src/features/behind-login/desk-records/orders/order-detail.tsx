import { useLingui } from '@lingui/react/macro'
import type { DeskOrderDetail } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { type Column, DataList, DataTable, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { orderStates } from '../../../../lib/chakra/desk/record-words.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { useReturnedWords } from '../../../../lib/chakra/record/returned-payments.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { refundedAmount } from '../../../../lib/membership/paid-back.ts'
import { payChannelNames } from '../../../../lib/membership/pay-channel.ts'
import { Each } from '../../../../lib/states/each.tsx'
import { orderQueryOptions } from '../queries.ts'
import styles from '../records.module.css'

type Item = DeskOrderDetail['details'][number]

/** One order: what it is over, and what became of it. */
export function OrderDetail({ id }: { id: number }) {
  const { t, i18n } = useLingui()
  const query = useQuery(orderQueryOptions(id))
  if (!query.data) {
    return query.error ? <LoadError title={t`订单没有加载成功`} query={query} /> : <Skeleton height="24rem" />
  }
  const {
    orderNo,
    payerName,
    subject,
    totalAmount,
    status,
    payChannel,
    transactionId,
    createdDate,
    payTime,
    returnedPayments,
  } = query.data
  const columns: Column<Item>[] = [
    { id: 'itemName', header: t`项目`, isRowHeader: true, cell: ({ itemName }) => itemName },
    { id: 'beneficiaryName', header: t`受益人`, cell: ({ beneficiaryName }) => beneficiaryName },
    { id: 'amount', header: t`金额`, align: 'end', nowrap: true, cell: ({ amount }) => formatMoney(amount) },
  ]
  return (
    <div className={styles.stack}>
      <DataList
        items={[
          { id: 'no', term: t`订单编号`, detail: orderNo },
          { id: 'status', term: t`状态`, detail: <StateBadge states={orderStates} value={status} /> },
          { id: 'payer', term: t`付款方`, detail: <span lang="zh-CN">{payerName}</span> },
          { id: 'subject', term: t`订单内容`, detail: <span lang="zh-CN">{subject}</span> },
          { id: 'amount', term: t`金额`, detail: formatMoney(totalAmount) },
          { id: 'refunded', term: t`已退金额`, detail: formatMoney(refundedAmount(query.data)) },
          {
            id: 'channel',
            term: t`支付方式`,
            detail: payChannel ? i18n._(wordOf(payChannelNames, payChannel)) : '—',
          },
          { id: 'transaction', term: t`交易号`, detail: transactionId ?? '—' },
          { id: 'created', term: t`下单时间`, detail: formatDateTime(createdDate) },
          { id: 'paid', term: t`支付时间`, detail: payTime ? formatDateTime(payTime) : '—' },
          ...(returnedPayments?.length > 0
            ? [{ id: 'returned', term: t`退回的款项`, detail: <Returned order={query.data} /> }]
            : []),
        ]}
      />
      <DataTable
        columns={columns}
        rows={query.data.details}
        rowKey={({ itemType, itemId, beneficiaryName }) => `${itemType} ${itemId} ${beneficiaryName}`}
        caption={t`订单内容`}
        size="sm"
      />
    </div>
  )
}

/** What channels took that the order had no use for, each with the number by which they know it. */
function Returned({ order }: { order: Pick<DeskOrderDetail, 'returnedPayments'> }) {
  const wordsOf = useReturnedWords()
  return (
    <Each items={order.returnedPayments}>
      {(payment) => (
        <p>
          {wordsOf(payment)} · {formatDateTime(payment.returnTime)} · {payment.transactionId}
        </p>
      )}
    </Each>
  )
}
