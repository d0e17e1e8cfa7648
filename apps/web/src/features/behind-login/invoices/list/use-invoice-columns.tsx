import { useLingui } from '@lingui/react/macro'
import type { MemberInvoice } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { Button, type Column, VisuallyHidden } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { invoiceKinds, invoiceStates } from '../invoice-words.ts'
import styles from './invoice-list.module.css'

const day = (value: string | null) =>
  value === null ? '—' : <time dateTime={value}>{formatDate(value)}</time>

/** The columns of the list of invoices. */
export function useInvoiceColumns(): Column<MemberInvoice>[] {
  const { t } = useLingui()
  return [
    {
      id: 'buyer',
      header: t`发票抬头`,
      isRowHeader: true,
      cell: ({ buyerName, invoiceNo }) => (
        <span>
          <span lang="zh-CN">{buyerName}</span>
          {invoiceNo !== null && <span className={styles.number}>{invoiceNo}</span>}
        </span>
      ),
    },
    {
      id: 'kind',
      header: t`发票种类`,
      nowrap: true,
      cell: ({ invoiceKind }) => <StateBadge states={invoiceKinds} value={invoiceKind} isKind />,
    },
    {
      id: 'amount',
      header: t`开票金额`,
      isSortable: true,
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => <strong>{formatMoney(amount)}</strong>,
    },
    {
      id: 'status',
      header: t`状态`,
      cell: ({ status, failReason }) => (
        <span>
          <StateBadge states={invoiceStates} value={status} />
          {failReason !== null && (
            <span lang="zh-CN" className={styles.reason}>
              {failReason}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'createdDate',
      header: t`申请日期`,
      isSortable: true,
      nowrap: true,
      cell: ({ createdDate }) => day(createdDate),
    },
    {
      id: 'issueDate',
      header: t`开票日期`,
      isSortable: true,
      nowrap: true,
      cell: ({ issueDate }) => day(issueDate),
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: ({ id, buyerName }) => (
        <Button asChild size="sm" variant="ghost">
          <Link to="." search={(search) => ({ ...search, invoice: id })}>
            {/* Read out after the word, since every row has the same one. */}
            {t`详情`} <VisuallyHidden lang="zh-CN">{buyerName}</VisuallyHidden>
          </Link>
        </Button>
      ),
    },
  ]
}
