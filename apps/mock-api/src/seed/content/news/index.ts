import type { NewsSeed } from '../types.ts'
import { associationNews } from './dynamic-association.ts'
import { cityNews } from './dynamic-cities.ts'
import { industryNews } from './dynamic-industry.ts'
import { noticeNews } from './dynamic-notices.ts'
import { introductionNews } from './introduction.ts'
import { partyNews } from './party.ts'

/** Every article of the site, column by column. */
export const newsItems: NewsSeed[] = [
  ...introductionNews,
  ...associationNews,
  ...noticeNews,
  ...industryNews,
  ...cityNews,
  ...partyNews,
]
