import { useLingui } from '@lingui/react/macro'
import { formatDate, formatNumber } from '@portal/i18n'
import { Badge, type Column, DataTable, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { courseLink } from '../../../../lib/education/course-links.ts'
import { useSort } from '../../../../lib/list/use-sort.ts'
import { categories } from '../course/course-words.ts'
import { Price } from '../course/price.tsx'
import type { ListedCourse } from '../course/queries.ts'
import styles from './catalogue.module.css'
import { type CatalogueSearch, courseSorts } from './catalogue-search.ts'

/** The courses row by row, sorted by the heads of the columns too. */
export default function CourseTable({
  courses,
  search,
}: {
  courses: ListedCourse[]
  search: CatalogueSearch
}) {
  const { t } = useLingui()
  const columns = useColumns()
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

function useColumns(): Column<ListedCourse>[] {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`课程`,
      isRowHeader: true,
      cell: ({ id, title, mine }) => (
        <span className={styles.name}>
          <TextLink asChild>
            <Link {...courseLink(id)} lang="zh-CN">
              {title}
            </Link>
          </TextLink>
          {mine === 1 && <Badge tone="success">{t`已加入`}</Badge>}
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
  ]
}
