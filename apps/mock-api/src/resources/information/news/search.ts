import type { NewsHit, NewsSummary } from '@portal/api-contract'
import { type Handlers, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { excerptOf } from '../../../domain/text/excerpt.ts'
import { toPlainText } from '../../../domain/text/plain-text.ts'
import { toQuery, wordsOf } from '../../../domain/text/search-terms.ts'
import { rank } from '../../../store/news-index.ts'
import { asOf, isPublic, summaryColumns } from './columns.ts'

const order = [rank, 'publishDate DESC']
const select = `${summaryColumns('news')}, (SELECT content FROM newsText WHERE newsText.id = news.id) AS content`

function toHit({ content, ...news }: NewsSummary & { content: string }, words: string[]): NewsHit {
  return { ...news, excerpt: excerptOf(`${news.summary ?? ''} ${toPlainText(content)}`.trim(), words) }
}

export const newsSearchHandlers = {
  searchNews(call) {
    const match = toQuery(call.query.keyword)
    if (match === null) return page<NewsHit>([], 0)
    const { rows, total } = selectPage<NewsSummary & { content: string }>(call, {
      select,
      from: 'newsIndex JOIN news ON news.id = newsIndex.rowid',
      rowsFrom: 'news',
      where: `newsIndex MATCH ? AND ${isPublic}`,
      parameters: [match, asOf(call.world)],
      order,
    })
    const words = wordsOf(call.query.keyword)
    return page(
      rows.map((row) => toHit(row, words)),
      total,
    )
  },
} satisfies Partial<Handlers>
