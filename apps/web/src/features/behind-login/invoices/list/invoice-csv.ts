import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { MemberInvoice } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { rawWord } from '../../../../lib/content/words/stored-words.ts'
import { amountCell, harmlessCsv } from '../../../../lib/table/csv.ts'
import { invoiceKinds, invoiceStates } from '../invoice-words.ts'

const rowOf = (invoice: MemberInvoice): string[] => [
  i18n._(invoiceKinds[invoice.invoiceKind]?.label ?? rawWord(invoice.invoiceKind)),
  invoice.buyerName,
  invoice.buyerTaxNo ?? '',
  amountCell(invoice.amount),
  i18n._(invoiceStates[invoice.status]?.label ?? rawWord(invoice.status)),
  invoice.invoiceNo ?? '',
  invoice.issueDate ?? '',
  invoice.email,
  formatDate(invoice.createdDate),
  invoice.failReason ?? '',
]

/** Invoices as rows of texts below their heads. */
export const invoiceTable = (invoices: readonly MemberInvoice[]): string[][] => [
  [
    t`发票种类`,
    t`发票抬头`,
    t`税号`,
    t`开票金额（元）`,
    t`状态`,
    t`发票号码`,
    t`开票日期`,
    t`接收邮箱`,
    t`申请日期`,
    t`未能开具的原因`,
  ],
  ...invoices.map(rowOf),
]

/** Invoices as a table for spreadsheets. */
export const invoiceCsv = (invoices: readonly MemberInvoice[]): string => harmlessCsv(invoiceTable(invoices))
