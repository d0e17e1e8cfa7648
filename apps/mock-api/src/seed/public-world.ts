import type { World } from '../world.ts'
import { seedBanners } from './public/banners.ts'
import { seedDictionaries } from './public/dictionaries.ts'
import { seedFeeNews } from './public/fee-news.ts'
import { seedNews } from './public/news.ts'

/** What anybody may read: navigation, articles with their files, banners, price bulletins. */
export function seedPublicWorld(world: World): void {
  seedDictionaries(world.db)
  seedNews(world)
  seedBanners(world)
  seedFeeNews(world)
}
