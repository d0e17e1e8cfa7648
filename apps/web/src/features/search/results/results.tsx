import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { BeyondTheEnd } from '../../../lib/list/beyond-the-end.tsx'
import { ListPages } from '../../../lib/list/list-pages.tsx'
import { LoadFailure } from '../../../lib/states/load-failure.tsx'
import { SearchFilters } from '../form/search-filters.tsx'
import { hitsQueryOptions } from '../queries.ts'
import type { SearchParams } from '../search-params.ts'
import { pageSize } from '../search-query.ts'
import { HitList } from './hit-list.tsx'
import { HitSkeletons } from './hit-skeletons.tsx'
import { NothingFound, SearchFailure } from './no-hits.tsx'
import styles from './results.module.css'
import { useLastLoaded } from './use-last-loaded.ts'

interface ResultsProps {
  params: SearchParams
  keyword: string
}

/** What was found for the words, narrowed and paged. */
export function Results({ params, keyword }: ResultsProps) {
  const { t } = useLingui()
  const query = useQuery(hitsQueryOptions(params, keyword))
  const shown = useLastLoaded(query.data, keyword)
  const section = useRef<HTMLElement>(null)
  const focus = () => section.current?.focus()
  return (
    <section ref={section} tabIndex={-1} className={styles.results} aria-label={t`搜索结果`}>
      <SearchFilters params={params} />
      <Count isPending={query.isPending} total={query.data?.total} />
      {shown && query.error && (
        <LoadFailure query={query} title={t`没有取得最新结果，以下为上次加载的内容`} />
      )}
      <div aria-busy={query.isFetching} className={shown && query.isPending ? styles.former : undefined}>
        {shown && <Hits params={params} keyword={keyword} result={shown} />}
        {!shown && (query.error ? <SearchFailure query={query} onDone={focus} /> : <HitSkeletons />)}
      </div>
    </section>
  )
}

/** Announced when it changes. That there is nothing the page below says large enough. */
function Count({ isPending, total }: { isPending: boolean; total: number | undefined }) {
  const { t } = useLingui()
  return (
    <p role="status" className={total === 0 ? 'visually-hidden' : styles.count}>
      {isPending && t`正在搜索…`}
      {total !== undefined && <Plural value={total} one="找到 # 条结果" other="找到 # 条结果" />}
    </p>
  )
}

type Result = Parameters<typeof HitList>[0]['result']

function Hits({ params, keyword, result }: ResultsProps & { result: Result }) {
  if (result.total === 0) return <NothingFound params={params} keyword={keyword} />
  if (result.items.length === 0) return <BeyondTheEnd />
  return (
    <>
      <HitList result={result} keyword={keyword} />
      <ListPages page={params.page ?? 1} pageSize={pageSize} total={result.total} />
    </>
  )
}
