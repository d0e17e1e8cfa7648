import type { DeskBannerOrder, Dictionary } from '@portal/api-contract'
import { type Handlers, noContent, ok } from '../../../contract/handler.ts'
import { invalidField, notFound, problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import type { World } from '../../../world.ts'
import { type DictionaryRow, detailsOf } from '../../information/dictionaries/handlers.ts'
import { writeLog } from '../log/write-log.ts'

/** A list that the desk puts into an order. */
interface Arranged {
  table: 'banner' | 'dictionary' | 'dictionaryDetail'
  where: string
  subjectKind: 'BANNER' | 'NAVIGATION'
  name: string
  /** What the log names where it is no entry of the list. */
  subjectId?: number
}

const banners: Arranged = { table: 'banner', where: 'isDeleted = 0', subjectKind: 'BANNER', name: '轮播图' }
const navigation: Arranged = {
  ...{ table: 'dictionary', subjectKind: 'NAVIGATION', name: '网站导航' },
  where: "dictType = 'index' AND isDeleted = 0",
}

/**
 * Gives each its place.
 * @throws HttpProblem 400 unless all are named, each once; 409 where they stand otherwise than they were read
 */
function arrange(world: World, caller: StaffCaller, list: Arranged, { order, read }: DeskBannerOrder): void {
  const { db, clock } = world
  const { table, where, subjectKind, name } = list
  db.transaction(() => {
    const before = db
      .all<{ id: number }>(`SELECT id FROM ${table} WHERE ${where} ORDER BY orderNum, id`)
      .map(({ id }) => id)
    if (read && read.join() !== before.join())
      throw problem(409, 'error.concurrencyFailure', `They stand as ${before.join(', ')} by now`)
    if (order.length !== before.length || before.some((id) => !order.includes(id)))
      throw invalidField('order', 'Mismatch', `must name ${before.join(', ')}, each once`)
    const sql = `UPDATE ${table} SET orderNum = ?, lastModifiedDate = ? WHERE id = ?`
    for (const [place, id] of order.entries()) db.run(sql, [place + 1, clock.now().toISOString(), id])
    const subject = { subjectKind, subjectId: list.subjectId ?? order[0] ?? 0, subjectName: name }
    writeLog(world, caller, { action: 'ORDER', ...subject, before: { order: before }, after: { order } })
  })
}

const findEntry = (world: World, id: number): DictionaryRow => {
  const sql = `SELECT * FROM dictionary WHERE id = ? AND ${navigation.where}`
  const row = world.db.get<DictionaryRow>(sql, [id])
  if (!row) throw notFound()
  return row
}

/** What stands below an entry of the navigation. @throws HttpProblem 404 */
function columnsBelow(world: World, id: number): Arranged {
  const { dictName } = findEntry(world, id)
  return {
    ...{ table: 'dictionaryDetail', where: `infoDictsId = ${id} AND isDeleted = 0` },
    ...{ subjectKind: 'NAVIGATION', subjectId: id, name: `${dictName}的栏目` },
  }
}

function renameEntry(
  world: World,
  caller: StaffCaller,
  id: number,
  change: Pick<Dictionary, 'dictName' | 'isNavigation'>,
): Dictionary {
  const { db, clock } = world
  return db.transaction(() => {
    const row = findEntry(world, id)
    const isTaken = `SELECT 1 FROM dictionary WHERE trim(dictName) = trim(?) AND id <> ? AND ${navigation.where}`
    if (db.get(isTaken, [change.dictName, id]))
      throw invalidField('dictName', 'Unique', 'is the name of another entry')
    db.run(
      'UPDATE dictionary SET dictName = :dictName, isNavigation = :isNavigation, lastModifiedDate = :at WHERE id = :id',
      { ...change, at: clock.now().toISOString(), id },
    )
    const { dictName, isNavigation } = row
    const subject = { subjectKind: 'NAVIGATION', subjectId: id, subjectName: change.dictName } as const
    writeLog(world, caller, {
      action: 'UPDATE',
      ...subject,
      before: { dictName, isNavigation },
      after: change,
    })
    return { ...findEntry(world, id), headerTwoList: detailsOf(db, [id]).get(id) ?? [] }
  })
}

export const deskArrangeHandlers = {
  orderDeskBanners({ world, caller, body }) {
    arrange(world, caller, banners, body)
    return noContent()
  },
  orderDeskNavigation({ world, caller, body }) {
    arrange(world, caller, navigation, body)
    return noContent()
  },
  orderDeskColumns({ world, caller, params, body }) {
    arrange(world, caller, columnsBelow(world, params.id), body)
    return noContent()
  },
  renameDeskDictionary: ({ world, caller, params, body }) => ok(renameEntry(world, caller, params.id, body)),
} satisfies Partial<Handlers>
