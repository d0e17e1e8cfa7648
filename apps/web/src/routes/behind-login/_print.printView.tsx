import { createFileRoute } from '@tanstack/react-router'
import { PrintPage } from '../../features/behind-login/print/print-page.tsx'
import { printSearch } from '../../features/behind-login/print/print-search.ts'
import { prefetchPrint } from '../../features/behind-login/print/queries.ts'

/** An application's form, a fee's notice or its receipt. */
export const Route = createFileRoute('/_print/printView')({
  staticData: { name: 'printView', words: ['print'], authority: 'applies.read' },
  validateSearch: printSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchPrint(context.queryClient, deps),
  component: PrintView,
})

function PrintView() {
  return <PrintPage subject={Route.useSearch()} />
}
