import type { DeskLogEntry } from '@portal/api-contract'
import { type Handlers, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'

type LogRow = Omit<DeskLogEntry, 'before' | 'after'> & { before: string | null; after: string | null }

const fieldsIn = (text: string | null) => (text === null ? null : JSON.parse(text))

const toEntry = (row: LogRow): DeskLogEntry => ({
  ...row,
  before: fieldsIn(row.before),
  after: fieldsIn(row.after),
})

export const deskLogHandlers = {
  listDeskLog(call) {
    const { rows, total } = selectPage<LogRow>(call, { select: '*', from: 'deskLog', rowsFrom: 'deskLog' })
    return page(rows.map(toEntry), total)
  },
} satisfies Partial<Handlers>
