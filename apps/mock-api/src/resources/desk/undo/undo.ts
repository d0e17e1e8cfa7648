import type { DeskSubject } from '@portal/api-contract'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { undoEnd } from '../../../domain/desk/terms.ts'
import { schedule, type TaskKind, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { writeLog } from '../log/write-log.ts'
import { type Part, restoreSnapshot, takeSnapshot, undoOver, type Whose } from './snapshot.ts'

/** A record of which a decision can be taken back. */
export interface Undoable {
  kind: DeskSubject
  id: number
  name: string
  /** The task that would have decided it by rule. */
  task: TaskKind
  /** What hangs on it. Rows that others point to come after those that point. */
  parts: readonly Part[]
  whose: Whose
}

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

const dueAtOf = ({ db }: World, { task, id }: Undoable): string | null =>
  db.get<{ dueAt: string }>('SELECT dueAt FROM dueTask WHERE kind = ? AND subjectId = ?', [task, id])
    ?.dueAt ?? null

const stateOf = ({ db }: World, { parts, whose }: Undoable) => takeSnapshot(db, parts, whose)

type Subject = Pick<Undoable, 'kind' | 'id'>

const findUndo = ({ db }: World, { kind, id }: Subject): Undo | undefined =>
  db.get<Undo>('SELECT * FROM deskUndo WHERE kind = ? AND subjectId = ?', [kind, id])

/** Does `decide` and keeps what the record was, so that it can be taken back; within the caller's transaction. */
export function keepingUndo(world: World, caller: StaffCaller, record: Undoable, decide: () => void): void {
  const state = { rows: stateOf(world, record), dueAt: dueAtOf(world, record) }
  const lastMessage = lastMessageId(world)
  decide()
  const before: Before = { ...state, told: messagesAfter(world, lastMessage) }
  world.db.run(
    `INSERT OR REPLACE INTO deskUndo (kind, subjectId, staffId, decidedAt, before, after)
     VALUES (:kind, :id, :staffId, :decidedAt, :before, :after)`,
    {
      kind: record.kind,
      id: record.id,
      staffId: caller.staffId,
      decidedAt: world.clock.now().toISOString(),
      before: JSON.stringify(before),
      after: stateOf(world, record),
    },
  )
}

/**
 * Until when the caller may take his decision back; null when there is none of his, it is too late, or something has followed.
 *
 * @param record undefined for a kind of which no decision can be taken back
 */
export function undoUntil(
  world: World,
  { staffId }: StaffCaller,
  record: Undoable | undefined,
): string | null {
  const undo = record && findUndo(world, record)
  if (!undo || undo.staffId !== staffId) return null
  const end = undoEnd(undo.decidedAt)
  const isOpen = end > world.clock.now().toISOString() && stateOf(world, record) === undo.after
  return isOpen ? end : null
}

/**
 * Takes the caller's decision back; within the caller's transaction.
 *
 * @param record undefined for a kind of which none can be
 * @throws HttpProblem 409 `error.undoOver`
 */
export function undoDecision(world: World, caller: StaffCaller, record: Undoable | undefined): void {
  const undo = record && findUndo(world, record)
  if (!undo || undoUntil(world, caller, record) === null) throw undoOver()
  const { db } = world
  const { kind, id, name, task, parts, whose } = record
  const { rows, dueAt, told }: Before = JSON.parse(undo.before)
  restoreSnapshot(db, parts, whose, rows)
  for (const message of told) db.run('DELETE FROM memberMessage WHERE id = ?', [message])
  unschedule(world, task, id)
  if (dueAt) schedule(world, task, id, new Date(dueAt))
  db.run('DELETE FROM deskUndo WHERE kind = ? AND subjectId = ?', [kind, id])
  writeLog(world, caller, { action: 'UNDO', subjectKind: kind, subjectId: id, subjectName: name })
}
