import type { FeeNews } from '@portal/api-contract'
import { type Handlers, page } from '../../contract/handler.ts'
import { selectPage } from '../../contract/select-page.ts'
import { asOf, isPublic, summaryColumns } from '../news/columns.ts'

const select = `${summaryColumns('feeNews')}, region, period, fileUrl`

export const feeNewsHandlers = {
  listFeeNews(call) {
    const { rows, total } = selectPage<FeeNews>(call, {
      select,
      from: 'feeNews',
      where: isPublic,
      parameters: [asOf(call.world)],
    })
    return page(rows, total)
  },
} satisfies Partial<Handlers>
