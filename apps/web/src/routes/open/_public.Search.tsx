import { createFileRoute } from '@tanstack/react-router'
import { hitsQueryOptions } from '../../features/search/queries.ts'
import { SearchPage } from '../../features/search/search-page.tsx'
import { searchSearch } from '../../features/search/search-params.ts'

export const Route = createFileRoute('/_public/Search')({
  staticData: { name: 'search', words: ['search'] },
  validateSearch: searchSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (deps.keyword) void context.queryClient.prefetchQuery(hitsQueryOptions(deps, deps.keyword))
  },
  component: Search,
})

function Search() {
  return <SearchPage params={Route.useSearch()} />
}
