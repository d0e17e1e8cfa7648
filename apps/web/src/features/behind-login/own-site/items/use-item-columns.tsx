import { useLingui } from '@lingui/react/macro'
import type { OwnerType, OwnSiteItem } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, Checkbox, type Column, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import type { Selection } from '../../../../lib/chakra/choice/use-selection.ts'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { isSendable } from '../mutations.ts'
import styles from '../own-site.module.css'
import { itemStates, kindNames } from '../states.ts'

interface ColumnsOptions {
  owner: OwnerType
  selection: Selection<OwnSiteItem>
  /** The item that is being deleted. */
  goingId: number | undefined
  onDelete: (item: OwnSiteItem) => void
}

/** The columns of the list of what was written. */
export function useItemColumns(options: ColumnsOptions): Column<OwnSiteItem>[] {
  const { owner, selection, goingId, onDelete } = options
  const { t, i18n } = useLingui()
  return [
    {
      id: 'choose',
      header: t`选择`,
      hideHeader: true,
      cell: (item) =>
        isSendable(item) && (
          <Checkbox
            label={t`选择“${item.title}”`}
            checked={selection.has(item)}
            disabled={item.id === goingId}
            onChange={(isChosen) => selection.toggle(item, isChosen)}
          />
        ),
    },
    {
      id: 'title',
      header: t`标题`,
      isRowHeader: true,
      cell: ({ id, title }) =>
        id === goingId ? (
          <del lang="zh-CN" className={styles.going}>
            {title}
          </del>
        ) : (
          <TextLink asChild>
            <Link to="." search={(search) => ({ ...search, item: id })}>
              <span lang="zh-CN">{title}</span>
            </Link>
          </TextLink>
        ),
    },
    {
      id: 'kind',
      header: t`栏目`,
      nowrap: true,
      cell: ({ kind }) => i18n._(wordOf(kindNames[owner], kind)),
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ status, opinion }) => (
        <>
          <StateBadge states={itemStates} value={status} />
          {(status === 'RETURNED' || status === 'REJECTED') && opinion && (
            <span lang="zh-CN" className={styles.opinion}>
              {opinion}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'lastModifiedDate',
      header: t`修改时间`,
      nowrap: true,
      cell: ({ lastModifiedDate }) => (
        <time dateTime={lastModifiedDate}>{formatDateTime(lastModifiedDate)}</time>
      ),
    },
    {
      id: 'actions',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      cell: (item) => (
        <Button
          size="sm"
          variant="ghost"
          disabled={item.id === goingId}
          aria-label={t`删除“${item.title}”`}
          onClick={() => onDelete(item)}
        >
          {t`删除`}
        </Button>
      ),
    },
  ]
}
