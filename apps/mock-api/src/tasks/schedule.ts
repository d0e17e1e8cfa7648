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

/** Schedules a task for a record. Call it in the transaction that gives the reason. */
export function schedule({ db }: World, kind: TaskKind, subjectId: number, dueAt: Date): void {
  db.run('INSERT INTO dueTask (kind, subjectId, dueAt) VALUES (?, ?, ?)', [
    kind,
    subjectId,
    dueAt.toISOString(),
  ])
}

/** Cancels the tasks of a record. */
export function unschedule({ db }: World, kind: TaskKind, subjectId: number): void {
  db.run('DELETE FROM dueTask WHERE kind = ? AND subjectId = ?', [kind, subjectId])
}

interface Task {
  id: number
  kind: TaskKind
  subjectId: number
  dueAt: string
}

/** The task that is due first; asked before every request, but seldom another one. */
const earliest = ({ db }: World) => db.kept<Task>('SELECT * FROM dueTask ORDER BY dueAt, id LIMIT 1')[0]

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

function runOne(world: World, work: Readonly<Record<TaskKind, TaskWork>>, now: string): void {
  let task: Task | undefined
  try {
    world.db.transaction(() => {
      task = earliest(world)
      if (!task || task.dueAt > now) return
      remove(world, task)
      work[task.kind](world, task.subjectId, new Date(task.dueAt))
    })
  } catch (error) {
    if (!task) throw error
    drop(world, task, error)
  }
}

/**
 * Runs the tasks that are due by the world's clock, in the order of their instants and each with its own instant as the
 * present. Called before every
 * request, so that no timer is needed and a clock that was moved takes effect at once. One that fails is logged and dropped.
 */
export function runDueTasks(world: World, work: Readonly<Record<TaskKind, TaskWork>>): void {
  const now = world.clock.now().toISOString()
  for (let next = earliest(world); next && next.dueAt <= now; next = earliest(world)) runOne(world, work, now)
}
