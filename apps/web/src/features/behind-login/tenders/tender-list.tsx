import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DataList } from '../../../lib/chakra/data-list.tsx'
import { FilterBar, FilterSelect } from '../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../lib/chakra/nothing-found.tsx'
import { cityOptions } from '../../../lib/content/cities.ts'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { useSort } from '../../../lib/list/use-sort.ts'
import { DueNotice } from './due-notice.tsx'
import { tendersQueryOptions } from './queries.ts'
import styles from './tenders.module.css'
import {
  budgetBands,
  deadlineBands,
  type TendersSearch,
  tenderSorts,
  tendersPageSize,
  tenderTypes,
} from './tenders-search.ts'
import { useTenderColumns } from './use-tender-columns.tsx'
import { budgetNames, deadlineNames, tenderTypeNames } from './words.ts'

/** The calls for tenders: looked for by title, narrowed, sorted, paged. */
export function TenderList({ search }: { search: TendersSearch }) {
  const { t } = useLingui()
  const query = useQuery(tendersQueryOptions(search))
  const columns = useTenderColumns()
  const sorting = useSort(tenderSorts, search.sort)
  return (
    <div className={styles.tenders}>
      <DueNotice />
      <TenderFilters search={search} />
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`招标信息`}
        page={search.page ?? 1}
        pageSize={tendersPageSize}
        {...sorting}
        empty={<NoTenders />}
      />
    </div>
  )
}

function TenderFilters({ search }: { search: TendersSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<TendersSearch>()
  return (
    <div className={styles.filters}>
      <KeywordForm
        label={t`按项目名称查找`}
        value={search.keyword}
        onSearch={(keyword) => narrow({ keyword })}
      />
      <FilterBar label={t`筛选招标信息`}>
        <FilterSelect
          label={t`类型`}
          all={t`全部类型`}
          value={search.type}
          options={tenderTypes.map((value) => ({ value, label: i18n._(tenderTypeNames[value]) }))}
          onChange={(type) => narrow({ type })}
        />
        <FilterSelect
          label={t`地区`}
          all={t`全省`}
          value={search.city}
          options={cityOptions}
          onChange={(city) => narrow({ city })}
        />
        <FilterSelect
          label={t`最高限价`}
          all={t`不限`}
          value={search.budget}
          options={budgetBands.map((value) => ({ value, label: i18n._(budgetNames[value]) }))}
          onChange={(budget) => narrow({ budget })}
        />
        <FilterSelect
          label={t`截止时间`}
          all={t`不限`}
          value={search.deadline}
          options={deadlineBands.map((value) => ({ value, label: i18n._(deadlineNames[value]) }))}
          onChange={(deadline) => narrow({ deadline })}
        />
      </FilterBar>
    </div>
  )
}

function NoTenders() {
  const { t } = useLingui()
  return (
    <NothingFound
      title={t`没有符合条件的招标信息`}
      link={<Link to="/tenderInformation" search={{}}>{t`查看全部招标信息`}</Link>}
    >
      {t`请放宽地区、限价或截止时间，或换一个关键词。`}
    </NothingFound>
  )
}
