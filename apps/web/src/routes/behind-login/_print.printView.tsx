import { createFileRoute } from '@tanstack/react-router'
import { PrintPage } from '../../features/behind-login/print/print-page.tsx'
import { printSearch } from '../../features/behind-login/print/print-search.ts'
import { printLoader } from '../../features/behind-login/print/queries.ts'

export const Route = createFileRoute('/_print/printView')({
  staticData: { name: 'printView', words: ['print'], authority: 'applies.read' },
  validateSearch: printSearch,
  loaderDeps: ({ search }) => search,
  loader: printLoader,
  component: PrintView,
})

function PrintView() {
  return <PrintPage search={Route.useSearch()} />
}
