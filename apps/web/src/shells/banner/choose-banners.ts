import type { Banner } from '@portal/api-contract'
import type { findPlace } from '../../lib/page/navigation.ts'
import { isOwn } from './home-banners.ts'

/** The banner of a section's page: its entry's own, else the section's own, else the first that leads into the section. */
export function sectionBanner(banners: Banner[], place: ReturnType<typeof findPlace>): Banner | undefined {
  const inSection = banners.filter(({ parentId }) => place && parentId === place.column.id)
  const own = inSection.filter(isOwn)
  return (
    own.find(({ menuId }) => menuId !== null && menuId === place?.entry?.id) ??
    own.find(({ menuId }) => menuId === null) ??
    inSection.find((banner) => !isOwn(banner))
  )
}
