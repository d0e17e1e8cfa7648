import type { OwnSite, OwnSiteItem, SiteInput, SiteItemInput } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isMissing } from '../../../lib/api/errors.ts'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { isUnanswered } from '../../../lib/api/unanswered.ts'
import { unlessMissing } from '../../../lib/api/unless-missing.ts'
import { fetchShownOrder } from './order/queries.ts'
import type { ItemKind } from './own-site-search.ts'
import { fetchOwnItem, ownItemQueryOptions, ownSiteQueryOptions } from './queries.ts'

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
const bodyOf = (site: OwnSite): SiteInput => ({
  domainId: site.domainId,
  coverId: site.coverId,
  logoUrl: site.logoUrl,
  intro: site.intro,
  contacts: site.contacts,
  mapLng: site.mapLng,
  mapLat: site.mapLat,
  isPublished: site.isPublished,
})

/** Hides the site from visitors at once. What was saved last stays, also by somebody else since the page was opened. */
export const useHideSite = () =>
  useSiteWrite(async () => {
    const site = await unwrap(api.GET('/api/member-web/info'))
    return saveSite(site.id, { ...bodyOf(site), isPublished: 0 })
  })

/** An item that was written a moment ago, from here without an answer or from another tab. */
async function findWritten(body: SiteItemInput): Promise<OwnSiteItem | undefined> {
  const query = { 'title.equals': body.title, 'kind.equals': body.kind, size: 20 }
  const { items } = await unwrapList(api.GET('/api/member-news', { params: { query } }))
  return items.find(({ content, status }) => content === body.content && status === body.status)
}

interface ItemSaving {
  id: number | undefined
  body: SiteItemInput
  /** Whether it was sent before, from here without an answer or from another tab: it may be there already. */
  isRepeated?: boolean
}

const isAlike = (item: OwnSiteItem, body: SiteItemInput): boolean =>
  Object.entries(body).every(
    ([name, value]) => JSON.stringify(item[name as keyof SiteItemInput]) === JSON.stringify(value),
  )

async function saveItem({ id, body, isRepeated = false }: ItemSaving): Promise<OwnSiteItem> {
  if (id !== undefined) return unwrap(api.PUT('/api/member-news', { body: { ...body, id } }))
  const written = isRepeated ? await findWritten(body) : undefined
  if (!written) return unwrap(api.POST('/api/member-news', { body }))
  // Its summary, picture or date may have been changed since.
  return isAlike(written, body) ? written : saveItem({ id: written.id, body })
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

/** Whether an item is still as it was seen, and nobody has changed it since. */
const isAsSeen = (seen: OwnSiteItem, stored: OwnSiteItem): boolean =>
  stored.lastModifiedDate === seen.lastModifiedDate

/** Items that were not sent to the review, by their titles. */
interface LeftOut {
  /** Changed elsewhere since they were seen: nobody has read what would be sent. */
  changed: string[]
  /** Not taken. */
  failed: string[]
  /** Ids of those that were not taken and are still there, to be sent again. */
  again: number[]
}

/** Sends an item to the review as it was seen. @returns whether it was sent: one that was changed since is not */
async function submitItem(seen: OwnSiteItem): Promise<boolean> {
  const stored = await fetchOwnItem(seen.id)
  if (!isAsSeen(seen, stored)) return false
  await saveItem(submitted(stored))
  return true
}

/** Sends several items to the review, one after the other. @returns those that were left out */
export function useSubmitItems() {
  const settled = useSettled()
  return useMutation({
    mutationFn: async (items: readonly OwnSiteItem[]) => {
      const left: LeftOut = { changed: [], failed: [], again: [] }
      for (const item of items.filter(isSendable))
        await submitItem(item).then(
          (isSent) => isSent || left.changed.push(item.title),
          (error) => {
            left.failed.push(item.title)
            if (!isMissing(error)) left.again.push(item.id)
          },
        )
      return left
    },
    onSettled: settled,
  })
}

interface Ordering {
  kind: ItemKind
  ids: number[]
  /** As they stood when somebody began to move them. */
  read: number[]
}

const idsOf = (items: readonly OwnSiteItem[]): string => items.map(({ id }) => id).join()

/**
 * Puts the items of a kind into an order, unless they stand so already. Where the answer was lost and they stand so, it is done.
 * @returns the items as they stand where somebody else has moved them meanwhile; nothing was stored then
 */
async function orderItems({ kind, ids, read }: Ordering): Promise<OwnSiteItem[] | undefined> {
  const stored = await fetchShownOrder(kind)
  if (idsOf(stored) === ids.join()) return undefined
  if (idsOf(stored) !== read.join()) return stored
  try {
    await unwrap(api.POST('/api/member-news/order', { body: { ids } }))
  } catch (error) {
    const items = isUnanswered(error) ? await fetchShownOrder(kind).catch(() => []) : []
    if (items.length === 0 || idsOf(items) !== ids.join()) throw error
  }
  return undefined
}

/** Puts items of one kind into an order. */
export function useOrderItems() {
  const settled = useSettled()
  return useMutation({ mutationFn: orderItems, onSettled: settled })
}

/** Deletes an item as it was seen. @returns whether it is gone: one that was changed since is not */
async function deleteItem(seen: OwnSiteItem): Promise<boolean> {
  const { id } = seen
  const stored = await unlessMissing(fetchOwnItem(id))
  if (stored === null) return true
  if (!isAsSeen(seen, stored)) return false
  await unlessMissing(unwrap(api.DELETE('/api/member-news/{id}', { params: { path: { id } } })))
  return true
}

/** Deletes an item, unless it was changed since it was seen; one that is gone already is as well. */
export function useDeleteItem() {
  const settled = useSettled()
  return useMutation({ mutationFn: deleteItem, onSettled: settled })
}
