import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDelete } from '../../../lib/chakra/desk/record/use-delete.ts'
import { renewDesk } from '../../../lib/chakra/desk/renew-desk.ts'
import type { ArticleKind, FullArticle, SomeKind } from './kinds/article-kind.ts'
import { articleKey } from './queries.ts'

/** A change of an article: what it is now is kept, the rest of the desk is asked for anew, also what visitors see. */
function useChange<Values, One extends FullArticle>(
  { name }: Pick<SomeKind, 'name'>,
  call: (values: Values) => Promise<One>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (article) => queryClient.setQueryData(articleKey(name, article.id), article),
    onSettled: (article) => {
      void renewDesk(queryClient, article && articleKey(name, article.id))
      void queryClient.invalidateQueries({ queryKey: ['news'] })
      void queryClient.invalidateQueries({ queryKey: ['journal'] })
      void queryClient.invalidateQueries({ queryKey: ['home'] })
    },
  })
}

interface SaveValues<One, Body> {
  /** What is changed, and the version that was read of it; a new article without. */
  known?: Pick<One & FullArticle, 'id' | 'version'> | undefined
  body: Body
}

/** Writes an article: a new one is a draft, a published one is changed for its readers at once. */
export const useSaveArticle = <One extends FullArticle, Body>(
  kind: Pick<ArticleKind<One, Body, never>, 'name' | 'create' | 'update'>,
) =>
  useChange(kind, ({ known, body }: SaveValues<One, Body>) =>
    known ? kind.update(known, body) : kind.create(body),
  )

interface PublishValues {
  article: Pick<FullArticle, 'id' | 'version'>
  /** Instant; now without it. */
  publishDate?: string | undefined
}

/** Publishes an article, now or from a time on. */
export const usePublishArticle = (kind: SomeKind) =>
  useChange(kind, ({ article: { id, version }, publishDate }: PublishValues) =>
    kind.publish(id, { version, ...(publishDate && { publishDate }) }),
  )

/** Takes an article off the website. */
export const useWithdrawArticle = (kind: SomeKind) =>
  useChange(kind, ({ id, version }: Pick<FullArticle, 'id' | 'version'>) => kind.withdraw(id, { version }))

/** Throws a draft away. */
export const useDeleteArticle = ({ name, remove }: SomeKind) =>
  useDelete(remove, (id) => articleKey(name, id))
