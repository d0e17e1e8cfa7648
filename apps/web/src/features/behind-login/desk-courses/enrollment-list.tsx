import { useLingui } from '@lingui/react/macro'
import type { DeskEnrollment } from '@portal/api-contract'
import { formatDateTime, formatNumber, formatRate } from '@portal/i18n'
import { type Column, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DeskList } from '../../../lib/chakra/desk/desk-list.tsx'
import { ExportButton } from '../../../lib/chakra/export-button.tsx'
import { FilterSelect } from '../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../lib/chakra/nothing-found.tsx'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { harmlessCsv } from '../../../lib/table/csv.ts'
import { type CoursesSearch, enrollmentSorts, progressKinds, sortAmong } from './courses-search.ts'
import { allEnrollments, courseQueryOptions, enrollmentsQueryOptions } from './queries.ts'
import { progressNames } from './words.ts'
import { YearFilter } from './year-filter.tsx'

/** Who takes which course, how far they are, and the hours that were credited. */
export function EnrollmentList({ search }: { search: CoursesSearch }) {
  const { t } = useLingui()
  const query = useQuery(enrollmentsQueryOptions(search))
  const columns = useColumns()
  return (
    <DeskList
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      caption={t`学习记录`}
      search={{ page: search.page, sort: sortAmong(enrollmentSorts, search.sort) }}
      sorts={enrollmentSorts}
      filters={<Filters search={search} />}
      empty={<NothingFound title={t`没有符合条件的学习记录`} />}
    />
  )
}

const share = (watched: number) => formatRate(Math.floor(watched * 100))

function useColumns(): Column<DeskEnrollment>[] {
  const { t } = useLingui()
  const time = (instant: string | null) => (instant ? formatDateTime(instant) : '—')
  return [
    {
      id: 'memberName',
      header: t`学员`,
      isRowHeader: true,
      nowrap: true,
      isSortable: true,
      cell: ({ memberName }) => memberName,
    },
    {
      id: 'courseTitle',
      header: t`课程名称`,
      isSortable: true,
      cell: ({ courseId, courseTitle }) => (
        <TextLink asChild>
          <Link to="/list/courses" search={{ part: 'enrollments', course: courseId }} lang="zh-CN">
            {courseTitle}
          </Link>
        </TextLink>
      ),
    },
    { id: 'year', header: t`年度`, nowrap: true, cell: ({ year }) => year },
    {
      id: 'enrollTime',
      header: t`报名时间`,
      nowrap: true,
      isSortable: true,
      cell: ({ enrollTime }) => time(enrollTime),
    },
    {
      id: 'lastStudyTime',
      header: t`最近学习`,
      nowrap: true,
      cell: ({ lastStudyTime }) => time(lastStudyTime),
    },
    {
      id: 'watchedShare',
      header: t`学习进度`,
      align: 'end',
      nowrap: true,
      isSortable: true,
      cell: ({ watchedShare }) => share(watchedShare),
    },
    {
      id: 'completeTime',
      header: t`完成时间`,
      nowrap: true,
      isSortable: true,
      cell: ({ completeTime }) => time(completeTime),
    },
    {
      id: 'creditedHours',
      header: t`已计学时`,
      align: 'end',
      nowrap: true,
      cell: ({ creditedHours }) => formatNumber(creditedHours),
    },
  ]
}

function Filters({ search }: { search: CoursesSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<CoursesSearch>()
  return (
    <>
      <KeywordForm label={t`按学员查找`} value={search.member} onSearch={(member) => narrow({ member })} />
      {search.course !== undefined && <CourseFilter id={search.course} />}
      <FilterSelect
        label={t`学习进度`}
        all={t`全部进度`}
        value={search.progress}
        options={progressKinds.map((value) => ({ value, label: i18n._(progressNames[value]) }))}
        onChange={(progress) => narrow({ progress })}
      />
      <YearFilter year={search.year} />
    </>
  )
}

/** The course that one came from, and the way to those of all courses. */
function CourseFilter({ id }: { id: number }) {
  const { t } = useLingui()
  const narrow = useNarrow<CoursesSearch>()
  const { data: course } = useQuery(courseQueryOptions(id))
  return (
    <FilterSelect
      label={t`课程`}
      all={t`全部课程`}
      value={String(id)}
      options={[{ value: String(id), label: course?.title ?? String(id) }]}
      onChange={(chosen) => narrow({ course: chosen ? Number(chosen) : undefined })}
    />
  )
}

/** All enrolments that the list is narrowed to, as a file. */
export function EnrollmentExport({ search }: { search: CoursesSearch }) {
  const { t } = useLingui()
  const heads = [t`学员`, t`课程名称`, t`年度`, t`报名时间`, t`学习进度`, t`完成时间`, t`已计学时`]
  const getCsv = async () => {
    const rows = (await allEnrollments(search)).map((one) => [
      one.memberName,
      one.courseTitle,
      String(one.year),
      formatDateTime(one.enrollTime),
      share(one.watchedShare),
      one.completeTime ? formatDateTime(one.completeTime) : '',
      String(one.creditedHours),
    ])
    return harmlessCsv([heads, ...rows])
  }
  return <ExportButton fileName={t`学习记录`} getCsv={getCsv}>{t`导出列表`}</ExportButton>
}
