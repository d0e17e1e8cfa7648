import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { versionsOf } from './article-kind.ts'
import { type NewsRow, newsColumns, newsKind } from './news-kind.ts'
import { articleWrites } from './write-article.ts'

const news = articleWrites(newsKind)

export const deskNewsHandlers = {
  listDeskNews(call) {
    const { rows, total } = selectPage<NewsRow>(call, {
      ...{ select: newsColumns, where: 'isDeleted = 0', ...listOf('news', 'article') },
    })
    return page(rows, total)
  },
  getDeskNews: ({ world, params }) => ok(newsKind.read(world.db, params.id)),
  createDeskNews({ world, caller, body }) {
    const draft = news.create(world, caller, body)
    return created(draft, { location: `api/admin/news/${draft.id}` })
  },
  updateDeskNews: ({ world, caller, body }) => ok(news.update(world, caller, body)),
  deleteDeskNews({ world, caller, params, query }) {
    news.remove(world, caller, params.id, query.version)
    return noContent()
  },
  publishDeskNews: ({ world, caller, params, body }) => ok(news.publish(world, caller, params.id, body)),
  withdrawDeskNews: ({ world, caller, params, body }) =>
    ok(news.withdraw(world, caller, params.id, body.version)),
  listDeskNewsVersions({ world, params }) {
    newsKind.read(world.db, params.id)
    return ok(versionsOf(world.db, newsKind, params.id))
  },
} satisfies Partial<Handlers>
