import type { DeskNews, DeskNewsDraft } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { newsQueryOptions } from './queries.ts'

/** A change of an article: what it is now is kept, lists and versions are asked for anew, also those that visitors see. */
function useChange<Values>(call: (values: Values) => Promise<DeskNews>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (news) => queryClient.setQueryData(newsQueryOptions(news.id).queryKey, news),
    onSettled: (news) => {
      const isOther = ({ queryKey: [, , part, id] }: { queryKey: readonly unknown[] }) =>
        part !== 'one' || id !== news?.id
      void queryClient.invalidateQueries({ queryKey: ['desk', 'news'], predicate: isOther })
      void queryClient.invalidateQueries({ queryKey: ['news'] })
      void queryClient.invalidateQueries({ queryKey: ['home'] })
    },
  })
}

interface SaveValues {
  /** What is changed, and the version that was read of it; a new article without. */
  known?: Pick<DeskNews, 'id' | 'version'> | undefined
  body: DeskNewsDraft
}

/** Writes an article: a new one is a draft, a published one is changed for its readers at once. */
export const useSaveNews = () =>
  useChange(({ known, body }: SaveValues) =>
    known
      ? unwrap(api.PUT('/api/admin/news', { body: { ...body, id: known.id, version: known.version } }))
      : unwrap(api.POST('/api/admin/news', { body })),
  )

interface PublishValues {
  news: Pick<DeskNews, 'id' | 'version'>
  /** Instant; now without it. */
  publishDate?: string | undefined
}

/** Publishes an article, now or from a time on. */
export const usePublishNews = () =>
  useChange(({ news: { id, version }, publishDate }: PublishValues) =>
    unwrap(
      api.POST('/api/admin/news/{id}/publish', {
        params: { path: { id } },
        body: { version, ...(publishDate && { publishDate }) },
      }),
    ),
  )

/** Takes an article off the website. */
export const useWithdrawNews = () =>
  useChange(({ id, version }: Pick<DeskNews, 'id' | 'version'>) =>
    unwrap(api.POST('/api/admin/news/{id}/withdraw', { params: { path: { id } }, body: { version } })),
  )

/** Throws a draft away. */
export function useDeleteNews() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => unwrap(api.DELETE('/api/admin/news/{id}', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['desk', 'news', 'list'] }),
  })
}
