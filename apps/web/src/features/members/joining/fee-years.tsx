import { useLingui } from '@lingui/react/macro'
import type { FeeYear } from '@portal/api-contract'
import { type Column, TabNav, Tag } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recentYears } from '../../../lib/dates/calendar.ts'
import { FilterBar, FilterSelect } from '../../../lib/list/filter-bar.tsx'
import { KeywordForm } from '../../../lib/list/keyword-form.tsx'
import { plainOptions } from '../../../lib/list/plain-options.ts'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { memberWord } from '../../../lib/membership/member-words.tsx'
import { DataList } from '../../../lib/table/data-list.tsx'
import styles from '../directory/directory.module.css'
import { NobodyFound } from '../directory/nobody-found.tsx'
import type { MembersSearch } from '../members-search.ts'
import { feeYearPageSize, feeYearsQueryOptions } from '../queries.ts'

/** As many as are published; the next is paid from the December before. */
const years = 8

interface FeeYearsProps {
  search: MembersSearch
  /** What of the address stays when a search that found nothing is undone. */
  reset: object
}

/** Which members have settled which year: amounts are not published. */
export function FeeYears({ search, reset }: FeeYearsProps) {
  const { t } = useLingui()
  const query = useQuery({ ...feeYearsQueryOptions(search), placeholderData: keepPreviousData })
  return (
    <>
      <WhoTabs who={search.who ?? 'unit'} />
      <Filters search={search} />
      <DataList
        query={query}
        columns={useColumns()}
        rowKey={(row) => row.id}
        isShort
        caption={t`会费缴纳情况`}
        page={search.page ?? 1}
        pageSize={feeYearPageSize}
        empty={<NobodyFound reset={reset} title={t`没有符合条件的缴费记录`} />}
      />
    </>
  )
}

function WhoTabs({ who }: { who: 'unit' | 'person' }) {
  const { t } = useLingui()
  const tabs = [
    { id: 'unit', label: t`单位会员` },
    { id: 'person', label: t`个人会员` },
  ] as const
  return (
    <TabNav
      label={t`会员类别`}
      tabs={[...tabs]}
      currentId={who}
      renderLink={({ id }, props) => (
        <Link
          {...props}
          to="."
          search={(search) => ({ ...search, who: id, page: undefined, keyword: undefined })}
          resetScroll={false}
        />
      )}
    />
  )
}

function Filters({ search }: { search: MembersSearch }) {
  const { t } = useLingui()
  const narrow = useNarrow<MembersSearch>()
  return (
    <div className={styles.filters}>
      <KeywordForm label={t`会员名称`} value={search.keyword} onSearch={(keyword) => narrow({ keyword })} />
      <FilterBar label={t`筛选会费年度`}>
        <FilterSelect
          label={t`年度`}
          all={t`全部年度`}
          value={search.year === undefined ? undefined : String(search.year)}
          options={plainOptions(recentYears(years, new Date(), 1).map(String))}
          onChange={(year) => narrow({ year: year === undefined ? undefined : Number(year) })}
        />
      </FilterBar>
    </div>
  )
}

function useColumns(): Column<FeeYear>[] {
  const { i18n, t } = useLingui()
  return [
    {
      id: 'name',
      header: t`会员名称`,
      isRowHeader: true,
      cell: (row) => <span lang="zh-CN">{row.name}</span>,
    },
    { id: 'no', header: t`会员编号`, short: 'plain', nowrap: true, cell: (row) => row.memberNo ?? '—' },
    { id: 'level', header: t`会员级别`, short: 'plain', cell: (row) => memberWord(i18n, row.memberLevel) },
    { id: 'year', header: t`年度`, nowrap: true, cell: (row) => row.feeYear },
    {
      id: 'paid',
      header: t`缴费日期`,
      nowrap: true,
      cell: (row) => (row.isExempt ? <Tag tone="info">{t`免缴`}</Tag> : (row.payDate ?? '—')),
    },
  ]
}
