import { useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import type { InvoicesSearch } from '../invoices-search.ts'
import { allInvoices } from '../queries.ts'

/** Gives the reader all invoices that the list is narrowed to as a file for spreadsheets. */
export function ExportInvoices({ search }: { search: InvoicesSearch }) {
  const { t } = useLingui()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // Few take the list along: what writes it comes with the press.
      const [{ invoiceCsv }, invoices] = await Promise.all([import('./invoice-csv.ts'), allInvoices(search)])
      return invoiceCsv(invoices)
    },
    onSuccess: (csv) => {
      const name = `${t`我的发票`}-${formatDate(new Date())}.csv`
      saveFile(name, csv, 'text/csv;charset=utf-8')
    },
    onError: (error) => notify({ kind: 'error', title: t`没有导出`, description: errorText(error) }),
  })
  return (
    <Button variant="outline" busy={isPending} onClick={() => mutate()}>
      <Icon name="download" />
      {t`导出列表`}
    </Button>
  )
}
