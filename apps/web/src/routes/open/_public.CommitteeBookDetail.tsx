import { createFileRoute, redirect } from '@tanstack/react-router'
import { readerSearch } from '../../features/journal/journal-search.ts'
import { issueQueryOptions } from '../../features/journal/queries.ts'
import { ReaderPage } from '../../features/journal/reader/reader-page.tsx'

export const Route = createFileRoute('/_public/CommitteeBookDetail')({
  staticData: {
    name: 'CommitteeBookDetail',
    words: ['journal'],
    canonical: ['id'],
    zoom: 'fixed',
    hasBanner: false,
  },
  validateSearch: readerSearch,
  beforeLoad: ({ search }) => {
    if (!search.id) throw redirect({ to: '/CommitteeBook', replace: true })
  },
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(issueQueryOptions(deps.id)),
  component: Issue,
})

function Issue() {
  return <ReaderPage search={Route.useSearch()} />
}
