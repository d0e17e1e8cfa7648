import type { FeeNews, FeeNewsDetail } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { asOf, contentOf, isPublic, summaryColumns } from '../news/columns.ts'

const select = `${summaryColumns('feeNews')}, region, period, fileUrl`

export const feeNewsHandlers = {
  listFeeNews(call) {
    const { rows, total } = selectPage<FeeNews>(call, {
      select,
      from: 'feeNews',
      where: isPublic,
      parameters: [asOf(call.world, 'feeNews')],
    })
    return page(rows, total)
  },
  getFeeNews({ world, params }) {
    const bulletin = world.db.get<FeeNewsDetail>(
      `SELECT ${select}, ${contentOf('feeNews')} AS content FROM feeNews WHERE id = ? AND ${isPublic}`,
      [params.id, asOf(world, 'feeNews')],
    )
    if (!bulletin) throw notFound()
    world.db.run('UPDATE feeNews SET viewCount = viewCount + 1 WHERE id = ?', [bulletin.id])
    return ok({ ...bulletin, viewCount: bulletin.viewCount + 1 })
  },
} satisfies Partial<Handlers>
