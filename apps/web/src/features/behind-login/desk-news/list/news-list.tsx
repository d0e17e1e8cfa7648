import { useLingui } from '@lingui/react/macro'
import type { DeskNewsSummary } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { DeskList } from '../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { navigationQueryOptions } from '../../../../lib/page/navigation.ts'
import { type NewsSearch, newsSorts, newsStatuses } from '../news-search.ts'
import { placeOptions } from '../places.ts'
import { newsListQueryOptions } from '../queries.ts'
import { newsStates } from '../states.ts'
import { useWithdraw } from '../use-withdraw.ts'
import { useNewsColumns } from './use-news-columns.tsx'

// Of use only once somebody asks.
const PublishDialog = lazy(() => import('../publish-dialog.tsx'))

/** News in every state, to write, publish and withdraw. */
export function NewsList({ search }: { search: NewsSearch }) {
  const { t } = useLingui()
  const query = useQuery(newsListQueryOptions(search))
  const [publishing, setPublishing] = useState<DeskNewsSummary>()
  const [withdraw, question] = useWithdraw()
  const columns = useNewsColumns({ onPublish: setPublishing, onWithdraw: (news) => void withdraw(news) })
  return (
    <DeskPage
      title={t`资讯管理`}
      actions={
        <Button asChild>
          <Link to="/form/news">{t`写文章`}</Link>
        </Button>
      }
    >
      <DeskList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`资讯管理`}
        search={search}
        sorts={newsSorts}
        filters={<Filters search={search} />}
        empty={<NothingFound title={t`没有符合条件的文章`} />}
      />
      {question}
      {publishing && (
        <Suspense>
          <PublishDialog news={publishing} onClose={() => setPublishing(undefined)} />
        </Suspense>
      )}
    </DeskPage>
  )
}

function Filters({ search }: { search: NewsSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<NewsSearch>()
  const { data: navigation = [] } = useQuery(navigationQueryOptions)
  return (
    <>
      <KeywordForm label={t`按标题查找`} value={search.title} onSearch={(title) => narrow({ title })} />
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={search.status}
        options={newsStatuses.map((value) => ({ value, label: i18n._(newsStates[value].label) }))}
        onChange={(status) => narrow({ status })}
      />
      <FilterSelect
        label={t`栏目`}
        all={t`全部栏目`}
        value={search.place}
        options={placeOptions(navigation)}
        onChange={(place) => narrow({ place })}
      />
    </>
  )
}
