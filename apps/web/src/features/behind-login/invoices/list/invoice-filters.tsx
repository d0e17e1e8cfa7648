import { useLingui } from '@lingui/react/macro'
import { FilterBar, FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { invoiceKinds, invoiceStates } from '../invoice-words.ts'
import { type InvoicesSearch, invoiceFilters, kindFilters } from '../invoices-search.ts'
import styles from './invoice-list.module.css'

/** Narrows the list by state, kind and the buyer's name. */
export function InvoiceFilters({ search: { status, kind, keyword } }: { search: InvoicesSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<InvoicesSearch>()
  return (
    <div className={styles.filters}>
      <FilterBar label={t`筛选发票`}>
        <FilterSelect
          label={t`状态`}
          all={t`全部状态`}
          value={status}
          options={invoiceFilters.map((value) => ({ value, label: i18n._(invoiceStates[value].label) }))}
          onChange={(value) => narrow({ status: value })}
        />
        <FilterSelect
          label={t`发票种类`}
          all={t`全部种类`}
          value={kind}
          options={kindFilters.map((value) => ({ value, label: i18n._(invoiceKinds[value].label) }))}
          onChange={(value) => narrow({ kind: value })}
        />
      </FilterBar>
      <KeywordForm label={t`查找发票抬头`} value={keyword} onSearch={(value) => narrow({ keyword: value })} />
    </div>
  )
}
