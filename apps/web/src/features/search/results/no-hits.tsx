import { useLingui } from '@lingui/react/macro'
import { Button, buttonClass, EmptyState, ErrorState } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorText, isOffline } from '../../../lib/api/errors.ts'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import { ErrorPicture } from '../../../lib/states/error-picture.tsx'
import { isFiltered, noFilters, type SearchParams } from '../search-params.ts'
import { BrowseColumns } from '../start/browse-columns.tsx'
import { easierKeywords } from './easier-keywords.ts'
import { KeywordLink } from './keyword-link.tsx'
import styles from './no-hits.module.css'

/** No article has the words: easier ones, a wider search, and the columns to look around in. */
export function NothingFound({ params, keyword }: { params: SearchParams; keyword: string }) {
  const { t } = useLingui()
  const filtered = isFiltered(params)
  return (
    <div>
      <EmptyState
        art={<EmptyPicture variant="search" />}
        title={t`没有找到含有“${keyword}”的文章`}
        action={filtered ? <WiderSearch /> : <EasierKeywords keyword={keyword} />}
      >
        {filtered ? t`也许是栏目或时间的范围太窄。` : t`可以换一个更短、更常用的词，或按栏目浏览。`}
      </EmptyState>
      <BrowseColumns />
    </div>
  )
}

function WiderSearch() {
  const { t } = useLingui()
  return (
    <Link
      to="."
      search={(search) => ({ ...search, ...noFilters })}
      activeOptions={{ exact: true }}
      resetScroll={false}
      className={buttonClass({ variant: 'outline' })}
    >
      {t`在全部栏目和时间中搜索`}
    </Link>
  )
}

function EasierKeywords({ keyword }: { keyword: string }) {
  const { t } = useLingui()
  const keywords = easierKeywords(keyword)
  if (keywords.length === 0) return null
  return (
    <section aria-label={t`换个词试试`} className={styles.easier}>
      <p>{t`换个词试试`}</p>
      <ul className={styles.keywords}>
        {keywords.map((easier) => (
          <li key={easier}>
            <KeywordLink keyword={easier} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SearchFailureProps {
  query: UseQueryResult<unknown, Error>
  /** Called when another try came through: the button that has the focus goes then. */
  onDone: () => void
}

/** The search did not come through, and nothing was loaded for these words before. */
export function SearchFailure({ query, onDone }: SearchFailureProps) {
  const { t } = useLingui()
  const { error, isFetching, refetch } = query
  const retry = async () => {
    const { isSuccess } = await refetch()
    if (isSuccess) onDone()
  }
  return (
    <ErrorState
      art={<ErrorPicture variant={isOffline(error) ? 'offline' : 'error'} />}
      title={t`搜索没有成功`}
      action={<Button busy={isFetching} onClick={() => void retry()}>{t`重试`}</Button>}
    >
      {errorText(error)}
    </ErrorState>
  )
}
