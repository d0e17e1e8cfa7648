import type { FavouriteKind } from '@portal/api-contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../api/http.ts'
import { unlessMissing } from '../../api/unless-missing.ts'

/** A record that can be kept. */
export interface FavouriteTarget {
  kind: FavouriteKind
  targetId: number
}

const root = ['account', 'favourites'] as const

/** Rows of a page of favourites. */
export const favouritesPageSize = 10

/** A page of what the member keeps, of one kind or of all. */
export const favouritesQueryOptions = ({ kind, page = 1 }: { kind?: FavouriteKind; page?: number }) => {
  const query = { 'kind.equals': kind, page: page - 1, size: favouritesPageSize }
  return queryOptions({
    queryKey: [...root, 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/member-favourites', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** The favourite that the member has of a record; null where there is none. */
export const favouriteQueryOptions = ({ kind, targetId }: FavouriteTarget) =>
  queryOptions({
    queryKey: [...root, 'of', kind, targetId],
    queryFn: async ({ signal }) => {
      const query = { 'kind.equals': kind, 'targetId.equals': targetId, size: 1 }
      const { items } = await unwrapList(api.GET('/api/member-favourites', { params: { query }, signal }))
      return items[0] ?? null
    },
  })

/** Keeps a record; safe to repeat. */
export function useKeepFavourite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, targetId }: FavouriteTarget) =>
      unwrap(api.POST('/api/member-favourites', { body: { kind, targetId } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: root }),
  })
}

/** Keeps a record no longer; one that is out already is as well. */
export function useDropFavourite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      unlessMissing(unwrap(api.DELETE('/api/member-favourites/{id}', { params: { path: { id } } }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: root }),
  })
}
