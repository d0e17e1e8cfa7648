import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../features/home/home-page.tsx'
import { homeSearch } from '../../features/home/home-search.ts'
import { prefetchHome } from '../../features/home/queries.ts'

export const Route = createFileRoute('/_public/')({
  staticData: { name: 'website-index', words: ['home'], canonical: [] },
  validateSearch: homeSearch,
  loader: ({ context }) => prefetchHome(context.queryClient),
  component: Home,
})

function Home() {
  return <HomePage search={Route.useSearch()} />
}
