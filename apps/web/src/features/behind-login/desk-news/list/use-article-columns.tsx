import { useLingui } from '@lingui/react/macro'
import { formatDateTime, formatNumber } from '@portal/i18n'
import { Button, type Column, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { RowActions } from '../../../../lib/chakra/desk/row-actions.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { serverNow } from '../../../../lib/membership/server-clock.ts'
import type { ArticleRow, SomeKind } from '../kinds/article-kind.ts'
import { newsStates, stateOf } from '../states.ts'

interface RowsActions {
  onPublish: (article: ArticleRow) => void
  onWithdraw: (article: ArticleRow) => void
}

/** The columns of a list, the last with what can be done. @param own those of the kind, which stand after the title */
export function useArticleColumns<Row extends ArticleRow>(
  kind: SomeKind,
  own: Column<Row>[],
  actions: RowsActions,
): Column<Row>[] {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`标题`,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, title }) => (
        <TextLink asChild>
          <Link to={kind.form} search={{ id }} lang="zh-CN">
            {title}
          </Link>
        </TextLink>
      ),
    },
    ...own,
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: (article) => <StateBadge states={newsStates} value={stateOf(article, serverNow())} />,
    },
    { id: 'author', header: t`作者`, nowrap: true, cell: ({ author }) => author ?? '—' },
    {
      id: 'publishDate',
      header: t`发布时间`,
      nowrap: true,
      isSortable: true,
      cell: ({ status, publishDate }) => (status === 'DRAFT' ? '—' : formatDateTime(publishDate)),
    },
    {
      id: 'viewCount',
      header: t`浏览`,
      align: 'end',
      nowrap: true,
      isSortable: true,
      cell: ({ viewCount }) => formatNumber(viewCount),
    },
    {
      id: 'lastModifiedDate',
      header: t`最后修改`,
      nowrap: true,
      isSortable: true,
      cell: ({ lastModifiedDate }) => formatDateTime(lastModifiedDate),
    },
    {
      id: 'actions',
      header: t`操作`,
      nowrap: true,
      cell: (article) => <Actions article={article} {...actions} />,
    },
  ]
}

function Actions({ article, onPublish, onWithdraw }: RowsActions & { article: ArticleRow }) {
  const { t } = useLingui()
  const state = stateOf(article, serverNow())
  const { title } = article
  return (
    <RowActions>
      {state !== 'PUBLISHED' && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={state === 'SCHEDULED' ? t`改期 ${title}` : t`发布 ${title}`}
          onClick={() => onPublish(article)}
        >
          {state === 'SCHEDULED' ? t`改期` : t({ message: '发布', context: 'button' })}
        </Button>
      )}
      {article.status === 'PUBLISHED' && (
        <Button variant="ghost" size="sm" aria-label={t`撤回 ${title}`} onClick={() => onWithdraw(article)}>
          {t({ message: '撤回', context: 'button' })}
        </Button>
      )}
    </RowActions>
  )
}
