import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { cities } from '../../../lib/content/cities.ts'
import { feeNewsQueryOptions, wholeProvince } from '../../../lib/content/news.ts'
import { FilterBar, FilterSelect } from '../../../lib/list/filter-bar.tsx'
import { plainOptions } from '../../../lib/list/plain-options.ts'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import type { ColumnSearch } from '../column/column-search.ts'

/** Where the association publishes prices for. */
const regions = plainOptions([wholeProvince, ...cities])

/** More than a region has months. */
const allIssues = 200

/**
 * The months that are out, the latest first: those of the region, or of any; and the one that was asked for, unless it is still
 * to come.
 */
function usePeriods({ region, period }: ColumnSearch): string[] {
  const { data } = useQuery(feeNewsQueryOptions({ region, size: allIssues }))
  const periods = data?.items.map(({ period }) => period).filter((month) => typeof month === 'string') ?? []
  const isToCome = (month: string) => periods.length > 0 && periods.every((one) => one < month)
  return [...new Set([...periods, ...(period && !isToCome(period) ? [period] : [])])].sort().reverse()
}

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
        options={plainOptions(usePeriods(search))}
        onChange={(period) => narrow({ period })}
      />
    </FilterBar>
  )
}
