import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { banners } from '../content/banners.ts'
import { newsItems } from '../content/news/index.ts'
import type { BannerSeed } from '../content/types.ts'
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

/** The carousel of the home page. */
export function seedBanners({ db, clock }: World): void {
  for (const [index, banner] of banners.entries()) {
    const createdDate = publishedAt(clock.now(), 30, index).toISOString()
    insert(db, 'banner', {
      id: index + 1,
      imgUrl: `files/banners/${banner.artwork}.svg`,
      title: banner.title,
      ...targetOf(banner),
      createdDate,
      lastModifiedDate: createdDate,
      orderNum: index + 1,
    })
  }
}
