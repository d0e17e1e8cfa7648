import { useLingui } from '@lingui/react/macro'
import { formatDate, formatNumber } from '@portal/i18n'
import { type Column, DataTable, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { courseLink } from '../../../../lib/education/course-links.ts'
import { useSort } from '../../../../lib/list/use-sort.ts'
import { CourseMarks } from '../course/course-marks.tsx'
import { categories } from '../course/course-words.ts'
import { Duration } from '../course/duration.tsx'
import { Price } from '../course/price.tsx'
import type { ListedCourse } from '../course/queries.ts'
import styles from './catalogue.module.css'
import { type CatalogueSearch, courseSorts } from './catalogue-search.ts'
import { CompareButton } from './compare-button.tsx'

/** The courses row by row, sorted by the heads of the columns too. */
export default function CourseTable({
  courses,
  search,
  wanted,
}: {
  courses: ListedCourse[]
  search: CatalogueSearch
  /** The kinds of hours that are missing. */
  wanted: readonly string[]
}) {
  const { t } = useLingui()
  const columns = useColumns(search, wanted)
  const sorting = useSort(courseSorts, search.sort)
  return (
    <DataTable
      columns={columns}
      rows={courses}
      rowKey={({ id }) => id}
      caption={t`继续教育课程`}
      {...sorting}
    />
  )
}

function useColumns(search: CatalogueSearch, wanted: readonly string[]): Column<ListedCourse>[] {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`课程`,
      isRowHeader: true,
      cell: (course) => (
        <span className={styles.name}>
          <TextLink asChild>
            <Link {...courseLink(course.id)} lang="zh-CN">
              {course.title}
            </Link>
          </TextLink>
          <CourseMarks course={course} isWanted={wanted.includes(course.category)} />
        </span>
      ),
    },
    {
      id: 'category',
      header: t`类别`,
      nowrap: true,
      cell: ({ category }) => <StateBadge states={categories} value={category} isKind />,
    },
    {
      id: 'year',
      header: t`年度`,
      nowrap: true,
      cell: ({ year }) => year,
    },
    {
      id: 'teacher',
      header: t`讲师`,
      nowrap: true,
      cell: ({ teacher }) => <span lang="zh-CN">{teacher}</span>,
    },
    {
      id: 'creditHours',
      header: t`学时`,
      align: 'end',
      isSortable: true,
      cell: ({ creditHours }) => formatNumber(creditHours),
    },
    {
      id: 'length',
      header: t`时长`,
      nowrap: true,
      cell: ({ durationS }) => <Duration seconds={durationS} />,
    },
    {
      id: 'price',
      header: t`价格`,
      align: 'end',
      nowrap: true,
      isSortable: true,
      cell: ({ price }) => <Price price={price} />,
    },
    {
      id: 'publishDate',
      header: t`发布日期`,
      nowrap: true,
      cell: ({ publishDate }) => <time dateTime={publishDate}>{formatDate(publishDate)}</time>,
    },
    {
      id: 'sale',
      header: t`报名截止`,
      nowrap: true,
      cell: ({ onSaleUntil }) => <time dateTime={onSaleUntil}>{formatDate(onSaleUntil)}</time>,
    },
    {
      id: 'compare',
      header: t`比较`,
      hideHeader: true,
      cell: (course) => (
        <span className={styles.name}>
          <CompareButton course={course} search={search} />
        </span>
      ),
    },
  ]
}
