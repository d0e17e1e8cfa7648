import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../lib/api/http.ts'
import { pageQuery } from '../../../lib/chakra/desk/list-query.ts'
import { serverNow } from '../../../lib/membership/server-clock.ts'
import { type FeeSearch, feeCriteria, feeSorts } from './fee-search.ts'
import type { ArticleKind, FullArticle, SavedVersion } from './kinds/article-kind.ts'
import { type NewsSearch, newsCriteria, newsSorts } from './news-search.ts'

const instantNow = () => new Date(serverNow()).toISOString()

/** A page of the news in every state. */
export const newsListQueryOptions = (search: NewsSearch) =>
  queryOptions({
    queryKey: ['desk', 'news', 'list', search],
    queryFn: ({ signal }) => {
      const query = { ...pageQuery(search, newsSorts[0]), ...newsCriteria(search, instantNow()) }
      return unwrapList(api.GET('/api/admin/news', { params: { query }, signal }))
    },
    placeholderData: keepPreviousData,
  })

/** A page of the price information in every state. */
export const feeListQueryOptions = (search: FeeSearch) =>
  queryOptions({
    queryKey: ['desk', 'fee-news', 'list', search],
    queryFn: ({ signal }) => {
      const query = { ...pageQuery(search, feeSorts[0]), ...feeCriteria(search, instantNow()) }
      return unwrapList(api.GET('/api/admin/fee-news', { params: { query }, signal }))
    },
    placeholderData: keepPreviousData,
  })

/** What one article is kept by. @param name of its kind */
export const articleKey = (name: string, id: number) => ['desk', name, 'one', id] as const

/** One article with its text. */
export const articleQueryOptions = <One extends FullArticle>(
  { name, read }: Pick<ArticleKind<One, never, SavedVersion>, 'name' | 'read'>,
  id: number,
) =>
  queryOptions({
    queryKey: articleKey(name, id),
    queryFn: ({ signal }) => read(id, signal),
  })

/** What an article was before, latest first. */
export const versionsQueryOptions = <Version extends SavedVersion>(
  { name, versions }: Pick<ArticleKind<FullArticle, never, Version>, 'name' | 'versions'>,
  id: number,
) =>
  queryOptions({
    queryKey: ['desk', name, 'versions', id],
    queryFn: ({ signal }) => versions(id, signal),
  })
