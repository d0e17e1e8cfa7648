import { useLingui } from '@lingui/react/macro'
import { recentPeriods } from '../../lib/calendar.ts'
import { cities } from '../../lib/cities.ts'
import { FilterBar, FilterSelect } from '../../lib/filter-bar.tsx'
import { wholeProvince } from '../../lib/news.ts'
import { plainOptions } from '../../lib/plain-options.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import type { ColumnSearch } from './column-search.ts'

/** Where the association publishes prices for. */
const regions = plainOptions([wholeProvince, ...cities])

/** Narrows the price information by region and month. */
export function FeeFilters({ search }: { search: ColumnSearch }) {
  const { t } = useLingui()
  const narrow = useNarrow<ColumnSearch>()
  return (
    <FilterBar label={t`筛选造价信息`}>
      <FilterSelect
        label={t`地区`}
        all={t`全部地区`}
        value={search.region}
        options={regions}
        onChange={(region) => narrow({ region })}
      />
      <FilterSelect
        label={t`期次`}
        all={t`全部期次`}
        value={search.period}
        options={plainOptions(recentPeriods())}
        onChange={(period) => narrow({ period })}
      />
    </FilterBar>
  )
}
