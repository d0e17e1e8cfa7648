import { Plural, useLingui } from '@lingui/react/macro'
import type { Course } from '@portal/api-contract'
import { formatMoney, formatNumber } from '@portal/i18n'
import { type Column, DataTable, EmptyState, Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { yearOf } from '../../lib/dates/calendar.ts'
import { Page } from '../../lib/page/page.tsx'
import { EmptyPicture } from '../../lib/states/empty-picture.tsx'
import { LoadError } from '../../lib/states/load-error.tsx'
import { SkeletonTable } from '../../lib/table/skeleton-table.tsx'
import { coursesQueryOptions } from './queries.ts'
import styles from './training-plan.module.css'

/** A year's courses, compulsory ones first. */
export function TrainingPlan({ year = yearOf(new Date()) }: { year?: number }) {
  const { t } = useLingui()
  const query = useQuery(coursesQueryOptions(year))
  return (
    <Page title={t`${year} 年度培训计划`} lead={t`全部课程在继续教育平台学习，学时自动记入个人档案。`}>
      {query.data && <Plan courses={query.data} />}
      {!query.data && query.error && <LoadError title={t`培训计划没有加载成功`} query={query} />}
      {query.isPending && <PlanSkeleton />}
    </Page>
  )
}

function Plan({ courses }: { courses: Course[] }) {
  const { t } = useLingui()
  const columns = useColumns()
  if (courses.length === 0) {
    return <EmptyState art={<EmptyPicture />} title={t`本年度的课程还没有公布`} />
  }
  const kinds = [
    { kind: '必修', title: t`必修课程` },
    { kind: '选修', title: t`选修课程` },
  ] as const
  return kinds.map(({ kind, title }) => {
    const rows = courses.filter(({ category }) => category === kind)
    const hours = rows.reduce((sum, { creditHours }) => sum + creditHours, 0)
    return (
      <section key={kind} className={styles.kind}>
        <h2>
          {title}{' '}
          <span className={styles.sum}>
            <Plural value={rows.length} one="# 门" other="# 门" />
            {' · '}
            <Plural value={hours} one="# 学时" other="# 学时" />
          </span>
        </h2>
        <DataTable columns={columns} rows={rows} rowKey={(row) => row.id} caption={title} />
      </section>
    )
  })
}

function PlanSkeleton() {
  const { t } = useLingui()
  const columns = useColumns()
  return [t`必修课程`, t`选修课程`].map((title) => (
    <section key={title} className={styles.kind}>
      <h2>
        <Skeleton width="9em" height="1lh" />
      </h2>
      <SkeletonTable columns={columns} caption={title} rows={4} />
    </section>
  ))
}

function useColumns(): Column<Course>[] {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`课程`,
      isRowHeader: true,
      cell: (row) => <span lang="zh-CN">{row.title}</span>,
    },
    {
      id: 'teacher',
      header: t`主讲`,
      nowrap: true,
      cell: (row) => <span lang="zh-CN">{row.teacher}</span>,
    },
    {
      id: 'hours',
      header: t`学时`,
      align: 'end',
      nowrap: true,
      cell: (row) => formatNumber(row.creditHours),
    },
    {
      id: 'price',
      header: t`费用`,
      align: 'end',
      nowrap: true,
      cell: (row) => (row.price > 0 ? formatMoney(row.price) : t`免费`),
    },
  ]
}
