import type {
  CompanyDetail,
  CompanySite,
  MemberDetail,
  MemberSite,
  SiteItem,
  SiteItemDetail,
} from '@portal/api-contract'
import { QueryClient } from '@tanstack/react-query'
import type { PreviewSite } from '../../../lib/mini-site/preview.ts'
import { personSiteQueryOptions, unitSiteQueryOptions } from '../../../lib/mini-site/queries.ts'
import { siteLists } from '../prefetch.ts'
import {
  companyQueryOptions,
  type ItemQuery,
  itemQueryOptions,
  itemsQueryOptions,
  memberQueryOptions,
  personContentQueryOptions,
  unitContentQueryOptions,
} from '../queries.ts'
import type { Told } from './told.ts'

/** The excerpts of the home pages; `siteLists` are those of the others. */
const excerpts: Record<PreviewSite['owner'], [SiteItem['kind'], number][]> = {
  unit: [
    ['CONSTRUCT', 3],
    ['NEWS', 5],
    ['CERTIFICATE', 4],
  ],
  person: [
    ['PROF', 2],
    ['ACHIEVE', 3],
    ['CONSTRUCT', 2],
    ['NEWS', 4],
  ],
}

const latest: Record<'event' | 'publish', (item: SiteItemDetail) => string> = {
  event: ({ eventDate }) => eventDate ?? '',
  publish: ({ publishDate }) => publishDate,
}

/** The items of a list's first page, in the order that the backend gives them. */
function firstPage({ items }: PreviewSite, { kind, size }: Pick<ItemQuery, 'kind' | 'size'>) {
  const key = latest[kind === 'NEWS' ? 'publish' : 'event']
  const all = items.filter((item) => item.kind === kind)
  const ordered = [...all].sort(
    (one, other) => one.orderNum - other.orderNum || key(other).localeCompare(key(one)),
  )
  return { items: ordered.slice(0, size), total: Math.min(all.length, size) }
}

function listsOf({ owner, domainId }: PreviewSite): ItemQuery[] {
  const whole = Object.values(siteLists).filter((list) => list.owner === owner)
  const short = excerpts[owner].map(([kind, size]) => ({ kind, size }))
  return [
    ...short.map((list) => ({ owner, domainId, ...list })),
    // The pages name the number of their page, if only to say that it is the first.
    ...whole.map((list) => ({ ...list, domainId, page: undefined })),
  ] as ItemQuery[]
}

/** Queries that ask for nothing: what was put there is all there is. */
export const createPreviewClient = () =>
  new QueryClient({ defaultOptions: { queries: { enabled: false, staleTime: Number.POSITIVE_INFINITY } } })

/** What is shown round the pages while nothing has been told of the member. */
const untold = {
  memberLevel: null,
  companyName: null,
  companyType: null,
  city: null,
  avatar: null,
  title: null,
  certType: null,
}

/** Puts a previewed site where the pages of mini-sites look for one. */
export function fillPreview(client: QueryClient, site: PreviewSite, told: Told): void {
  const { owner, domainId, id, items, logoUrl, publishedDomainId: _, ...content } = site
  const { frame, register } = told
  const shown = { ...untold, ...frame, ...content, id, domainId, logoUrl }
  if (owner === 'unit') {
    const unit = { ...shown, companyName: site.name } as CompanySite
    client.setQueryData(unitSiteQueryOptions(domainId).queryKey, unit)
    client.setQueryData(unitContentQueryOptions(domainId, id).queryKey, unit)
    client.setQueryData(companyQueryOptions(domainId).queryKey, register as CompanyDetail | undefined)
  } else {
    const person = shown as unknown as MemberSite
    client.setQueryData(personSiteQueryOptions(domainId).queryKey, person)
    client.setQueryData(personContentQueryOptions(domainId).queryKey, person)
    client.setQueryData(memberQueryOptions(domainId).queryKey, register as MemberDetail | undefined)
  }
  for (const list of listsOf(site))
    client.setQueryData(itemsQueryOptions(list).queryKey, firstPage(site, list))
  for (const item of items) client.setQueryData(itemQueryOptions(owner, item.id).queryKey, item)
}
