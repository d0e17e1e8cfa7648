import { useLingui } from '@lingui/react/macro'
import { ExportButton } from '../../../../lib/chakra/export-button.tsx'
import type { InvoicesSearch } from '../invoices-search.ts'
import { allInvoices } from '../queries.ts'

/** Gives the reader all invoices that the list is narrowed to. */
export function ExportInvoices({ search }: { search: InvoicesSearch }) {
  const { t } = useLingui()
  const getCsv = async () => {
    // Few take the list along: what writes it comes with the press.
    const [{ invoiceCsv }, invoices] = await Promise.all([import('./invoice-csv.ts'), allInvoices(search)])
    return invoiceCsv(invoices)
  }
  return <ExportButton fileName={t`我的发票`} getCsv={getCsv}>{t`导出列表`}</ExportButton>
}
