import { prcDate } from '../../domain/prc-time.ts'
import { insert } from '../../store/insert.ts'
import { indexNews } from '../../store/news-index.ts'
import type { World } from '../../world.ts'
import { newsItems } from '../content/news/index.ts'
import type { NewsSeed } from '../content/types.ts'
import { fillDates } from './date-tokens.ts'
import { placeOf } from './dictionaries.ts'
import { seedCover, seedFile } from './files.ts'
import { memberList } from './member-lists.ts'
import { publishedAt } from './publish-date.ts'

const firstId = 1001
const firstFileId = 9001

/** Ids of the articles by their key, for what links to them. */
export const newsIds: ReadonlyMap<string, number> = new Map(
  newsItems.map(({ key }, index) => [key, firstId + index]),
)

const attachmentCounts = newsItems.map(({ attachments = [] }) => attachments.length)
const fileIdOf = (index: number, position: number): number =>
  firstFileId + attachmentCounts.slice(0, index).reduce((sum, count) => sum + count, 0) + position

function textsOf(seed: NewsSeed, published: Date) {
  const fill = (text: string | undefined) => (text === undefined ? null : fillDates(text, published))
  return {
    title: fillDates(seed.title, published),
    subTitle: fill(seed.subTitle),
    summary: fillDates(seed.summary, published),
    documentNo: fill(seed.documentNo),
    content: fillDates(seed.body, published),
  }
}

const day = 86_400_000

/** A policy holds from its publishing on unless the seed says otherwise. A notice of the association is none. */
function validityOf(seed: NewsSeed, published: Date, now: Date) {
  const { column, validity, effectiveAfter = 0, documentNo } = seed
  if (column !== 'policy' || !documentNo) return { validity: null, effectiveDate: null }
  const effectiveDate = seed.effectiveDate ?? prcDate(new Date(published.getTime() + effectiveAfter * day))
  const current = effectiveDate <= prcDate(now) ? '现行有效' : '尚未施行'
  return { validity: validity ?? current, effectiveDate }
}

function seedItem(world: World, seed: NewsSeed, index: number): void {
  const { db, clock } = world
  const id = firstId + index
  const published = publishedAt(clock.now(), seed.daysAgo, index)
  const publishDate = published.toISOString()
  const texts = textsOf(seed, published)
  const { infoDictsId, infoDictsDetailsId } = placeOf(seed.column, seed.child)
  const attachments = (seed.attachments ?? []).map(({ name, list, content = texts.content }, position) =>
    seedFile(db, fileIdOf(index, position), {
      name: fillDates(name, published),
      title: texts.title,
      content: list ? memberList(world, list) : content,
    }),
  )
  const { content, ...head } = texts
  insert(db, 'newsText', { id, content })
  insert(db, 'news', {
    id,
    ...head,
    infoDictsId,
    infoDictsDetailsId,
    source: seed.source,
    author: seed.author,
    coverUrl: seedCover(db, seed.key, seed.motif),
    issuer: seed.issuer ?? null,
    issuingLevel: seed.level ?? null,
    ...validityOf(seed, published, clock.now()),
    isTop: Number(seed.isTop ?? false),
    isCarousel: Number(seed.isCarousel ?? false),
    viewCount: seed.viewCount,
    publishDate,
    status: 'PUBLISHED',
    attachments: JSON.stringify(attachments),
    createdDate: publishDate,
    lastModifiedDate: publishDate,
    orderNum: id,
  })
  indexNews(db, { id, ...texts })
}

/** After the members, whose lists some articles have. Every article of the content, dated back from the world's clock and put into the search index. */
export function seedNews(world: World): void {
  for (const [index, seed] of newsItems.entries()) seedItem(world, seed, index)
}
