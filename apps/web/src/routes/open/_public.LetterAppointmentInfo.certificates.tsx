import { createFileRoute } from '@tanstack/react-router'
import { CertificatesPage } from '../../features/experts/certificates/certificates-page.tsx'
import { certificatesSearch } from '../../features/experts/experts-search.ts'
import { certificatesQueryOptions } from '../../features/experts/queries.ts'

export const Route = createFileRoute('/_public/LetterAppointmentInfo/certificates')({
  staticData: { name: 'LetterAppointmentInfo', words: ['experts'] },
  validateSearch: certificatesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(certificatesQueryOptions(deps))
  },
  component: Page,
})

function Page() {
  return <CertificatesPage search={Route.useSearch()} />
}
