import { type Handlers, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { deskLog, type LogRow, toLogEntry } from './log-of.ts'

export const deskLogHandlers = {
  listDeskLog(call) {
    const { rows, total } = selectPage<LogRow>(call, { select: '*', ...listOf(deskLog, 'entry') })
    return page(rows.map(toLogEntry), total)
  },
} satisfies Partial<Handlers>
