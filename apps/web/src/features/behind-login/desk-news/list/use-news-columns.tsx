import { useLingui } from '@lingui/react/macro'
import type { DeskNewsSummary } from '@portal/api-contract'
import { Button, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { columnsOf, type DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { RowActions } from '../../../../lib/chakra/desk/row-actions.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { serverNow } from '../../../../lib/membership/server-clock.ts'
import { navigationQueryOptions } from '../../../../lib/page/navigation.ts'
import { placeName } from '../places.ts'
import { newsStates, stateOf } from '../states.ts'

interface NewsActions {
  onPublish: (news: DeskNewsSummary) => void
  onWithdraw: (news: DeskNewsSummary) => void
}

const column = columnsOf<DeskNewsSummary>()

/** The columns of the list, the last with what can be done. */
export function useNewsColumns(actions: NewsActions): DeskColumn<DeskNewsSummary>[] {
  const { t, i18n } = useLingui()
  const { data: navigation = [] } = useQuery(navigationQueryOptions)
  const published = column.time('publishDate', t`发布时间`)
  return [
    {
      ...column.text('title', t`标题`),
      isRowHeader: true,
      cell: ({ id, title }) => (
        <TextLink asChild>
          <Link to="/form/news" search={{ id }} lang="zh-CN">
            {title}
          </Link>
        </TextLink>
      ),
    },
    { id: 'place', header: t`栏目`, nowrap: true, text: (news) => placeName(navigation, news) ?? '' },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      text: (news) => i18n._(newsStates[stateOf(news, serverNow())].label),
      cell: (news) => <StateBadge states={newsStates} value={stateOf(news, serverNow())} />,
    },
    column.short('author', t`作者`),
    { ...published, text: (news) => (news.status === 'DRAFT' ? '' : (published.text?.(news) ?? '')) },
    column.count('viewCount', t`浏览`),
    column.time('lastModifiedDate', t`最后修改`),
    {
      id: 'actions',
      header: t`操作`,
      nowrap: true,
      cell: (news) => <Actions news={news} {...actions} />,
    },
  ]
}

function Actions({ news, onPublish, onWithdraw }: NewsActions & { news: DeskNewsSummary }) {
  const { t } = useLingui()
  const state = stateOf(news, serverNow())
  const { title } = news
  return (
    <RowActions>
      {state !== 'PUBLISHED' && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={state === 'SCHEDULED' ? t`改期 ${title}` : t`发布 ${title}`}
          onClick={() => onPublish(news)}
        >
          {state === 'SCHEDULED' ? t`改期` : t`发布`}
        </Button>
      )}
      {news.status === 'PUBLISHED' && (
        <Button variant="ghost" size="sm" aria-label={t`撤回 ${title}`} onClick={() => onWithdraw(news)}>
          {t`撤回`}
        </Button>
      )}
    </RowActions>
  )
}
