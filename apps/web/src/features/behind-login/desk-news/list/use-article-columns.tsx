import { useLingui } from '@lingui/react/macro'
import { Button, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { serverNow } from '../../../../lib/api/server-clock.ts'
import { columnsOf, type DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { RowActions } from '../../../../lib/chakra/desk/row-actions.tsx'
import { StateBadge, stateWord } from '../../../../lib/chakra/state-badge.tsx'
import type { ArticleRow, SomeKind } from '../kinds/article-kind.ts'
import { newsStates, stateOf } from '../states.ts'

interface RowsActions {
  onPublish: (article: ArticleRow) => void
  onWithdraw: (article: ArticleRow) => void
}

const column = columnsOf<ArticleRow>()

/** The columns of a list, the last with what can be done. @param parts those of the kind: after the title, and before the last change */
export function useArticleColumns<Row extends ArticleRow>(
  kind: SomeKind,
  { own, counts }: Record<'own' | 'counts', DeskColumn<Row>[]>,
  actions: RowsActions,
): DeskColumn<Row>[] {
  const { t, i18n } = useLingui()
  const published = column.time('publishDate', t`发布时间`)
  return [
    {
      ...column.text('title', t`标题`),
      isRowHeader: true,
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
      text: (article) => i18n._(stateWord(newsStates, stateOf(article, serverNow()))),
      cell: (article) => <StateBadge states={newsStates} value={stateOf(article, serverNow())} />,
    },
    {
      ...published,
      text: (article) => (article.status === 'DRAFT' ? '' : (published.text?.(article) ?? '')),
    },
    ...counts,
    column.time('lastModifiedDate', t`最后修改`),
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
