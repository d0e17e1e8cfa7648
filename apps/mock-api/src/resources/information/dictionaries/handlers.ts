import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { type Handlers, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'
import type { Database } from '../../../store/database.ts'

const detailColumns =
  'id, infoDictsId, detailName, detailIndex, createdDate, lastModifiedDate, isDeleted, orderNum'

/** An entry without those below it. */
export type DictionaryRow = Omit<Dictionary, 'headerTwoList'>

/** What stands below entries, by their ids. */
export function detailsOf(db: Database, ids: number[]): Map<number, DictionaryDetail[]> {
  const rows = db.all<DictionaryDetail>(
    `SELECT ${detailColumns} FROM dictionaryDetail
     WHERE isDeleted = 0 AND infoDictsId IN (SELECT value FROM json_each(?)) ORDER BY orderNum, id`,
    [JSON.stringify(ids)],
  )
  return Map.groupBy(rows, (row) => row.infoDictsId)
}

export const dictionaryHandlers = {
  listDictionaries(call) {
    const { rows, total } = selectPage<DictionaryRow>(call, { select: '*', from: 'dictionary' })
    const details = detailsOf(
      call.world.db,
      rows.map(({ id }) => id),
    )
    return page(
      rows.map((row) => ({ ...row, headerTwoList: details.get(row.id) ?? [] })),
      total,
    )
  },
  listDictionaryDetails(call) {
    const { rows, total } = selectPage<DictionaryDetail>(call, {
      select: detailColumns,
      from: 'dictionaryDetail',
    })
    return page(rows, total)
  },
} satisfies Partial<Handlers>
