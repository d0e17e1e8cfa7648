import { useLingui } from '@lingui/react/macro'
import type { DeskNewsSummary } from '@portal/api-contract'
import { formatDateTime, formatNumber } from '@portal/i18n'
import { Button, type Column, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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

/** The columns of the list, the last with what can be done. */
export function useNewsColumns(actions: NewsActions): Column<DeskNewsSummary>[] {
  const { t } = useLingui()
  const { data: navigation = [] } = useQuery(navigationQueryOptions)
  return [
    {
      id: 'title',
      header: t`标题`,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, title }) => (
        <TextLink asChild>
          <Link to="/form/news" search={{ id }} lang="zh-CN">
            {title}
          </Link>
        </TextLink>
      ),
    },
    { id: 'place', header: t`栏目`, nowrap: true, cell: (news) => placeName(navigation, news) ?? '—' },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: (news) => <StateBadge states={newsStates} value={stateOf(news, serverNow())} />,
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
