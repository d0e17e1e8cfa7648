import type { NewsHit, NewsSummary } from '@portal/api-contract'
import { type Call, type Handlers, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { excerptOf } from '../../../domain/text/excerpt.ts'
import { toPlainText } from '../../../domain/text/plain-text.ts'
import { searchKey, toQuery, wordsOf } from '../../../domain/text/search-terms.ts'
import { type NewsIndex, rankIn } from '../../../store/news-index.ts'
import { asOf, contentOf, isPublic, summaryColumns } from './columns.ts'

const hitsIn = (index: NewsIndex, condition = '') =>
  `SELECT rowid AS newsId, ${rankIn(index)} AS score FROM ${index} WHERE ${index} MATCH ?${condition}`

/** An article that was changed at the desk is found by what it says now. */
const hits = `(${hitsIn('newsIndex', ' AND rowid NOT IN (SELECT id FROM newsOwnText)')} UNION ALL ${hitsIn('newsIndexOwn')}) hit`

const order = ['score', 'publishDate DESC']
const select = `${summaryColumns('news')}, ${contentOf('news')} AS content`

function toHit({ content, ...news }: NewsSummary & { content: string }, words: string[]): NewsHit {
  return { ...news, excerpt: excerptOf(`${news.summary ?? ''} ${toPlainText(content)}`.trim(), words) }
}

/** Counts a question that the whole site has no answer to; what a filter has left nothing of is none. */
function noteMissed({ world, query }: Call<'searchNews'>): void {
  const { keyword, page: _page, size: _size, sort: _sort, ...criteria } = query
  if (Object.keys(criteria).length > 0) return
  world.db.run(
    `INSERT INTO missedSearch (day, keyword, count) VALUES (:day, :keyword, 1)
     ON CONFLICT (day, keyword) DO UPDATE SET count = count + 1`,
    { day: prcDate(world.clock.now()), keyword: searchKey(keyword) },
  )
}

export const newsSearchHandlers = {
  searchNews(call) {
    const match = toQuery(call.query.keyword)
    if (match === null) return page<NewsHit>([], 0)
    const { rows, total } = selectPage<NewsSummary & { content: string }>(call, {
      select,
      from: `${hits} JOIN news ON news.id = hit.newsId`,
      rowsFrom: 'news',
      where: isPublic,
      parameters: [match, match, asOf(call.world)],
      order,
    })
    if (total === 0) noteMissed(call)
    const words = wordsOf(call.query.keyword)
    return page(
      rows.map((row) => toHit(row, words)),
      total,
    )
  },
} satisfies Partial<Handlers>
