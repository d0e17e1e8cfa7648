import { type HttpProblem, problem } from '../../../contract/problem.ts'
import {
  cutToTime,
  type Heartbeat,
  type PlayClock,
  reachableOf,
  spendTime,
  watch,
} from '../../../domain/course/course-progress.ts'
import type { World } from '../../../world.ts'
import type { CourseRow } from './course-row.ts'
import { type EndedSession, tookOfEnded } from './ended-session.ts'
import type { LessonRow } from './lessons.ts'
import { saveWatched, sumUp, type Watched, watchedOf } from './progress-store.ts'
import { afterPlay, findSession, type SessionRow, saveSession, secondsThatCount } from './session-store.ts'

function skipped(watched: Watched): HttpProblem {
  const reachable = reachableOf(watched) ?? 0
  return problem(409, 'error.skippedAhead', `Nothing past second ${reachable} was watched yet`, {
    params: { reachable },
  })
}

/** What a report to a session is refused with that is over. */
export const sessionEnded = (): HttpProblem =>
  problem(409, 'error.sessionEnded', 'Another player was opened since, or the course was started over')

const presenceRequired = (): HttpProblem =>
  problem(409, 'error.presenceRequired', 'Ask whether the viewer is still there')

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

/** The account of time after a stretch. @throws HttpProblem 409 where there was no time for it */
function spend(clock: PlayClock, beat: Heartbeat, now: Date): PlayClock {
  const spent = spendTime(clock, beat, now)
  if (!spent.ok) throw problem(409, spent.refusal, 'More was shown than time has passed')
  return spent.state
}

/**
 * Counts what a player has shown up to the next question whether the viewer is there, in the caller's transaction. The time of what was
 * shown further is not spent: it may be reported once that is answered.
 * @throws HttpProblem 409 for more than time allows, for a skip and while the viewer is asked whether they are there
 */
export function report(world: World, session: SessionRow, place: Place, beat: Report): void {
  if (session.isAsked === 1) throw presenceRequired()
  const now = world.clock.now()
  spend(session, beat, now)
  const counted = cutToTime(beat, secondsThatCount(session) * 1000)
  const clock = spend(session, counted, now)
  addWatched(world, session.memberId, place, counted)
  saveSession(world.db, afterPlay({ ...session, ...clock, seq: beat.seq }, playedS(counted)))
}

/**
 * Counts what a player had shown before a newer one ended it, as far as there was time for it until then and up to the next question
 * whether the viewer is there. That question comes sooner than its player was told where the newer one has played meanwhile: the rest
 * may be reported once it is answered, and takes from the play up to the question after it.
 * @throws HttpProblem 409 once nothing is left of that time, for a skip and while the viewer is asked whether they are there
 */
export function reportLate(world: World, ended: EndedSession, place: Place, beat: Report): void {
  const { db } = world
  const session = findSession(db, ended.memberId)
  if (!session || ended.leftMs === 0) throw sessionEnded()
  const countsMs = secondsThatCount(session) * 1000
  if (countsMs === 0) throw presenceRequired()
  const counted = cutToTime(beat, Math.min(ended.leftMs, countsMs))
  if (counted.to <= counted.from) throw sessionEnded()
  // The newer player has gone on from a place of its own.
  const hasNewerReported = session.lessonId === place.lesson.id && session.seq > 0
  addWatched(world, ended.memberId, place, counted, hasNewerReported)
  const isCutByQuestion = countsMs < ended.leftMs && counted.to < beat.to
  const leftMs = isCutByQuestion ? ended.leftMs - playedS(counted) * 1000 : 0
  tookOfEnded(db, ended.sessionId, beat.seq, leftMs)
  saveSession(db, afterPlay(session, playedS(counted)))
}
