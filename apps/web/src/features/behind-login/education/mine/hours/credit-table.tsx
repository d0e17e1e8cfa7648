import { useLingui } from '@lingui/react/macro'
import type { EducationHours } from '@portal/api-contract'
import { formatDate, formatNumber } from '@portal/i18n'
import { type Column, DataTable, EmptyState, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../../../../lib/chakra/state-badge.tsx'
import { courseLink } from '../../../../../lib/education/course-links.ts'
import { categories } from '../../course/course-words.ts'

type Credit = EducationHours['credits'][number]

/** The courses behind the hours. */
export function CreditTable({ credits }: { credits: Credit[] }) {
  const { t } = useLingui()
  if (credits.length === 0) return <EmptyState title={t`还没有入账的学时`} />
  const columns: Column<Credit>[] = [
    {
      id: 'title',
      header: t`课程`,
      isRowHeader: true,
      cell: ({ courseId, title }) => (
        <TextLink asChild>
          <Link {...courseLink(courseId)} lang="zh-CN">
            {title}
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'category',
      header: t`类别`,
      nowrap: true,
      cell: ({ category }) => <StateBadge states={categories} value={category} isKind />,
    },
    {
      id: 'hours',
      header: t`学时`,
      align: 'end',
      cell: ({ creditHours }) => formatNumber(creditHours),
    },
    {
      id: 'time',
      header: t`入账日期`,
      nowrap: true,
      cell: ({ creditTime }) => <time dateTime={creditTime}>{formatDate(creditTime)}</time>,
    },
  ]
  return (
    <DataTable
      columns={columns}
      rows={credits}
      rowKey={({ courseId }) => courseId}
      caption={t`计入学时的课程`}
    />
  )
}
