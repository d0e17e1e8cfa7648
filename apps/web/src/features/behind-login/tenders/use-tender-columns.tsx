import { useLingui } from '@lingui/react/macro'
import type { Tender } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { type Column, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { Deadline } from './deadline.tsx'
import { ReminderButton } from './reminder-button.tsx'
import styles from './tenders.module.css'
import { tenderTypeNames } from './words.ts'

/** The columns of the list of calls. */
export function useTenderColumns(): Column<Tender>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'title',
      header: t`项目`,
      isRowHeader: true,
      cell: ({ id, title, tenderer }) => (
        <span lang="zh-CN">
          <TextLink asChild>
            <Link to="." search={(search) => ({ ...search, tender: id })}>
              {title}
            </Link>
          </TextLink>
          <span className={styles.tenderer}>{tenderer}</span>
        </span>
      ),
    },
    {
      id: 'tenderType',
      header: t`类型`,
      nowrap: true,
      cell: ({ tenderType }) => i18n._(wordOf(tenderTypeNames, tenderType)),
    },
    { id: 'city', header: t`地区`, nowrap: true, cell: ({ city }) => <span lang="zh-CN">{city}</span> },
    {
      id: 'budget',
      header: t`最高限价`,
      isSortable: true,
      align: 'end',
      nowrap: true,
      cell: ({ budget }) => (budget === null ? t`未公布` : formatMoney(budget)),
    },
    {
      id: 'publishDate',
      header: t`发布日期`,
      isSortable: true,
      nowrap: true,
      cell: ({ publishDate }) => <time dateTime={publishDate}>{formatDate(publishDate)}</time>,
    },
    {
      id: 'deadline',
      header: t`截止时间`,
      isSortable: true,
      nowrap: true,
      cell: (tender) => <Deadline tender={tender} />,
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (tender) => <ReminderButton tender={tender} size="sm" />,
    },
  ]
}
