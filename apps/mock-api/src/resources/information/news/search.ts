import type { NewsHit, NewsSummary } from '@portal/api-contract'
import { type Handlers, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { excerptOf } from '../../../domain/text/excerpt.ts'
import { toPlainText } from '../../../domain/text/plain-text.ts'
import { toQuery, wordsOf } from '../../../domain/text/search-terms.ts'
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
    const words = wordsOf(call.query.keyword)
    return page(
      rows.map((row) => toHit(row, words)),
      total,
    )
  },
} satisfies Partial<Handlers>
