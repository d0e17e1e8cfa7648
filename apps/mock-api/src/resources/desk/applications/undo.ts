import { problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { undoEnd } from '../../../domain/desk/terms.ts'
import { schedule, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import type { ApplyRow } from '../../applications/member-applies/apply-store.ts'
import { writeLog } from '../log/write-log.ts'
import { restoreSnapshot, takeSnapshot } from './snapshot.ts'

interface Undo {
  staffId: number
  decidedAt: string
  before: string
  after: string
}

/** What is taken back besides the rows: the notices, and the instant at which the association would have decided by rule. */
interface Before {
  rows: string
  dueAt: string | null
  told: number[]
}

const lastMessageId = ({ db }: World): number =>
  db.get<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM memberMessage')?.id ?? 0

const messagesAfter = ({ db }: World, last: number): number[] =>
  db.all<{ id: number }>('SELECT id FROM memberMessage WHERE id > ?', [last]).map(({ id }) => id)

const dueAtOf = ({ db }: World, applyId: number): string | null =>
  db.get<{ dueAt: string }>("SELECT dueAt FROM dueTask WHERE kind = 'REVIEW_APPLICATION' AND subjectId = ?", [
    applyId,
  ])?.dueAt ?? null

const whoseOf = ({ id: applyId, ownerId }: ApplyRow) => ({ applyId, ownerId })

const findUndo = ({ db }: World, applyId: number): Undo | undefined =>
  db.get<Undo>('SELECT * FROM deskUndo WHERE applyId = ?', [applyId])

/** Does `decide` and keeps what the application was, so that it can be taken back; within the caller's transaction. */
export function keepingUndo(world: World, caller: StaffCaller, row: ApplyRow, decide: () => void): void {
  const { db } = world
  const state = { rows: takeSnapshot(db, whoseOf(row)), dueAt: dueAtOf(world, row.id) }
  const lastMessage = lastMessageId(world)
  decide()
  const before: Before = { ...state, told: messagesAfter(world, lastMessage) }
  db.run(
    `INSERT OR REPLACE INTO deskUndo (applyId, staffId, decidedAt, before, after)
     VALUES (:applyId, :staffId, :decidedAt, :before, :after)`,
    {
      applyId: row.id,
      staffId: caller.staffId,
      decidedAt: world.clock.now().toISOString(),
      before: JSON.stringify(before),
      after: takeSnapshot(db, whoseOf(row)),
    },
  )
}

/** Until when the caller may take his decision back; null when there is none of his, or it is too late. */
export function undoUntil(world: World, { staffId }: StaffCaller, applyId: number): string | null {
  const undo = findUndo(world, applyId)
  if (undo?.staffId !== staffId) return null
  const end = undoEnd(undo.decidedAt)
  return end > world.clock.now().toISOString() ? end : null
}

/** Takes the caller's decision back. @throws HttpProblem 409 `error.undoOver` */
export function undoDecision(world: World, caller: StaffCaller, row: ApplyRow): void {
  const { db } = world
  const undo = findUndo(world, row.id)
  const isIntact = undo !== undefined && takeSnapshot(db, whoseOf(row)) === undo.after
  if (!isIntact || undoUntil(world, caller, row.id) === null)
    throw problem(409, 'error.undoOver', 'There is nothing that could be taken back any more')
  const { rows, dueAt, told }: Before = JSON.parse(undo.before)
  restoreSnapshot(db, whoseOf(row), rows)
  for (const id of told) db.run('DELETE FROM memberMessage WHERE id = ?', [id])
  unschedule(world, 'REVIEW_APPLICATION', row.id)
  if (dueAt) schedule(world, 'REVIEW_APPLICATION', row.id, new Date(dueAt))
  db.run('DELETE FROM deskUndo WHERE applyId = ?', [row.id])
  const subject = { subjectKind: 'APPLICATION', subjectId: row.id, subjectName: row.applyNo } as const
  writeLog(world, caller, { action: 'UNDO', ...subject })
}
