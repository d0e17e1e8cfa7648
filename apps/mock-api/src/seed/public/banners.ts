import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { banners, sectionBanners } from '../content/banners.ts'
import { navigation } from '../content/navigation.ts'
import { newsItems } from '../content/news/index.ts'
import type { BannerSeed, SectionBannerSeed } from '../content/types.ts'
import { placeOf } from './dictionaries.ts'
import { newsIds } from './news.ts'
import { publishedAt } from './publish-date.ts'

/** What a click opens: an article within its column, or a page of the portal. */
function targetOf({ newsKey, url }: BannerSeed) {
  if (newsKey === undefined) return { url, menuId: null, parentId: null, parentIndex: null }
  const item = newsItems.find(({ key }) => key === newsKey)
  if (!item) throw new Error(`The content has no article ${newsKey}`)
  const { infoDictsId, infoDictsDetailsId, dictIndex } = placeOf(item.column, item.child)
  return {
    url: `${dictIndex}?article=${newsIds.get(newsKey)}`,
    menuId: infoDictsDetailsId,
    parentId: infoDictsId,
    parentIndex: dictIndex,
  }
}

/** What a section's own banner is known by: it names the section, and opens nothing. */
function sectionOf({ column }: SectionBannerSeed) {
  const index = navigation.findIndex(({ key }) => key === column)
  return { url: null, menuId: null, parentId: index + 1, parentIndex: navigation[index]?.dictIndex ?? null }
}

/** The carousel of the home page, then a banner for each section. */
export function seedBanners({ db, clock }: World): void {
  const rows = [
    ...banners.map((banner) => ({ ...banner, file: banner.artwork, place: targetOf(banner) })),
    ...sectionBanners.map((banner) => ({
      ...banner,
      file: `section-${banner.artwork}`,
      place: sectionOf(banner),
    })),
  ]
  for (const [index, { title, file, place }] of rows.entries()) {
    const createdDate = publishedAt(clock.now(), 30, index).toISOString()
    insert(db, 'banner', {
      id: index + 1,
      imgUrl: `files/banners/${file}.svg`,
      title,
      ...place,
      createdDate,
      lastModifiedDate: createdDate,
      orderNum: index + 1,
    })
  }
}
