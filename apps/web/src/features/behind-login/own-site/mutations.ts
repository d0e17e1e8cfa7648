import type { OwnSite, OwnSiteItem, SiteInput, SiteItemInput } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { isUnanswered } from '../../../lib/api/unanswered.ts'
import { unlessMissing } from '../../../lib/api/unless-missing.ts'
import { fetchShownOrder } from './order/queries.ts'
import type { ItemKind } from './own-site-search.ts'
import { ownItemQueryOptions, ownSiteQueryOptions } from './queries.ts'

/** What follows from each write: everything of the site is asked for anew, and what visitors see as well. */
function useSettled() {
  const queryClient = useQueryClient()
  return () => {
    for (const root of ['account', 'own-site', 'mini-site'])
      void queryClient.invalidateQueries({ queryKey: [root] })
  }
}

const saveSite = (id: number | undefined, body: SiteInput): Promise<OwnSite> =>
  id === undefined
    ? unwrap(api.POST('/api/member-webs', { body }))
    : unwrap(api.PUT('/api/member-webs', { body: { ...body, id } }))

const publishSite = (id: number): Promise<OwnSite> =>
  unwrap(api.POST('/api/member-webs/{id}/publish', { params: { path: { id } } }))

/** Does something to the site, which is shown as it is answered. */
function useSiteWrite<Variables>(write: (variables: Variables) => Promise<OwnSite>) {
  const queryClient = useQueryClient()
  const settled = useSettled()
  return useMutation({
    mutationFn: write,
    onSuccess: (site) => void queryClient.setQueryData(ownSiteQueryOptions.queryKey, site),
    onSettled: settled,
  })
}

/** Saves the site: the first time it is opened by it. */
export const useSaveSite = () =>
  useSiteWrite(({ id, body }: { id: number | undefined; body: SiteInput }) => saveSite(id, body))

/** Sends what was saved to the review. */
export const usePublishSite = () => useSiteWrite(publishSite)

/** The record as it was saved, as a body. */
export const bodyOf = (site: OwnSite): SiteInput => ({
  domainId: site.domainId,
  coverId: site.coverId,
  logoUrl: site.logoUrl,
  intro: site.intro,
  contacts: site.contacts,
  mapLng: site.mapLng,
  mapLat: site.mapLat,
  isPublished: site.isPublished,
})

/** Hides the site from visitors at once; what was saved stays. */
export const useHideSite = () =>
  useSiteWrite((site: OwnSite) => saveSite(site.id, { ...bodyOf(site), isPublished: 0 }))

/** An item that was written a moment ago and whose answer was lost. */
async function findWritten(body: SiteItemInput): Promise<OwnSiteItem | undefined> {
  const query = { 'title.equals': body.title, 'kind.equals': body.kind, size: 20 }
  const { items } = await unwrapList(api.GET('/api/member-news', { params: { query } }))
  return items.find(({ content, status }) => content === body.content && status === body.status)
}

interface ItemSaving {
  id: number | undefined
  body: SiteItemInput
  /** Whether it was sent before without an answer: it may be there already. */
  isRepeated?: boolean
}

async function saveItem({ id, body, isRepeated = false }: ItemSaving): Promise<OwnSiteItem> {
  if (id !== undefined) return unwrap(api.PUT('/api/member-news', { body: { ...body, id } }))
  return (isRepeated && (await findWritten(body))) || unwrap(api.POST('/api/member-news', { body }))
}

/** Writes an item or changes it. */
export function useSaveItem() {
  const queryClient = useQueryClient()
  const settled = useSettled()
  return useMutation({
    mutationFn: saveItem,
    onSuccess: (item) => void queryClient.setQueryData(ownItemQueryOptions(item.id).queryKey, item),
    onSettled: settled,
  })
}

/** Whether an item can be sent to the review as it is. */
export const isSendable = ({ status }: Pick<OwnSiteItem, 'status'>): boolean =>
  status === 'DRAFT' || status === 'RETURNED'

const submitted = (item: OwnSiteItem): ItemSaving => ({
  id: item.id,
  body: {
    kind: item.kind,
    title: item.title,
    summary: item.summary,
    coverUrl: item.coverUrl,
    eventDate: item.eventDate,
    content: item.content,
    status: 'SUBMITTED',
  },
})

/** Sends several items to the review, one after the other. @returns the titles of those that were not taken */
export function useSubmitItems() {
  const settled = useSettled()
  return useMutation({
    mutationFn: async (items: readonly OwnSiteItem[]) => {
      const failed: string[] = []
      for (const item of items.filter(isSendable))
        await saveItem(submitted(item)).catch(() => failed.push(item.title))
      return failed
    },
    onSettled: settled,
  })
}

interface Ordering {
  kind: ItemKind
  ids: number[]
}

/** Puts the items of a kind into an order. Where the answer was lost and they stand so, it is done. */
async function orderItems({ kind, ids }: Ordering): Promise<void> {
  try {
    await unwrap(api.POST('/api/member-news/order', { body: { ids } }))
  } catch (error) {
    const items = isUnanswered(error) ? await fetchShownOrder(kind).catch(() => []) : []
    if (items.length === 0 || items.map(({ id }) => id).join() !== ids.join()) throw error
  }
}

/** Puts items of one kind into an order. */
export function useOrderItems() {
  const settled = useSettled()
  return useMutation({ mutationFn: orderItems, onSettled: settled })
}

/** Deletes an item; one that is gone already is as well. */
export function useDeleteItem() {
  const settled = useSettled()
  return useMutation({
    mutationFn: (id: number) =>
      unlessMissing(unwrap(api.DELETE('/api/member-news/{id}', { params: { path: { id } } }))),
    onSettled: settled,
  })
}
