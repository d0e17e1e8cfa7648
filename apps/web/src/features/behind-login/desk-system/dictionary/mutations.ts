import type { DeskDictionary } from '@portal/api-contract'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'

/** A change of what visitors see: the desk's list, the website's own and the log are asked for anew. */
function useSiteChange<Values>(keys: QueryKey[], call: (values: Values) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () =>
      Promise.all([...keys, ['desk', 'log']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}

const navigationKeys = [['desk', 'navigation'], ['navigation']]

/** Gives every entry of the navigation its place. */
export const useOrderNavigation = () =>
  useSiteChange(navigationKeys, (order: number[]) =>
    unwrap(api.POST('/api/admin/navigation/order', { body: { order } })),
  )

/** Gives every column below an entry of the navigation its place. */
export const useOrderColumns = (id: number) =>
  useSiteChange(navigationKeys, (order: number[]) =>
    unwrap(api.POST('/api/admin/navigation/{id}/order', { params: { path: { id } }, body: { order } })),
  )

/** Renames an entry of the navigation, or hides or shows it. */
export const useChangeEntry = () =>
  useSiteChange(navigationKeys, ({ id, ...body }: DeskDictionary & { id: number }) =>
    unwrap(api.POST('/api/admin/dictionaries/{id}', { params: { path: { id } }, body })),
  )

/** Gives every banner its place. */
export const useOrderBanners = () =>
  useSiteChange([['desk', 'banners'], ['banners']], (order: number[]) =>
    unwrap(api.POST('/api/admin/banners/order', { body: { order } })),
  )
