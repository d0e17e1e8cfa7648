import { createFileRoute } from '@tanstack/react-router'
import { PostPage } from '../../features/jobs/post-page.tsx'
import { postQueryOptions } from '../../features/jobs/queries.ts'

export const Route = createFileRoute('/_public/JoinUs/post/$id')({
  staticData: { name: 'JoinUs', words: ['jobs'] },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(postQueryOptions(Number(params.id)))
  },
  component: Page,
})

function Page() {
  return <PostPage id={Number(Route.useParams().id)} />
}
