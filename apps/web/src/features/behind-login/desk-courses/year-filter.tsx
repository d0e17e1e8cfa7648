import { useLingui } from '@lingui/react/macro'
import { FilterSelect } from '../../../lib/chakra/filter-bar.tsx'
import { recentYears } from '../../../lib/dates/calendar.ts'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import type { CoursesSearch } from './courses-search.ts'

/** Narrows to the courses of a programme year. */
export function YearFilter({ year }: Pick<CoursesSearch, 'year'>) {
  const { t } = useLingui()
  const narrow = useNarrow<CoursesSearch>()
  return (
    <FilterSelect
      label={t`年度`}
      all={t`全部年度`}
      value={year?.toString()}
      options={recentYears(5).map((one) => ({ value: String(one), label: String(one) }))}
      onChange={(chosen) => narrow({ year: chosen ? Number(chosen) : undefined })}
    />
  )
}
