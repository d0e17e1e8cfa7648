import { type HttpProblem, problem } from '../../../contract/problem.ts'
import { type Heartbeat, reachableOf, spendTime, watch } from '../../../domain/course/course-progress.ts'
import type { World } from '../../../world.ts'
import type { CourseRow } from './course-row.ts'
import type { LessonRow } from './lessons.ts'
import { saveWatched, sumUp, type Watched, watchedOf } from './progress-store.ts'
import { afterPlay, type SessionRow, saveSession } from './session-store.ts'

function skipped(watched: Watched): HttpProblem {
  const reachable = reachableOf(watched) ?? 0
  return problem(409, 'error.skippedAhead', `Nothing past second ${reachable} was watched yet`, {
    params: { reachable },
  })
}

/**
 * Counts what a player has shown, in the caller's transaction.
 * @throws HttpProblem 409 for more than time allows, for a skip and while the viewer is asked whether they are there
 */
export function report(
  world: World,
  session: SessionRow,
  { lesson, course }: { lesson: LessonRow; course: CourseRow },
  beat: Heartbeat & { seq: number },
): void {
  const { db, clock } = world
  const now = clock.now()
  const { memberId } = session
  if (session.isAsked === 1)
    throw problem(409, 'error.presenceRequired', 'Ask whether the viewer is still there')
  const spent = spendTime(session, beat, now)
  if (!spent.ok) throw problem(409, spent.refusal, 'More was shown than time has passed')
  const before = watchedOf(db, memberId, lesson.id)
  const after = watch(before, beat, lesson.durationS)
  if (!after.ok) throw skipped(before)
  const at = now.toISOString()
  const completeTime = before.completeTime ?? (after.state.isCompleted ? at : null)
  saveWatched(db, memberId, lesson, { ...after.state, completeTime })
  db.run('UPDATE courseEnrollment SET lastStudyTime = ? WHERE memberId = ? AND courseId = ?', [
    at,
    memberId,
    course.id,
  ])
  sumUp(world, memberId, course, at)
  const played = (beat.to - beat.from) / beat.rate
  saveSession(db, afterPlay({ ...session, ...spent.state, seq: beat.seq }, played))
}
