import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { cityOptions } from '../../lib/cities.ts'
import { recentPeriods } from '../../lib/fee-periods.ts'
import { FilterBar, FilterSelect } from '../../lib/filter-bar.tsx'
import { wholeProvince } from '../../lib/news.ts'
import type { ColumnSearch } from './column-search.ts'

/** Where the association publishes prices for. */
const regions = [{ value: wholeProvince, label: wholeProvince }, ...cityOptions]

/** Narrows the price information by region and month. */
export function FeeFilters({ path, search }: { path: string; search: ColumnSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const narrow = (change: Partial<ColumnSearch>) =>
    void navigate({ to: path, search: { ...search, page: undefined, ...change }, resetScroll: false })
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
        options={recentPeriods().map((period) => ({ value: period, label: period }))}
        onChange={(period) => narrow({ period })}
      />
    </FilterBar>
  )
}
