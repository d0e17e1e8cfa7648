import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { versionsOf } from './article-kind.ts'
import { type FeeNewsRow, feeNewsColumns, feeNewsKind } from './fee-news-kind.ts'
import { articleWrites } from './write-article.ts'

const feeNews = articleWrites(feeNewsKind)

export const deskFeeNewsHandlers = {
  listDeskFeeNews(call) {
    const { rows, total } = selectPage<FeeNewsRow>(call, {
      ...{ select: feeNewsColumns, where: 'isDeleted = 0', ...listOf('feeNews', 'article') },
    })
    return page(rows, total)
  },
  getDeskFeeNews: ({ world, params }) => ok(feeNewsKind.read(world.db, params.id)),
  createDeskFeeNews({ world, caller, body }) {
    const draft = feeNews.create(world, caller, body)
    return created(draft, { location: `api/admin/fee-news/${draft.id}` })
  },
  updateDeskFeeNews: ({ world, caller, body }) => ok(feeNews.update(world, caller, body)),
  deleteDeskFeeNews({ world, caller, params, query }) {
    feeNews.remove(world, caller, params.id, query.version)
    return noContent()
  },
  publishDeskFeeNews: ({ world, caller, params, body }) =>
    ok(feeNews.publish(world, caller, params.id, body)),
  withdrawDeskFeeNews: ({ world, caller, params, body }) =>
    ok(feeNews.withdraw(world, caller, params.id, body.version)),
  listDeskFeeNewsVersions({ world, params }) {
    feeNewsKind.read(world.db, params.id)
    return ok(versionsOf(world.db, feeNewsKind, params.id))
  },
} satisfies Partial<Handlers>
