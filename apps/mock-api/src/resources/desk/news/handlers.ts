import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { type NewsRow, newsOf, summaryColumns, versionsOf } from './news-store.ts'
import { createNews, deleteNews, publishNews, updateNews, withdrawNews } from './write-news.ts'

export const deskNewsHandlers = {
  listDeskNews(call) {
    const { rows, total } = selectPage<NewsRow>(call, {
      ...{ select: summaryColumns, from: 'news', where: 'isDeleted = 0' },
    })
    return page(rows, total)
  },
  getDeskNews: ({ world, params }) => ok(newsOf(world.db, params.id)),
  createDeskNews({ world, caller, body }) {
    const news = createNews(world, caller, body)
    return created(news, { location: `api/admin/news/${news.id}` })
  },
  updateDeskNews: ({ world, caller, body }) => ok(updateNews(world, caller, body)),
  deleteDeskNews({ world, caller, params }) {
    deleteNews(world, caller, params.id)
    return noContent()
  },
  publishDeskNews: ({ world, caller, params, body }) => ok(publishNews(world, caller, params.id, body)),
  withdrawDeskNews: ({ world, caller, params, body }) =>
    ok(withdrawNews(world, caller, params.id, body.version)),
  listDeskNewsVersions({ world, params }) {
    newsOf(world.db, params.id)
    return ok(versionsOf(world.db, params.id))
  },
} satisfies Partial<Handlers>
