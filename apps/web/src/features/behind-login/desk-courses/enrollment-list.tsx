import { useLingui } from '@lingui/react/macro'
import type { DeskEnrollment } from '@portal/api-contract'
import { formatRate } from '@portal/i18n'
import { Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { columnsOf, type DeskColumn } from '../../../lib/chakra/desk/list/columns.tsx'
import { DeskList } from '../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, wordOptions, yearFilter } from '../../../lib/chakra/desk/list/filters.tsx'
import { type CoursesSearch, progressKinds } from './courses-search.ts'
import { courseQueryOptions, enrollmentSource } from './queries.ts'
import { progressNames } from './words.ts'

/** Who takes which course, how far they are, and the hours that were credited. */
export function EnrollmentList({ search }: { search: CoursesSearch }) {
  const { t } = useLingui()
  return (
    <DeskList
      title={t`学习记录`}
      source={enrollmentSource}
      search={search}
      columns={useColumns()}
      filters={useFilters(search)}
      rowKey={({ id }) => id}
      empty={t`没有符合条件的学习记录`}
    />
  )
}

const column = columnsOf<DeskEnrollment>()

function useColumns(): DeskColumn<DeskEnrollment>[] {
  const { t } = useLingui()
  return [
    { ...column.short('memberName', t`学员`), isRowHeader: true },
    {
      ...column.text('courseTitle', t`课程名称`),
      cell: ({ courseId, courseTitle }) => (
        <TextLink asChild>
          <Link to="/list/courses" search={{ part: 'enrollments', course: courseId }} lang="zh-CN">
            {courseTitle}
          </Link>
        </TextLink>
      ),
    },
    column.short('year', t`年度`),
    column.time('enrollTime', t`报名时间`),
    column.time('lastStudyTime', t`最近学习`),
    {
      ...column.count('watchedShare', t`学习进度`),
      text: ({ watchedShare }) => formatRate(Math.floor(watchedShare * 100)),
      cell: ({ watchedShare }) => formatRate(Math.floor(watchedShare * 100)),
    },
    column.time('completeTime', t`完成时间`),
    column.count('creditedHours', t`已计学时`),
    column.time('creditTime', t`计入时间`),
  ]
}

function useFilters({ course }: CoursesSearch): DeskFilter<CoursesSearch>[] {
  const { t, i18n } = useLingui()
  const { data } = useQuery({ ...courseQueryOptions(course ?? 0), enabled: course !== undefined })
  // The course that one came from, and the way to those of all courses.
  const ofCourse: DeskFilter<CoursesSearch> = {
    kind: 'choice',
    param: 'course',
    label: t`课程`,
    all: t`全部课程`,
    options: [{ value: String(course), label: data?.title ?? String(course) }],
    isNumber: true,
  }
  return [
    { kind: 'keyword', param: 'member', label: t`按学员查找` },
    ...(course === undefined ? [] : [ofCourse]),
    {
      kind: 'choice',
      param: 'progress',
      label: t`学习进度`,
      all: t`全部进度`,
      options: wordOptions(i18n, progressKinds, progressNames),
    },
    yearFilter(5, t`年度`, t`全部年度`),
    { kind: 'days', from: 'from', to: 'to', label: t`报名日期` },
    { kind: 'days', from: 'doneFrom', to: 'doneTo', label: t`完成日期` },
    { kind: 'days', from: 'creditedFrom', to: 'creditedTo', label: t`计入日期` },
  ]
}
