import {
  type CourseProgress,
  type HeartbeatResult,
  type LessonSession,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { firstDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import type { Clock } from '../../run/mock/clock.ts'

type Open = Pick<LessonSession, 'lessonId' | 'sessionId'>

/** A stretch of a lesson in seconds, and the number of its report. */
interface Stretch {
  seq: number
  from: number
  to: number
  /** How fast it is played; at the usual speed without one. */
  rate?: number
}

export const openLesson = (client: PortalClient, id: number): Promise<LessonSession> =>
  unwrap(client.POST('/api/edu-lessons/{id}/sessions', { params: { path: { id } } }))

/** Reports what was played. */
export const report = (client: PortalClient, { lessonId, sessionId }: Open, stretch: Stretch) =>
  client.POST('/api/edu-lessons/{id}/heartbeat', {
    params: { path: { id: lessonId } },
    body: { sessionId, rate: 1, ...stretch },
  })

/** Answers that the viewer is there. */
export const confirm = (client: PortalClient, { lessonId, sessionId }: Open): Promise<HeartbeatResult> =>
  unwrap(
    client.POST('/api/edu-lessons/{id}/presence', {
      params: { path: { id: lessonId } },
      body: { sessionId },
    }),
  )

/** How far a lesson was watched without a gap from a second on. */
export const reachedFrom = ({ lesson }: HeartbeatResult, second: number): number =>
  lesson.ranges.find(({ from, to }) => from <= second && to > second)?.to ?? second

/**
 * Plays a stretch as if the time had passed, and says that the viewer is there whenever they are asked: no report counts further than
 * to the question. The time is taken back afterwards, so a session plays one stretch.
 * @returns how the lesson stood when all of it was reported
 */
export async function watchStretch(
  client: PortalClient,
  clock: Clock,
  session: Open,
  stretch: Stretch,
): Promise<HeartbeatResult> {
  const { seq, from, to, rate = 1 } = stretch
  const answers: HeartbeatResult[] = []
  await clock(Math.ceil((to - from) / rate) + 1, async () => {
    const result = await unwrap(report(client, session, stretch))
    answers.push(result)
    if (!result.presenceRequired) return
    await confirm(client, session)
    const reached = reachedFrom(result, from)
    if (reached < to - 0.01 && reached > from)
      answers.push(await watchStretch(client, clock, session, { seq: seq + 1, from: reached, to, rate }))
  })
  const last = answers.at(-1)
  if (!last) throw new Error('Nothing was reported')
  return last
}

/** Starts a course over: it is as if nobody had watched it, also what was complete. */
export async function startCourseOver(
  { expect }: Pick<Context, 'expect'>,
  client: PortalClient,
  id: number,
): Promise<CourseProgress> {
  const reset = await unwrap(client.POST('/api/edu-courses/{id}/reset', { params: { path: { id } } }))
  const { lessons, progress } = reset
  expect(progress === 0, 'a course that is started over begins at 0', progress)
  const left = lessons.flatMap(({ ranges }) => ranges)
  expect(left.length === 0, 'what was watched is forgotten', JSON.stringify(left))
  // A second may be missing before a report.
  const open = lessons.filter(({ reachable }) => reachable === null || reachable > 1)
  const rule = 'a course that is started over is watched from its beginning'
  expect(open.length === 0, rule, JSON.stringify(open.map(({ reachable }) => reachable)))
  const further = lessons.filter((lesson) => lesson.position > 0 || lesson.progress > 0)
  const places = further.map(({ position }) => position).join()
  expect(further.length === 0, 'each lesson of a course that is started over begins at 0', places)
  const { lastLessonId } = reset
  expect(lastLessonId === null, 'of a course that is started over no lesson was watched last', lastLessonId)
  return reset
}

/** How a course stands is what the report says that was answered last. */
export function checkStanding(
  { expect }: Context,
  report: HeartbeatResult | undefined,
  { progress, status, creditTime, lessons }: CourseProgress,
): void {
  if (!report) return
  const { lesson } = report
  const kept = lessons.find(({ lessonId }) => lessonId === lesson.lessonId)
  const other = firstDifference(kept, lesson)
  expect(other === null, 'a course says of a lesson what its report did', other, 'getCourseProgress')
  const said = [report.courseProgress, report.courseStatus, report.creditTime].join()
  const meant = [progress, status, creditTime].join()
  expect(said === meant, 'a report is answered how its course stands', `${said} / ${meant}`, 'reportWatched')
}

/** A part of a lesson, from one share of its length to another. */
interface LessonPart {
  lesson: CourseProgress['lessons'][number]
  from: number
  to: number
}

/** Watches parts of lessons one after the other, as if the time had passed, each in a session of its own. @returns how it stood after the last */
export async function watchParts(
  client: PortalClient,
  clock: Clock,
  parts: readonly LessonPart[],
): Promise<HeartbeatResult | undefined> {
  let last: HeartbeatResult | undefined
  for (const { lesson, from, to } of parts) {
    const session = await openLesson(client, lesson.lessonId)
    const { durationS } = session
    last = await watchStretch(client, clock, session, { seq: 1, from: durationS * from, to: durationS * to })
  }
  return last
}
