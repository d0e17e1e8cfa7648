import type { DeskBannerOrder, DeskDictionary } from '@portal/api-contract'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { renewDesk } from '../../../../lib/chakra/desk/renew-desk.ts'

/** The ids as they shall stand, and as they stood when somebody began to move them. */
export type NewOrder = Required<DeskBannerOrder>

/** A change of what visitors see: the desk and the website's own are asked for anew. */
function useSiteChange<Values>(queryKey: QueryKey, call: (values: Values) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => Promise.all([renewDesk(queryClient), queryClient.invalidateQueries({ queryKey })]),
  })
}

const navigationKey = ['navigation']

/** Gives every entry of the navigation its place. */
export const useOrderNavigation = () =>
  useSiteChange(navigationKey, (body: NewOrder) => unwrap(api.POST('/api/admin/navigation/order', { body })))

/** Gives every column below an entry of the navigation its place. */
export const useOrderColumns = (id: number) =>
  useSiteChange(navigationKey, (body: NewOrder) =>
    unwrap(api.POST('/api/admin/navigation/{id}/order', { params: { path: { id } }, body })),
  )

/** Renames an entry of the navigation, or hides or shows it. */
export const useChangeEntry = () =>
  useSiteChange(navigationKey, ({ id, ...body }: DeskDictionary & { id: number }) =>
    unwrap(api.POST('/api/admin/dictionaries/{id}', { params: { path: { id } }, body })),
  )

/** Gives every banner its place. */
export const useOrderBanners = () =>
  useSiteChange(['banners'], (body: NewOrder) => unwrap(api.POST('/api/admin/banners/order', { body })))
