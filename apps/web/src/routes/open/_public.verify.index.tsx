import { createFileRoute } from '@tanstack/react-router'
import { LookupPage } from '../../features/verify/lookup-page.tsx'
import { lookupSearch } from '../../features/verify/lookup-search.ts'

export const Route = createFileRoute('/_public/verify/')({
  staticData: { name: 'verify', words: ['verify'] },
  validateSearch: lookupSearch,
  component: Page,
})

function Page() {
  return <LookupPage search={Route.useSearch()} />
}
