import { createFileRoute } from '@tanstack/react-router'
import { MajorPage } from '../../features/training/major-page.tsx'
import { searchParams, textParam } from '../../lib/address/search-params.ts'

export const Route = createFileRoute('/_public/Major')({
  staticData: { name: 'Major', words: ['training'] },
  validateSearch: searchParams({ keyword: textParam }),
  component: Page,
})

function Page() {
  return <MajorPage keyword={Route.useSearch().keyword} />
}
