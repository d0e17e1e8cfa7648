import type { NewsDetail, NewsNeighbour } from '@portal/api-contract'
import { type Handlers, ok } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import type { World } from '../../../world.ts'
import { asOf, contentOf, isPublic, summaryColumns } from './columns.ts'

const select = `${summaryColumns('news')}, ${contentOf('news')} AS content, attachments`

function findNews(world: World, id: number): NewsDetail {
  const row = world.db.get<Omit<NewsDetail, 'attachments'> & { attachments: string }>(
    `SELECT ${select} FROM news WHERE news.id = ? AND ${isPublic}`,
    [id, asOf(world)],
  )
  if (!row) throw notFound()
  return { ...row, attachments: JSON.parse(row.attachments) }
}

/** Neighbours share the child column, or where there is none the column itself. */
function neighbour(world: World, item: NewsDetail, side: 'older' | 'newer'): NewsNeighbour {
  const [sign, order] = side === 'older' ? ['<', 'DESC'] : ['>', 'ASC']
  const found = world.db.get<NonNullable<NewsNeighbour>>(
    `SELECT id, title FROM news
     WHERE infoDictsDetailsId IS ? AND infoDictsId = ? AND (publishDate, id) ${sign} (?, ?) AND ${isPublic}
     ORDER BY publishDate ${order}, id ${order} LIMIT 1`,
    [item.infoDictsDetailsId, item.infoDictsId, item.publishDate, item.id, asOf(world)],
  )
  return found ?? null
}

export const newsArticleHandlers = {
  getNewsArticle({ world, params }) {
    const item = findNews(world, params.id)
    world.db.run('UPDATE news SET viewCount = viewCount + 1 WHERE id = ?', [item.id])
    return ok({
      ...item,
      viewCount: item.viewCount + 1,
      previous: neighbour(world, item, 'older'),
      next: neighbour(world, item, 'newer'),
    })
  },
  getNewsDetail: ({ world, params }) => ok(findNews(world, params.id)),
} satisfies Partial<Handlers>
