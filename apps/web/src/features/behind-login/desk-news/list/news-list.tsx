import { useLingui } from '@lingui/react/macro'
import type { DeskNewsSummary } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { DeskListPage } from '../../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, stateOptions } from '../../../../lib/chakra/desk/list/filters.tsx'
import { navigationQueryOptions } from '../../../../lib/page/navigation.ts'
import { type NewsSearch, newsStatuses } from '../news-search.ts'
import { placeOptions } from '../places.ts'
import { newsSource } from '../queries.ts'
import { newsStates } from '../states.ts'
import { useWithdraw } from '../use-withdraw.ts'
import { useNewsColumns } from './use-news-columns.tsx'

// Of use only once somebody asks.
const PublishDialog = lazy(() => import('../publish-dialog.tsx'))

/** News in every state, to write, publish and withdraw. */
export function NewsList({ search }: { search: NewsSearch }) {
  const { t } = useLingui()
  const [publishing, setPublishing] = useState<DeskNewsSummary>()
  const [withdraw, question] = useWithdraw()
  const columns = useNewsColumns({ onPublish: setPublishing, onWithdraw: (news) => void withdraw(news) })
  return (
    <DeskListPage
      title={t`资讯管理`}
      actions={
        <Button asChild>
          <Link to="/form/news">{t`写文章`}</Link>
        </Button>
      }
      source={newsSource}
      search={search}
      columns={columns}
      filters={useFilters()}
      rowKey={({ id }) => id}
      empty={t`没有符合条件的文章`}
    >
      {question}
      {publishing && (
        <Suspense>
          <PublishDialog news={publishing} onClose={() => setPublishing(undefined)} />
        </Suspense>
      )}
    </DeskListPage>
  )
}

function useFilters(): DeskFilter<NewsSearch>[] {
  const { t, i18n } = useLingui()
  const { data: navigation = [] } = useQuery(navigationQueryOptions)
  return [
    { kind: 'keyword', param: 'title', label: t`按标题查找` },
    {
      kind: 'choice',
      param: 'status',
      label: t`状态`,
      all: t`全部状态`,
      options: stateOptions(i18n, newsStatuses, newsStates),
    },
    { kind: 'choice', param: 'place', label: t`栏目`, all: t`全部栏目`, options: placeOptions(navigation) },
    { kind: 'days', from: 'from', to: 'to', label: t`最后修改` },
  ]
}
