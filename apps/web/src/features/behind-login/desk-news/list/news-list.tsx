import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { navigationQueryOptions } from '../../../../lib/page/navigation.ts'
import { newsKind } from '../kinds/news-kind.ts'
import { type NewsSearch, newsSorts } from '../news-search.ts'
import { placeName, placeOptions } from '../places.ts'
import { newsListQueryOptions } from '../queries.ts'
import { ArticleList } from './article-list.tsx'

/** News in every state. */
export function NewsList({ search }: { search: NewsSearch }) {
  const { t } = useLingui()
  const query = useQuery(newsListQueryOptions(search))
  const narrow = useNarrow<NewsSearch>()
  const { data: navigation = [] } = useQuery(navigationQueryOptions)
  return (
    <ArticleList
      kind={newsKind}
      query={query}
      search={search}
      sorts={newsSorts}
      columns={[
        {
          id: 'place',
          header: t`栏目`,
          nowrap: true,
          cell: (news) => placeName(navigation, news) ?? '—',
        },
      ]}
      filters={
        <FilterSelect
          label={t`栏目`}
          all={t`全部栏目`}
          value={search.place}
          options={placeOptions(navigation)}
          onChange={(place) => narrow({ place })}
        />
      }
    />
  )
}
