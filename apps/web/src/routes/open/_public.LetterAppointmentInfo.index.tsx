import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { expertsSearch } from '../../features/experts/experts-search.ts'
import { expertQueryOptions, expertsQueryOptions } from '../../features/experts/queries.ts'
import { ThinkTankPage } from '../../features/experts/think-tank-page.tsx'
import { columnSearch } from '../../features/news/column/column-search.ts'
import { columnLoader } from '../../features/news/queries.ts'

const path = '/LetterAppointmentInfo'
const loadColumn = columnLoader(path)

// Of its two pages the route brings the think tank along.
const ColumnPage = lazy(async () => {
  const { ColumnPage } = await import('../../features/news/column/column-page.tsx')
  return { default: ColumnPage }
})

// The column's news keep their addresses beside the think tank.
export const Route = createFileRoute('/_public/LetterAppointmentInfo/')({
  staticData: { name: 'LetterAppointmentInfo', words: ['experts', 'news'] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...columnSearch(search),
    ...expertsSearch(search),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) => {
    if (deps.child || deps.article) return loadColumn({ context, deps, preload })
    const { queryClient } = context
    if (deps.expert) void queryClient.prefetchQuery(expertQueryOptions(deps.expert))
    else void queryClient.prefetchQuery(expertsQueryOptions(deps))
  },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  const search = Route.useSearch()
  if (!search.child && !search.article) return <ThinkTankPage search={search} />
  return (
    <Suspense>
      <ColumnPage path={path} search={search} home={t`专家智库`} />
    </Suspense>
  )
}
