import { useLingui } from '@lingui/react/macro'
import type { DeskCourse } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { columnsOf, type DeskColumn } from '../../../lib/chakra/desk/list/columns.tsx'
import { DeskList } from '../../../lib/chakra/desk/list/desk-list.tsx'
import {
  type DeskFilter,
  stateOptions,
  wordOptions,
  yearFilter,
} from '../../../lib/chakra/desk/list/filters.tsx'
import { courseStateWords } from './course/states.ts'
import { type CoursesSearch, courseCategories, courseStates } from './courses-search.ts'
import { courseSource } from './queries.ts'
import { categoryNames } from './words.ts'

/** Courses in every state; a name leads to where it is written, the number of students to who they are. */
export function CourseList({ search }: { search: CoursesSearch }) {
  const { t } = useLingui()
  return (
    <DeskList
      title={t`课程`}
      source={courseSource}
      search={search}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      empty={t`没有符合条件的课程`}
    />
  )
}

const column = columnsOf<DeskCourse>()

function useColumns(): DeskColumn<DeskCourse>[] {
  const { t, i18n } = useLingui()
  return [
    {
      ...column.text('title', t`课程名称`),
      isRowHeader: true,
      cell: ({ id, title }) => (
        <TextLink asChild>
          <Link to="/form/course" search={{ id }} lang="zh-CN">
            {title}
          </Link>
        </TextLink>
      ),
    },
    column.state('state', t`状态`, courseStateWords, i18n),
    column.word('category', t`类别`, categoryNames, i18n),
    column.short('year', t`年度`),
    column.short('teacher', t`授课教师`),
    column.count('creditHours', t`学时`),
    column.money('price', t`价格`),
    { ...column.count('enrolled', t`学习人数`), cell: (course) => <StudentCount {...course} /> },
    column.count('completed', t`完成人数`),
    column.count('creditedHours', t`已计学时`),
  ]
}

function StudentCount({ id, title, enrolled }: DeskCourse) {
  const { t } = useLingui()
  const count = formatNumber(enrolled)
  return (
    <TextLink asChild>
      <Link
        to="/list/courses"
        search={{ part: 'enrollments', course: id }}
        aria-label={t`${count} 人学习：${title}`}
      >
        {count}
      </Link>
    </TextLink>
  )
}

function useFilters(): DeskFilter<CoursesSearch>[] {
  const { t, i18n } = useLingui()
  return [
    { kind: 'keyword', param: 'title', label: t`按课程名称查找` },
    {
      kind: 'choice',
      param: 'state',
      label: t`状态`,
      all: t`全部状态`,
      options: stateOptions(i18n, courseStates, courseStateWords),
    },
    {
      kind: 'choice',
      param: 'category',
      label: t`类别`,
      all: t`全部类别`,
      options: wordOptions(i18n, courseCategories, categoryNames),
    },
    yearFilter(5, t`年度`, t`全部年度`, 1),
  ]
}
