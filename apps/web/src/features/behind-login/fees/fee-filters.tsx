import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { serverDate } from '../../../lib/api/server-clock.ts'
import { FilterBar, FilterSelect } from '../../../lib/chakra/filter-bar.tsx'
import { recentYears } from '../../../lib/dates/calendar.ts'
import { plainOptions } from '../../../lib/list/plain-options.ts'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { feeStates } from './fee-status.ts'
import { type FeeFilter, type FeesSearch, feeFilters } from './fees-search.ts'

const filterNames: Record<FeeFilter, (typeof feeStates)['PAID']['label']> = {
  owed: msg`全部待缴`,
  UNPAID: feeStates.UNPAID.label,
  OVERDUE: feeStates.OVERDUE.label,
  PAYING: feeStates.PAYING.label,
  PAID: feeStates.PAID.label,
  EXEMPT: feeStates.EXEMPT.label,
  REFUNDED: feeStates.REFUNDED.label,
}

/** Narrows the list of fees; lives in the address. */
export function FeeFilters({ search }: { search: FeesSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<FeesSearch>()
  const years = recentYears(10, serverDate(), 1)
  return (
    <FilterBar label={t`筛选会费`}>
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={search.status}
        options={feeFilters.map((value) => ({ value, label: i18n._(filterNames[value]) }))}
        onChange={(status) => narrow({ status })}
      />
      <FilterSelect
        label={t`年度`}
        all={t`全部年度`}
        value={search.year?.toString()}
        options={plainOptions(years.map(String))}
        onChange={(year) => narrow({ year: year ? Number(year) : undefined })}
      />
    </FilterBar>
  )
}
