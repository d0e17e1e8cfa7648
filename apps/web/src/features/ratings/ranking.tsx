import { useLingui } from '@lingui/react/macro'
import type { CompanyRanking } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { classNames, Skeleton, TabNav } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Each } from '../../lib/states/each.tsx'
import { LoadError } from '../../lib/states/load-error.tsx'
import { rankingQueryOptions, rankingYearsQueryOptions } from './list-queries.ts'
import styles from './ranking.module.css'
import { metrics, type RatingsSearch } from './ratings-search.ts'
import { NoYear, YearTabs } from './year-tabs.tsx'

/** The consultants' places of a year by one metric, as lengths to one scale. */
export function Ranking({ search }: { search: RatingsSearch }) {
  const { t } = useLingui()
  const years = useQuery(rankingYearsQueryOptions)
  const year = search.year ?? years.data?.[0]?.year
  const metric = search.metric ?? metrics[0]
  return (
    <>
      <div className={styles.tabs}>
        <YearTabs
          label={t`排名年度`}
          years={years.isLoadingError ? [] : years.data?.map((row) => row.year)}
          current={year}
        />
        <MetricTabs metric={metric} />
      </div>
      {years.isLoadingError && <LoadError title={t`排名没有加载成功`} query={years} />}
      {year === undefined && years.isSuccess && <NoYear />}
      {year !== undefined && <Places year={year} metric={metric} />}
      {year === undefined && years.isPending && <PlacesSkeleton />}
      <p className={styles.note}>
        {t`数据来自会员单位自愿报送的统计年报，每年 4 月公布上一年度；金额单位为万元，人均为每名从业人员的营业收入。`}
      </p>
    </>
  )
}

function MetricTabs({ metric }: { metric: CompanyRanking['metric'] }) {
  const { t } = useLingui()
  const labels = { 营业收入: t`营业收入`, 利润: t`利润`, 人均: t`人均营业收入` }
  return (
    <TabNav
      label={t`排名指标`}
      tabs={metrics.map((id) => ({ id, label: labels[id] }))}
      currentId={metric}
      renderLink={({ id }, props) => (
        <Link {...props} to="." search={(search) => ({ ...search, metric: id })} resetScroll={false} />
      )}
    />
  )
}

function Places({ year, metric }: { year: number; metric: CompanyRanking['metric'] }) {
  const { t } = useLingui()
  const query = useQuery(rankingQueryOptions(year, metric))
  if (!query.data) {
    return query.error ? <LoadError title={t`排名没有加载成功`} query={query} /> : <PlacesSkeleton />
  }
  if (query.data.length === 0) return <p>{t`这一年度还没有公布排名。`}</p>
  const largest = Math.max(...query.data.map(({ value }) => value))
  return (
    <ol className={styles.places}>
      <Each items={query.data}>{(place) => <Place place={place} share={place.value / largest} />}</Each>
    </ol>
  )
}

const places = Array.from({ length: 15 }, (_, index) => index + 1)

const PlacesSkeleton = () => (
  <div className={styles.places} aria-hidden="true">
    {places.map((place) => (
      <div key={place} className={styles.place} data-rank={place <= 3 ? place : undefined}>
        <span className={styles.rank}>{place}</span>
        <span className={styles.name}>
          <Skeleton width="min(13em, 100%)" height="1lh" />
          <span className={classNames(styles.city, styles.toCome)}>
            <Skeleton width="3em" height="1lh" />
          </span>
        </span>
        <span className={styles.track}>
          <Skeleton width={`${100 - 6 * place}%`} height="100%" />
        </span>
        <span className={styles.value}>
          <Skeleton width="4em" height="1lh" />
        </span>
      </div>
    ))}
  </div>
)

function Place({ place, share }: { place: CompanyRanking; share: number }) {
  return (
    <li className={styles.place} data-rank={place.rank <= 3 ? place.rank : undefined}>
      <span className={styles.rank}>{place.rank}</span>
      <span className={styles.name} lang="zh-CN">
        {place.companyName}
        <span className={styles.city}>{place.city}</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={styles.value}>{formatNumber(place.value)}</span>
    </li>
  )
}
