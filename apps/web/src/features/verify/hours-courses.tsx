import { useLingui } from '@lingui/react/macro'
import type { HourCertificate } from '@portal/api-contract'
import { formatDate, formatNumber } from '@portal/i18n'
import { type Column, DataTable } from '@portal/ui'

type Credit = HourCertificate['courses'][number]

/** The courses that a certificate of study hours adds up. */
export function HoursCourses({ courses }: Pick<HourCertificate, 'courses'>) {
  const { t } = useLingui()
  const columns: Column<Credit>[] = [
    {
      id: 'title',
      header: t`课程`,
      isRowHeader: true,
      cell: ({ title }) => <span lang="zh-CN">{title}</span>,
    },
    {
      id: 'category',
      header: t`类别`,
      nowrap: true,
      cell: ({ category }) => (category === '必修' ? t`必修` : t`选修`),
    },
    { id: 'creditTime', header: t`完成日期`, nowrap: true, cell: ({ creditTime }) => formatDate(creditTime) },
    {
      id: 'creditHours',
      header: t`学时`,
      align: 'end',
      cell: ({ creditHours }) => formatNumber(creditHours),
    },
  ]
  return (
    <DataTable
      columns={columns}
      rows={courses}
      rowKey={({ courseId }) => courseId}
      caption={t`计入学时的课程`}
    />
  )
}
