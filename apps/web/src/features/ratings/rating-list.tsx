import { useLingui } from '@lingui/react/macro'
import { buttonClass, EmptyState } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilterBar, FilterSelect } from '../../lib/list/filter-bar.tsx'
import { KeywordForm } from '../../lib/list/keyword-form.tsx'
import { plainOptions } from '../../lib/list/plain-options.ts'
import { useNarrow } from '../../lib/list/use-narrow.ts'
import { creditLevels } from '../../lib/membership/member-kinds.ts'
import { EmptyPicture } from '../../lib/states/empty-picture.tsx'
import { LoadFailure } from '../../lib/states/load-failure.tsx'
import { DataList } from '../../lib/table/data-list.tsx'
import { LevelBars, LevelBarsSkeleton } from './level-bars.tsx'
import { ratingPageSize, ratingsQueryOptions } from './list-queries.ts'
import { ratingYearsQueryOptions } from './queries.ts'
import styles from './ratings.module.css'
import type { RatingsSearch } from './ratings-search.ts'
import { useRatingColumns } from './use-rating-columns.tsx'
import { NoYear, YearTabs } from './year-tabs.tsx'

/** The credit ratings of a year by level, with how many units have which. */
export function RatingList({ search }: { search: RatingsSearch }) {
  const { t } = useLingui()
  const yearList = useQuery(ratingYearsQueryOptions)
  const years = yearList.isLoadingError ? [] : yearList.data?.map(({ year }) => year)
  const year = search.year ?? years?.[0]
  const query = useQuery({
    ...ratingsQueryOptions({ ...search, year }),
    // Without its year the list would be that of all years.
    enabled: year !== undefined,
    placeholderData: keepPreviousData,
  })
  const columns = useRatingColumns()
  return (
    <>
      <YearTabs label={t`评价年度`} years={years} current={year} />
      {yearList.isLoadingError && <LoadFailure title={t`评价年度没有加载成功`} query={yearList} />}
      {year === undefined && yearList.isSuccess && <NoYear />}
      {year === undefined && yearList.isPending && <LevelBarsSkeleton />}
      {year !== undefined && <LevelBars year={year} />}
      {(year !== undefined || yearList.isPending) && (
        <>
          <Filters search={search} />
          <DataList
            query={query}
            columns={columns}
            rowKey={(row) => row.id}
            isShort
            caption={t`信用评价结果`}
            page={search.page ?? 1}
            pageSize={ratingPageSize}
            empty={<NoRating />}
          />
        </>
      )}
    </>
  )
}

function Filters({ search }: { search: RatingsSearch }) {
  const { t } = useLingui()
  const narrow = useNarrow<RatingsSearch>()
  return (
    <div className={styles.filters}>
      <KeywordForm label={t`单位名称`} value={search.keyword} onSearch={(keyword) => narrow({ keyword })} />
      <FilterBar label={t`筛选信用等级`}>
        <FilterSelect
          label={t`信用等级`}
          all={t`全部等级`}
          value={search.rating}
          options={plainOptions(creditLevels)}
          onChange={(rating) => narrow({ rating })}
        />
      </FilterBar>
    </div>
  )
}

function NoRating() {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<EmptyPicture variant="search" />}
      title={t`这一年度没有符合条件的单位`}
      action={
        <Link
          to="."
          search={(search) => ({ ...search, keyword: undefined, rating: undefined, page: undefined })}
          activeOptions={{ exact: true }}
          resetScroll={false}
          className={buttonClass({ variant: 'outline' })}
        >
          {t`清除筛选条件`}
        </Link>
      }
    >
      {t`可以换一个年度或等级，或者只输入单位名称中的几个字。`}
    </EmptyState>
  )
}
