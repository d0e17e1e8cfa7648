import type { CompanySiteSummary } from '@portal/api-contract'

/** A picture of the banner. */
export interface CoverPicture {
  id: string
  /** Absolute, or relative to the API's base. */
  url: string
  /** What it shows, in its owner's words; decoration without them. */
  alt?: string
}

/**
 * The pictures behind a `coverId`, which is an array of pictures or a single address (specification §3); none when it is
 * missing or empty.
 */
export function coverPictures(coverId: CompanySiteSummary['coverId'] | null | undefined): CoverPicture[] {
  if (typeof coverId === 'string') return coverId ? [{ id: coverId, url: coverId }] : []
  if (!Array.isArray(coverId)) return []
  return coverId
    .filter((cover) => cover?.imgUrl)
    .map(({ id, imgUrl, alt }) => ({ id: String(id), url: imgUrl, ...(alt && { alt }) }))
}
