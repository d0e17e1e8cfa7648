import { errorText } from '../store/error-text.ts'
import { storeFailure } from '../store/store-failure.ts'
import type { World } from '../world.ts'

/** The kinds of tasks that run at a given time. A resource adds its kinds here and their work in `resources/tasks.ts`. */
export type TaskKind =
  | 'NEW_FEE_YEAR'
  | 'REVIEW_APPLICATION'
  | 'NOTIFY_PAYMENT'
  | 'REVIEW_SITE'
  | 'REVIEW_SITE_ITEM'
  | 'REVIEW_EXPERT'
  | 'REVIEW_JOB'
  | 'REVIEW_REFUND'
  | 'REVIEW_TRANSFER'
  | 'TRANSFER_OVERDUE'
  | 'REVIEW_INVOICE'
  | 'ISSUE_INVOICE'
  | 'ORDER_CLOSING'
  | 'ACTIVITY_TOMORROW'
  | 'YEAR_ENDING'

/** Does a task's work. @param at the instant it fell due, which may lie behind the clock by any time */
export type TaskWork = (world: World, subjectId: number, at: Date) => void

/** Instant of the earliest task of a world; null when there is none, undefined while it has not been looked up. */
const nextDue = new WeakMap<World['db'], string | null>()

/** Schedules a task for a record. Call it in the transaction that gives the reason. */
export function schedule({ db }: World, kind: TaskKind, subjectId: number, dueAt: Date): void {
  db.run('INSERT INTO dueTask (kind, subjectId, dueAt) VALUES (?, ?, ?)', [
    kind,
    subjectId,
    dueAt.toISOString(),
  ])
  nextDue.delete(db)
}

/** Cancels the tasks of a record. */
export function unschedule({ db }: World, kind: TaskKind, subjectId: number): void {
  db.run('DELETE FROM dueTask WHERE kind = ? AND subjectId = ?', [kind, subjectId])
  nextDue.delete(db)
}

interface Task {
  id: number
  kind: TaskKind
  subjectId: number
  dueAt: string
}

const earliest = ({ db }: World) => db.get<Task>('SELECT * FROM dueTask ORDER BY dueAt, id LIMIT 1')

function isDue(world: World, now: string): boolean {
  const known = nextDue.get(world.db)
  if (known !== undefined) return known !== null && known <= now
  const next = earliest(world)?.dueAt ?? null
  nextDue.set(world.db, next)
  return next !== null && next <= now
}

const remove = ({ db }: World, { id }: Task) => db.run('DELETE FROM dueTask WHERE id = ?', [id])

/**
 * Drops a task that has failed: kept, it would fail again before every request of its world.
 * @throws what it failed with where that is the store's own failure, which says nothing against the task
 */
function drop(world: World, task: Task, error: unknown): void {
  if (storeFailure(error, world.config.store) !== null) throw error
  world.log.error(`${task.kind} of ${task.subjectId} failed and is dropped: ${errorText(error)}`)
  remove(world, task)
}

function runOne(world: World, work: Readonly<Record<TaskKind, TaskWork>>, now: string): boolean {
  let task: Task | undefined
  try {
    return world.db.transaction(() => {
      task = earliest(world)
      if (!task || task.dueAt > now) return false
      remove(world, task)
      work[task.kind](world, task.subjectId, new Date(task.dueAt))
      return true
    })
  } catch (error) {
    if (!task) throw error
    drop(world, task, error)
    return true
  }
}

/**
 * Runs the tasks that are due by the world's clock, in the order of their instants and each with its own instant as the
 * present. Called before every
 * request, so that no timer is needed and a clock that was moved takes effect at once. One that fails is logged and dropped.
 */
export function runDueTasks(world: World, work: Readonly<Record<TaskKind, TaskWork>>): void {
  const now = world.clock.now().toISOString()
  if (!isDue(world, now)) return
  while (runOne(world, work, now)) nextDue.delete(world.db)
  nextDue.delete(world.db)
}
