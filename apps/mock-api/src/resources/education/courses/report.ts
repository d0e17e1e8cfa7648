import { type HttpProblem, problem } from '../../../contract/problem.ts'
import {
  cutToTime,
  type Heartbeat,
  reachableOf,
  spendTime,
  watch,
} from '../../../domain/course/course-progress.ts'
import type { World } from '../../../world.ts'
import type { CourseRow } from './course-row.ts'
import { closeEnded, type EndedSession } from './ended-session.ts'
import type { LessonRow } from './lessons.ts'
import { saveWatched, sumUp, type Watched, watchedOf } from './progress-store.ts'
import { afterPlay, findSession, type SessionRow, saveSession } from './session-store.ts'

function skipped(watched: Watched): HttpProblem {
  const reachable = reachableOf(watched) ?? 0
  return problem(409, 'error.skippedAhead', `Nothing past second ${reachable} was watched yet`, {
    params: { reachable },
  })
}

/** What a report to a session is refused with that is over. */
export const sessionEnded = (): HttpProblem =>
  problem(409, 'error.sessionEnded', 'Another player was opened since, or the course was started over')

/** A lesson with its course. */
export interface Place {
  lesson: LessonRow
  course: CourseRow
}

type Report = Heartbeat & { seq: number }

/**
 * Adds what was shown to what was watched, and moves the place to go on from there, unless it stays.
 * @throws HttpProblem 409 for a skip
 */
function addWatched(
  world: World,
  memberId: number,
  { lesson, course }: Place,
  beat: Heartbeat,
  keepsPosition = false,
): void {
  const { db, clock } = world
  const before = watchedOf(db, memberId, lesson.id)
  const after = watch(before, beat, lesson.durationS)
  if (!after.ok) throw skipped(before)
  const at = clock.now().toISOString()
  const completeTime = before.completeTime ?? (after.state.isCompleted ? at : null)
  const { position } = keepsPosition ? before : after.state
  saveWatched(db, memberId, lesson, { ...after.state, position, completeTime })
  db.run('UPDATE courseEnrollment SET lastStudyTime = ? WHERE memberId = ? AND courseId = ?', [
    at,
    memberId,
    course.id,
  ])
  sumUp(world, memberId, course, at)
}

const playedS = ({ from, to, rate }: Heartbeat): number => (to - from) / rate

/**
 * Counts what a player has shown, in the caller's transaction.
 * @throws HttpProblem 409 for more than time allows, for a skip and while the viewer is asked whether they are there
 */
export function report(world: World, session: SessionRow, place: Place, beat: Report): void {
  if (session.isAsked === 1)
    throw problem(409, 'error.presenceRequired', 'Ask whether the viewer is still there')
  const spent = spendTime(session, beat, world.clock.now())
  if (!spent.ok) throw problem(409, spent.refusal, 'More was shown than time has passed')
  addWatched(world, session.memberId, place, beat)
  saveSession(world.db, afterPlay({ ...session, ...spent.state, seq: beat.seq }, playedS(beat)))
}

/**
 * Counts what a player had shown before a newer one ended it, as far as there was time for it until then. Whether the viewer is there
 * is asked of them in the newer one.
 * @throws HttpProblem 409 once nothing is left of that time, and for a skip
 */
export function reportLate(world: World, ended: EndedSession, place: Place, beat: Report): void {
  const { db } = world
  const inTime = cutToTime(beat, ended.leftMs)
  if (inTime.to <= inTime.from) throw sessionEnded()
  const session = findSession(db, ended.memberId)
  // The newer player has gone on from a place of its own.
  const hasNewerReported = session?.lessonId === place.lesson.id && session.seq > 0
  addWatched(world, ended.memberId, place, inTime, hasNewerReported)
  closeEnded(db, ended.sessionId, beat.seq)
  if (session?.isAsked === 0) saveSession(db, afterPlay(session, playedS(inTime)))
}
