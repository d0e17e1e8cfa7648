import { useLingui } from '@lingui/react/macro'
import { recentYears } from '../../../lib/dates/calendar.ts'
import { FilterSelect } from '../../../lib/list/filter-bar.tsx'
import { KeywordForm } from '../../../lib/list/keyword-form.tsx'
import { plainOptions } from '../../../lib/list/plain-options.ts'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import type { ColumnSearch } from './column-search.ts'
import styles from './news-filters.module.css'

const years = 10

/** Narrows a list by a word in the title and the year; both live in the address. */
export function NewsFilters({ search }: { search: ColumnSearch }) {
  const { t } = useLingui()
  const narrow = useNarrow<ColumnSearch>()
  return (
    <div className={styles.filters}>
      <KeywordForm label={t`标题关键词`} value={search.keyword} onSearch={(keyword) => narrow({ keyword })} />
      <FilterSelect
        label={t`年份`}
        all={t`全部年份`}
        value={search.year === undefined ? undefined : String(search.year)}
        options={plainOptions(recentYears(years).map(String))}
        onChange={(year) => narrow({ year: year === undefined ? undefined : Number(year) })}
      />
    </div>
  )
}
