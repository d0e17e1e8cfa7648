import type { World } from '../../world.ts'
import { seedBanners } from './banners.ts'
import { seedDictionaries } from './dictionaries.ts'
import { seedFeeNews } from './fee-news.ts'
import { seedMissedSearches } from './missed-searches.ts'
import { seedNews } from './news.ts'

/** Seeds the public records: navigation, articles with their files, banners, price bulletins. */
export function seedPublicWorld(world: World): void {
  seedDictionaries(world.db)
  seedNews(world)
  seedBanners(world)
  seedFeeNews(world)
  seedMissedSearches(world)
}
