import { createFileRoute } from '@tanstack/react-router'
import { PrintPage } from '../../features/verify/print-page.tsx'
import { printQueryOptions } from '../../features/verify/queries.ts'

export const Route = createFileRoute('/_public/verify/$verifyCode')({
  staticData: { name: 'verify', words: ['verify'] },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(printQueryOptions(params.verifyCode))
  },
  component: Page,
})

function Page() {
  return <PrintPage verifyCode={Route.useParams().verifyCode} />
}
