import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../lib/api/http.ts'
import { listSource } from '../../../lib/chakra/desk/list/list-source.ts'
import { feeCriteria, feeSorts } from './fee-search.ts'
import { journalCriteria, journalSorts } from './journals/journal-search.ts'
import type { ArticleKind, FullArticle, SavedVersion } from './kinds/article-kind.ts'
import { newsCriteria, newsSorts } from './news-search.ts'

/** The news in every state. */
export const newsSource = listSource({
  key: 'news',
  sorts: newsSorts,
  last: 'id,desc',
  criteria: newsCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/news', { params: { query }, ...init })),
})

/** The price information in every state. */
export const feeSource = listSource({
  key: 'fee-news',
  sorts: feeSorts,
  last: 'id,desc',
  criteria: feeCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/fee-news', { params: { query }, ...init })),
})

/** The issues of the journal in every state. */
export const journalSource = listSource({
  key: 'journals',
  sorts: journalSorts,
  last: 'id,desc',
  criteria: journalCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/journals', { params: { query }, ...init })),
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
