import { useLingui } from '@lingui/react/macro'
import { FilterSelect } from '../../lib/filter-bar.tsx'
import { KeywordForm } from '../../lib/keyword-form.tsx'
import { useNarrow } from '../../lib/use-narrow.ts'
import type { ColumnSearch } from './column-search.ts'
import styles from './news-filters.module.css'

const shownYears = 10

function recentYears(): { value: string; label: string }[] {
  const current = new Date().getFullYear()
  return Array.from({ length: shownYears }, (_, index) => {
    const year = String(current - index)
    return { value: year, label: year }
  })
}

/** Narrows a list by a word in the title and the year; both live in the address. */
export function NewsFilters({ search }: { search: ColumnSearch }) {
  const { t } = useLingui()
  const narrow = useNarrow()
  return (
    <div className={styles.filters}>
      <KeywordForm label={t`标题关键词`} value={search.keyword} onSearch={(keyword) => narrow({ keyword })} />
      <FilterSelect
        label={t`年份`}
        all={t`全部年份`}
        value={search.year === undefined ? undefined : String(search.year)}
        options={recentYears()}
        onChange={(year) => narrow({ year: year === undefined ? undefined : Number(year) })}
      />
    </div>
  )
}
