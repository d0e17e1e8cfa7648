import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FilterBar, FilterSelect } from '../../lib/filter-bar.tsx'
import { useNarrow } from '../../lib/use-narrow.ts'
import { feeStates } from './fee-status.ts'
import { type FeeFilter, type FeeSort, type FeesSearch, feeFilters, feeSorts } from './fees-search.ts'

const filterNames: Record<FeeFilter, (typeof feeStates)['PAID']['label']> = {
  owed: msg`全部待缴`,
  UNPAID: feeStates.UNPAID.label,
  OVERDUE: feeStates.OVERDUE.label,
  PAYING: feeStates.PAYING.label,
  PAID: feeStates.PAID.label,
  EXEMPT: feeStates.EXEMPT.label,
  REFUNDED: feeStates.REFUNDED.label,
}

const sortNames: Record<FeeSort, (typeof filterNames)['owed']> = {
  'feeYear,asc': msg`年度从早到晚`,
  'amount,desc': msg`金额从高到低`,
  'dueDate,asc': msg`期限从近到远`,
}

/** Narrows and sorts the list of fees; both live in the address. */
export function FeeFilters({ search }: { search: FeesSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<FeesSearch>()
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
        label={t`排序`}
        all={t`年度从晚到早`}
        value={search.sort}
        options={feeSorts.map((value) => ({ value, label: i18n._(sortNames[value]) }))}
        onChange={(sort) => narrow({ sort })}
      />
    </FilterBar>
  )
}
