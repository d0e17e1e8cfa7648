import { useLingui } from '@lingui/react/macro'
import type { DeskCourse } from '@portal/api-contract'
import { formatMoney, formatNumber } from '@portal/i18n'
import { type Column, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DeskList } from '../../../lib/chakra/desk/desk-list.tsx'
import { FilterSelect } from '../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../lib/chakra/nothing-found.tsx'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { type CoursesSearch, courseCategories, courseSorts, sortAmong } from './courses-search.ts'
import { coursesQueryOptions } from './queries.ts'
import { categoryNames } from './words.ts'
import { YearFilter } from './year-filter.tsx'

/** Every course; the number of those who take it leads to them. */
export function CourseList({ search }: { search: CoursesSearch }) {
  const { t } = useLingui()
  const query = useQuery(coursesQueryOptions(search))
  const columns = useColumns()
  return (
    <DeskList
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      caption={t`课程`}
      search={{ page: search.page, sort: sortAmong(courseSorts, search.sort) }}
      sorts={courseSorts}
      filters={<Filters search={search} />}
      empty={<NothingFound title={t`没有符合条件的课程`} />}
    />
  )
}

function useColumns(): Column<DeskCourse>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'title',
      header: t`课程名称`,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, title }) => (
        <TextLink asChild>
          <Link to="/list/courses" search={{ part: 'enrollments', course: id }} lang="zh-CN">
            {title}
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'category',
      header: t`类别`,
      nowrap: true,
      cell: ({ category }) => i18n._(categoryNames[category]),
    },
    { id: 'year', header: t`年度`, nowrap: true, isSortable: true, cell: ({ year }) => year },
    { id: 'teacher', header: t`授课教师`, nowrap: true, cell: ({ teacher }) => teacher },
    numberColumn('creditHours', t`学时`, true),
    {
      id: 'price',
      header: t`价格`,
      align: 'end',
      nowrap: true,
      cell: ({ price }) => formatMoney(price),
    },
    numberColumn('enrolled', t`学习人数`, true),
    numberColumn('completed', t`完成人数`, true),
    numberColumn('creditedHours', t`已计学时`, false),
  ]
}

const numberColumn = (
  id: 'creditHours' | 'enrolled' | 'completed' | 'creditedHours',
  header: string,
  isSortable: boolean,
): Column<DeskCourse> => ({
  id,
  header,
  align: 'end',
  nowrap: true,
  isSortable,
  cell: (course) => formatNumber(course[id]),
})

function Filters({ search }: { search: CoursesSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<CoursesSearch>()
  return (
    <>
      <KeywordForm label={t`按课程名称查找`} value={search.title} onSearch={(title) => narrow({ title })} />
      <FilterSelect
        label={t`类别`}
        all={t`全部类别`}
        value={search.category}
        options={courseCategories.map((value) => ({ value, label: i18n._(categoryNames[value]) }))}
        onChange={(category) => narrow({ category })}
      />
      <YearFilter year={search.year} />
    </>
  )
}
