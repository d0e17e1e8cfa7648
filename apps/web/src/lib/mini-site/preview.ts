import type { OwnSite, SiteItemDetail } from '@portal/api-contract'
import type { ReactNode } from 'react'
import type { SiteOwner } from './queries.ts'

/** A mini-site as it would be once what is typed had been approved. */
export interface PreviewSite
  extends Pick<OwnSite, 'name' | 'coverId' | 'logoUrl' | 'intro' | 'contacts' | 'mapLng' | 'mapLat'> {
  id: number
  owner: SiteOwner
  domainId: string
  /** Under which the association's register of the member can be read; undefined while nothing is published. */
  publishedDomainId: string | undefined
  /** Newest first. */
  items: SiteItemDetail[]
}

export interface PreviewProps {
  site: PreviewSite
  /** The item that is opened at first. */
  item: Pick<SiteItemDetail, 'id' | 'kind'> | undefined
}

/** Draws a mini-site. */
export type PreviewOf = (props: PreviewProps) => ReactNode
