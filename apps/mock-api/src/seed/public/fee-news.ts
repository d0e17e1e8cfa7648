import { prcDate, prcInstant } from '../../domain/prc-time.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { feeNews } from '../content/fee-news.ts'
import type { FeeNewsSeed } from '../content/types.ts'
import { fillDates } from './date-tokens.ts'
import { placeOf } from './dictionaries.ts'
import { seedFile } from './files.ts'

const firstId = 2001
const firstFileId = 9501

/** `yyyy-MM`, that many months before the clock's. */
function periodOf(now: Date, monthsAgo: number): string {
  const [year = 0, month = 0] = prcDate(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 7)
}

/** A month's prices are published on the fifth of the next one, or just now when that is still to come. */
function publishedAfter(period: string, now: Date): Date {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const fifth = new Date(Date.UTC(year, month, 5)).toISOString().slice(0, 10)
  return new Date(Math.min(prcInstant(fifth, 9).getTime(), now.getTime()))
}

function seedItem({ db, clock }: World, seed: FeeNewsSeed, index: number): void {
  const id = firstId + index
  const now = clock.now()
  const period = periodOf(now, seed.monthsAgo)
  const published = publishedAfter(period, now)
  const publishDate = published.toISOString()
  const title = fillDates(seed.title, published)
  const content = fillDates(seed.body, published)
  const name = fillDates(seed.file.name, published)
  const { infoDictsId, infoDictsDetailsId } = placeOf('policy', 'fee-info')
  insert(db, 'newsText', { id, content })
  insert(db, 'feeNews', {
    id,
    title,
    infoDictsId,
    infoDictsDetailsId,
    source: '江川造价协会',
    author: '信息部',
    summary: fillDates(seed.summary, published),
    viewCount: seed.viewCount,
    publishDate,
    status: 'PUBLISHED',
    region: seed.region,
    period,
    file: JSON.stringify(seedFile(db, firstFileId + index, { name, title, content })),
    createdDate: publishDate,
    lastModifiedDate: publishDate,
    orderNum: id,
  })
}

/** The price bulletins: the province's and the cities', month by month. */
export function seedFeeNews(world: World): void {
  for (const [index, seed] of feeNews.entries()) seedItem(world, seed, index)
}
