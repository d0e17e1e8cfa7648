import { createFileRoute } from '@tanstack/react-router'
import { HoursPage } from '../../features/verify/hours-page.tsx'
import { hoursQueryOptions } from '../../features/verify/queries.ts'

export const Route = createFileRoute('/_public/verify/hours/$code')({
  staticData: { name: 'verify', words: ['verify'] },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(hoursQueryOptions(params.code))
  },
  component: Page,
})

function Page() {
  return <HoursPage code={Route.useParams().code} />
}
