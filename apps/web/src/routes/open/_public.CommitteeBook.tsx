import { createFileRoute } from '@tanstack/react-router'
import { JournalPage } from '../../features/journal/journal-page.tsx'
import { journalSearch } from '../../features/journal/journal-search.ts'
import { issuesQueryOptions } from '../../features/journal/queries.ts'

export const Route = createFileRoute('/_public/CommitteeBook')({
  staticData: { name: 'CommitteeBook', words: ['journal'] },
  validateSearch: journalSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(issuesQueryOptions),
  component: Journal,
})

function Journal() {
  return <JournalPage year={Route.useSearch().year} />
}
