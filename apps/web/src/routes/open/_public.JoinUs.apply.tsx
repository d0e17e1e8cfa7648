import { createFileRoute } from '@tanstack/react-router'
import { JobApplyPage } from '../../features/jobs/apply/job-apply-page.tsx'
import { jobApplySearch } from '../../features/jobs/jobs-search.ts'
import { postQueryOptions } from '../../features/jobs/queries.ts'

export const Route = createFileRoute('/_public/JoinUs/apply')({
  staticData: { name: 'JoinUs', words: ['jobs', 'forms'] },
  validateSearch: jobApplySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { post } }) => {
    if (post) void context.queryClient.prefetchQuery(postQueryOptions(post))
  },
  component: Page,
})

function Page() {
  return <JobApplyPage postId={Route.useSearch().post} />
}
