import { createFileRoute } from '@tanstack/react-router'
import { PrintPage } from '../../features/behind-login/print/print-page.tsx'
import { printSearch } from '../../features/behind-login/print/print-search.ts'
import { prefetchPrint, subjectOf } from '../../features/behind-login/print/queries.ts'
import { getRole, useRole } from '../../lib/session/session.ts'

/** Any of the papers, to be kept as a file; without a type, the certificate. */
export const Route = createFileRoute('/_print/pdfPage')({
  staticData: { name: 'pdfPage', words: ['print'], authority: 'applies.read' },
  validateSearch: printSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchPrint(context.queryClient, subjectOf(deps, getRole())),
  component: PdfPage,
})

function PdfPage() {
  return <PrintPage subject={subjectOf(Route.useSearch(), useRole())} isFile />
}
