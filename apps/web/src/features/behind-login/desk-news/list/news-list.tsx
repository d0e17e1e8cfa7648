import { useLingui } from '@lingui/react/macro'
import type { DeskNewsSummary } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { columnsOf } from '../../../../lib/chakra/desk/list/columns.tsx'
import { navigationQueryOptions } from '../../../../lib/page/navigation.ts'
import { newsKind } from '../kinds/news-kind.ts'
import type { NewsSearch } from '../news-search.ts'
import { placeName, placeOptions } from '../places.ts'
import { newsSource } from '../queries.ts'
import { ArticleList } from './article-list.tsx'

const column = columnsOf<DeskNewsSummary>()

/** News in every state. */
export function NewsList({ search }: { search: NewsSearch }) {
  const { t } = useLingui()
  const { data: navigation = [] } = useQuery(navigationQueryOptions)
  return (
    <ArticleList
      kind={newsKind}
      source={newsSource}
      search={search}
      columns={[
        {
          id: 'place',
          header: t`栏目`,
          lang: 'zh-CN',
          nowrap: true,
          text: (news) => placeName(navigation, news) ?? '',
        },
        column.short('author', t`作者`),
      ]}
      counts={[column.count('viewCount', t`浏览`)]}
      filters={[
        {
          kind: 'choice',
          param: 'place',
          label: t`栏目`,
          all: t`全部栏目`,
          options: placeOptions(navigation),
        },
      ]}
    />
  )
}
