import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { navigationQueryOptions } from '../../../../lib/page/navigation.ts'
import { newsKind } from '../kinds/news-kind.ts'
import type { NewsSearch } from '../news-search.ts'
import { placeName, placeOptions } from '../places.ts'
import { newsSource } from '../queries.ts'
import { ArticleList } from './article-list.tsx'

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
        { id: 'place', header: t`栏目`, nowrap: true, text: (news) => placeName(navigation, news) ?? '' },
      ]}
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
