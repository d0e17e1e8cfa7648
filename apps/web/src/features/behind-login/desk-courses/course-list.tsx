import { useLingui } from '@lingui/react/macro'
import type { DeskCourse } from '@portal/api-contract'
import { Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { columnsOf, type DeskColumn } from '../../../lib/chakra/desk/list/columns.tsx'
import { DeskList } from '../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, wordOptions, yearFilter } from '../../../lib/chakra/desk/list/filters.tsx'
import { type CoursesSearch, courseCategories } from './courses-search.ts'
import { courseSource } from './queries.ts'
import { categoryNames } from './words.ts'

/** Every course; its name leads to who takes it. */
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
          <Link to="/list/courses" search={{ part: 'enrollments', course: id }} lang="zh-CN">
            {title}
          </Link>
        </TextLink>
      ),
    },
    column.word('category', t`类别`, categoryNames, i18n),
    column.short('year', t`年度`),
    column.short('teacher', t`授课教师`),
    column.count('creditHours', t`学时`),
    column.money('price', t`价格`),
    column.count('enrolled', t`学习人数`),
    column.count('completed', t`完成人数`),
    column.count('creditedHours', t`已计学时`),
  ]
}

function useFilters(): DeskFilter<CoursesSearch>[] {
  const { t, i18n } = useLingui()
  return [
    { kind: 'keyword', param: 'title', label: t`按课程名称查找` },
    {
      kind: 'choice',
      param: 'category',
      label: t`类别`,
      all: t`全部类别`,
      options: wordOptions(i18n, courseCategories, categoryNames),
    },
    yearFilter(5, t`年度`, t`全部年度`),
  ]
}
