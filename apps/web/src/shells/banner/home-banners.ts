import type { Banner } from '@portal/api-contract'

/** Whether a banner is a section's own: it names the section, and opens nothing. */
export const isOwn = ({ url, parentId }: Banner): boolean => url === null && typeof parentId === 'number'

/** The carousel of the home page: all but what sections have for themselves. */
export const homeBanners = (banners: Banner[]): Banner[] => banners.filter((banner) => !isOwn(banner))
