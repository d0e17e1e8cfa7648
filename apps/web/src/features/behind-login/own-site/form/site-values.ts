import type { OwnSite, SiteInput } from '@portal/api-contract'

/** A picture of the banner, as the contract has it. */
export interface Cover {
  id: number
  imgUrl: string
  /** What it shows, in words. */
  alt?: string | null
}

/** What the form holds: every field as it is typed. */
export interface SiteValues {
  domainId: string
  covers: Cover[]
  logoUrl: string
  intro: string
  contactName: string
  phone: string
  email: string
  address: string
  postCode: string
  website: string
  mapLng: string
  mapLat: string
  /** What the site was when the form began from it. */
  basedOn: string
}

export const contactFields = ['contactName', 'phone', 'email', 'address', 'postCode', 'website'] as const

/** The pictures behind a `coverId`, which is an array or a single address. */
const coversOf = (coverId: OwnSite['coverId']): Cover[] => {
  if (typeof coverId !== 'string') return coverId
  return coverId ? [{ id: 1, imgUrl: coverId }] : []
}

type Fields = Omit<SiteValues, 'basedOn'>

const based = (fields: Fields): SiteValues => ({ ...fields, basedOn: JSON.stringify(fields) })

const degrees = (value: number | null) => (value === null ? '' : String(value))

/** The values with which the form begins: of a site, or of none yet. */
export function valuesOf(site: OwnSite | null): SiteValues {
  const contacts = Object.fromEntries(
    contactFields.map((name) => [name, site?.contacts[name] ?? '']),
  ) as Record<(typeof contactFields)[number], string>
  return based({
    domainId: site?.domainId ?? '',
    covers: site ? coversOf(site.coverId) : [],
    logoUrl: site?.logoUrl ?? '',
    intro: site?.intro ?? '',
    ...contacts,
    mapLng: degrees(site?.mapLng ?? null),
    mapLat: degrees(site?.mapLat ?? null),
  })
}

const sameCovers = (covers: Cover[], coverId: OwnSite['coverId']) =>
  JSON.stringify(covers) === JSON.stringify(coversOf(coverId))

/** A picture as it is sent: words that were cleared are none. */
const toCover = ({ alt, ...cover }: Cover): Cover =>
  alt === undefined ? cover : { ...cover, alt: alt?.trim() || null }

const degreesOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/**
 * What is sent; what was left empty is null. What is shown to visitors, and whether, is not the form's to say.
 * @param site what it replaces, whose way to name its pictures is kept while they are the same
 */
export function toSiteBody(values: SiteValues, site: OwnSite | null): SiteInput {
  const contacts = Object.fromEntries(
    contactFields.flatMap((name) => {
      const typed = values[name].trim()
      // A field that was never there is not added as an empty one, or the text would count as another one.
      return typed || (site && name in site.contacts) ? [[name, typed || null]] : []
    }),
  )
  return {
    domainId: values.domainId.trim(),
    coverId: site && sameCovers(values.covers, site.coverId) ? site.coverId : values.covers.map(toCover),
    logoUrl: values.logoUrl || null,
    intro: values.intro,
    contacts,
    mapLng: degreesOf(values.mapLng),
    mapLat: degreesOf(values.mapLat),
    isPublished: site?.isPublished ?? 0,
  }
}

export type SiteField = keyof Fields
