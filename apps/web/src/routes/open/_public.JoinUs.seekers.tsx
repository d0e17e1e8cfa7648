import { createFileRoute } from '@tanstack/react-router'
import { seekersSearch } from '../../features/jobs/jobs-search.ts'
import { seekersQueryOptions } from '../../features/jobs/queries.ts'
import { SeekersPage } from '../../features/jobs/seekers-page.tsx'

export const Route = createFileRoute('/_public/JoinUs/seekers')({
  staticData: { name: 'JoinUs', words: ['jobs'] },
  validateSearch: seekersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(seekersQueryOptions(deps))
  },
  component: Page,
})

function Page() {
  return <SeekersPage search={Route.useSearch()} />
}
