import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { columnLabel } from '../../../lib/content/columns/column-label.ts'
import { FilterBar, FilterSelect } from '../../../lib/list/filter-bar.tsx'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { type Period, periodOf, periods, type SearchParams } from '../search-params.ts'
import { DayRange } from './day-range.tsx'

const periodNames: Record<Period, MessageDescriptor> = {
  month: msg`近一个月`,
  year: msg`近一年`,
  years3: msg`近三年`,
  range: msg`自选日期`,
}

/** Narrows and sorts what was found; all of it lives in the address. */
export function SearchFilters({ params }: { params: SearchParams }) {
  const { t, i18n } = useLingui()
  const { data: columns = [] } = useQuery(navigationQueryOptions)
  const narrow = useNarrow<SearchParams>()
  const period = periodOf(params)
  return (
    <>
      <FilterBar label={t`筛选搜索结果`}>
        <FilterSelect
          label={t`栏目`}
          all={t`全部栏目`}
          value={params.column?.toString()}
          options={columns.map(({ id, dictName }) => ({
            value: String(id),
            label: columnLabel(i18n, dictName).label,
          }))}
          onChange={(id) => narrow({ column: id ? Number(id) : undefined })}
        />
        <FilterSelect
          label={t`时间`}
          all={t`不限时间`}
          value={period}
          options={periods.map((value) => ({ value, label: i18n._(periodNames[value]) }))}
          onChange={(chosen) => narrow({ period: chosen, from: undefined, to: undefined })}
        />
        <FilterSelect
          label={t`排序`}
          all={t`最相关`}
          value={params.sort}
          options={[{ value: 'newest', label: t`最新发布` }]}
          onChange={(sort) => narrow({ sort })}
        />
      </FilterBar>
      {period === 'range' && <DayRange from={params.from} to={params.to} onChange={narrow} />}
    </>
  )
}
