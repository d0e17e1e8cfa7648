import { createFileRoute } from '@tanstack/react-router'
import { postsSearch } from '../../features/jobs/jobs-search.ts'
import { PostsPage } from '../../features/jobs/posts-page.tsx'
import { postsQueryOptions } from '../../features/jobs/queries.ts'

export const Route = createFileRoute('/_public/JoinUs/')({
  staticData: { name: 'JoinUs', words: ['jobs'] },
  validateSearch: postsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(postsQueryOptions(deps))
  },
  component: Page,
})

function Page() {
  return <PostsPage search={Route.useSearch()} />
}
