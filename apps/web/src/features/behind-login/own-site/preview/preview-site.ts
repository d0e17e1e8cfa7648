import type { OwnSite, OwnSiteItem, SiteItemDetail } from '@portal/api-contract'
import type { PreviewSite } from '../../../../lib/mini-site/preview.ts'
import { type SiteValues, toSiteBody } from '../form/site-values.ts'
import { type ItemValues, toItemBody } from '../items/item-values.ts'
import type { ItemKind } from '../own-site-search.ts'

/** An item that has no id yet. */
export const newItemId = Number.MAX_SAFE_INTEGER

/** What a member shows before there is a site: the name alone. Its address is nobody's, since none has been chosen. */
export const siteToCome = (owner: OwnSite['ownerType'], name: string): OwnSite => {
  const now = new Date().toISOString()
  return {
    id: 0,
    ownerType: owner,
    name,
    domainId: 'preview',
    coverId: [],
    logoUrl: null,
    intro: '',
    contacts: {},
    mapLng: null,
    mapLat: null,
    isPublished: 0,
    status: 'DRAFT',
    opinion: null,
    submittedDate: null,
    published: null,
    createdDate: now,
    lastModifiedDate: now,
    isDeleted: 0,
    orderNum: 0,
  }
}

/** What is typed into an item's form. */
export interface TypedItem {
  id: number | undefined
  kind: ItemKind
  values: ItemValues
}

type Place = Pick<SiteItemDetail, 'domainId' | 'ownerId' | 'ownerName'>

const asShown = (item: OwnSiteItem, place: Place): SiteItemDetail => ({
  ...item,
  ...place,
  publishDate: item.publishDate ?? item.lastModifiedDate,
})

function asTyped({ id, kind, values }: TypedItem, known: OwnSiteItem | undefined, at: string): OwnSiteItem {
  const { status: _, ...body } = toItemBody(values, kind, 'DRAFT')
  const fields = { summary: null, coverUrl: null, eventDate: null, ...body }
  if (known) return { ...known, ...fields }
  return {
    ...fields,
    id: id ?? newItemId,
    status: 'DRAFT',
    opinion: null,
    submittedDate: null,
    publishDate: null,
    createdDate: at,
    lastModifiedDate: at,
    isDeleted: 0,
    orderNum: 0,
  }
}

interface PreviewParts {
  site: OwnSite
  /** What is typed into the site's form. */
  values: SiteValues | undefined
  items: readonly OwnSiteItem[]
  typed: TypedItem | undefined
}

// As the owner has put them, what is newer than that first.
const asShownFirst = (one: SiteItemDetail, other: SiteItemDetail) =>
  one.orderNum - other.orderNum || other.publishDate.localeCompare(one.publishDate)

/** The site as visitors would see it: what is published, and of the rest what is being written. */
export function previewSite({ site, values, items, typed }: PreviewParts): PreviewSite {
  const body = values ? toSiteBody(values, site) : site
  const domainId = body.domainId || site.domainId
  const place = { domainId, ownerId: site.id, ownerName: site.name }
  const others = items.filter(({ id, publishDate }) => publishDate !== null && id !== typed?.id)
  const own =
    typed &&
    asTyped(
      typed,
      items.find(({ id }) => id === typed.id),
      site.lastModifiedDate,
    )
  return {
    id: site.id,
    owner: site.ownerType === 'UNIT' ? 'unit' : 'person',
    name: site.name,
    domainId,
    coverId: body.coverId,
    logoUrl: body.logoUrl ?? null,
    intro: body.intro,
    contacts: body.contacts ?? {},
    mapLng: body.mapLng ?? null,
    mapLat: body.mapLat ?? null,
    publishedDomainId: site.isPublished ? site.published?.domainId : undefined,
    items: [...(own ? [own] : []), ...others].map((item) => asShown(item, place)).sort(asShownFirst),
  }
}
