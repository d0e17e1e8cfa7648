import type { CourseProgress, HeartbeatResult, LessonSession } from '@portal/api-contract'
import type { Answer, TestBed } from './test-bed.ts'

/** The steps of studying, as the player takes them. */

export async function openLesson(bed: TestBed, persona: string, lessonId: number): Promise<LessonSession> {
  return (await bed.post(`/api/edu-lessons/${lessonId}/sessions`, {}, persona)).json()
}

export async function courseProgressOf(
  bed: TestBed,
  persona: string,
  courseId: number,
): Promise<CourseProgress> {
  return (await bed.get(`/api/edu-courses/${courseId}/progress`, persona)).json()
}

export const confirmPresence = (
  bed: TestBed,
  persona: string,
  { lessonId, sessionId }: Pick<LessonSession, 'lessonId' | 'sessionId'>,
): Promise<Answer> => bed.post(`/api/edu-lessons/${lessonId}/presence`, { sessionId }, persona)

/** What a player reports; `rate` 1 unless told. */
export interface Stretch {
  seq: number
  from: number
  to: number
  rate?: number
}

export const beat = (
  bed: TestBed,
  persona: string,
  { lessonId, sessionId }: Pick<LessonSession, 'lessonId' | 'sessionId'>,
  stretch: Stretch,
): Promise<Answer> =>
  bed.post(`/api/edu-lessons/${lessonId}/heartbeat`, { sessionId, rate: 1, ...stretch }, persona)

/**
 * Plays a lesson from where it stands to its end or to a second of it, reporting as often as asked to and answering every question as
 * soon as a report is told of it.
 */
export async function watchLesson(
  bed: TestBed,
  persona: string,
  lessonId: number,
  until = Number.POSITIVE_INFINITY,
): Promise<HeartbeatResult> {
  const session = await openLesson(bed, persona, lessonId)
  const { durationS, heartbeatS, progress } = session
  const end = Math.min(durationS, until)
  let [from, seq] = [progress.position, 0]
  const report = async (to: number) => {
    const answer = await beat(bed, persona, session, { seq: ++seq, from, to })
    return answer.json<HeartbeatResult>()
  }
  let last: HeartbeatResult | undefined
  while (from < end) {
    const to = Math.min(from + heartbeatS, end)
    bed.clock.advance((to - from) * 1000)
    last = await report(to)
    if (last.presenceRequired) {
      await confirmPresence(bed, persona, session)
      from = last.lesson.ranges.at(-1)?.to ?? from
      last = await report(to)
    }
    from = to
  }
  if (!last) throw new Error(`Lesson ${lessonId} has nothing left to watch`)
  return last
}

/** Plays a lesson that is complete over and over until the question comes. */
export async function playUntilAsked(
  bed: TestBed,
  persona: string,
  lessonId: number,
): Promise<{ session: LessonSession; seq: number }> {
  const session = await openLesson(bed, persona, lessonId)
  for (let seq = 1; seq < 40; seq++) {
    bed.clock.advance(10_000)
    const answer = (await beat(bed, persona, session, { seq, from: 0, to: 10 })).json<HeartbeatResult>()
    if (answer.presenceRequired) return { session, seq }
  }
  throw new Error('Nobody asked')
}

/** Plays every lesson of a course that is not complete yet. */
export async function watchCourse(bed: TestBed, persona: string, courseId: number): Promise<CourseProgress> {
  const { lessons } = await courseProgressOf(bed, persona, courseId)
  for (const { lessonId, completeTime } of lessons) {
    if (completeTime === null) await watchLesson(bed, persona, lessonId)
  }
  return courseProgressOf(bed, persona, courseId)
}
