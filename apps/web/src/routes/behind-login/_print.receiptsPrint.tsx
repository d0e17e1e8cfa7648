import { createFileRoute } from '@tanstack/react-router'
import { prefetchReceipts } from '../../features/behind-login/print/receipts/queries.ts'
import { ReceiptsPrintPage } from '../../features/behind-login/print/receipts/receipts-print-page.tsx'
import { receiptsSearch } from '../../features/behind-login/print/receipts/receipts-search.ts'

/** The receipts of an order, for printing and for keeping as a file. */
export const Route = createFileRoute('/_print/receiptsPrint')({
  staticData: { name: 'pdfPage', words: ['print'], authority: 'orders.read' },
  validateSearch: receiptsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchReceipts(context.queryClient, deps.order),
  component: ReceiptsPrint,
})

function ReceiptsPrint() {
  return <ReceiptsPrintPage orderId={Route.useSearch().order} />
}
