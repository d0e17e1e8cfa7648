import type { Heartbeat, HeartbeatResult, LessonSession } from '@portal/api-contract'
import { created, type Handlers, ok } from '../../../contract/handler.ts'
import { invalidField, notFound } from '../../../contract/problem.ts'
import { heartbeatS, shareOf } from '../../../domain/course/course-progress.ts'
import type { World } from '../../../world.ts'
import { findCourse } from './course-row.ts'
import { findEnded } from './ended-session.ts'
import { findLesson, type LessonRow } from './lessons.ts'
import { creditTimeOf, toLessonProgress, watchedOf } from './progress-store.ts'
import { type Place, report, reportLate, sessionEnded } from './report.ts'
import {
  afterAnswer,
  findSession,
  openSession,
  type SessionRow,
  saveSession,
  secondsThatCount,
} from './session-store.ts'
import { requireEnrollment } from './study.ts'
import { signedVideo } from './videos/video-link.ts'

/** How fast a lesson may be played. */
const maxRate = 2

/** The player may be this many seconds past the length that the document states. */
const endSlack = 1

function placeOf({ db }: World, lessonId: number): Place {
  const lesson = findLesson(db, lessonId)
  const course = lesson && findCourse(db, lesson.courseId)
  if (!lesson || !course) throw notFound()
  return { lesson, course }
}

function open(world: World, memberId: number, { lesson, course }: Place): LessonSession {
  requireEnrollment(world, memberId, course.id)
  const now = world.clock.now()
  const session = openSession(world.db, memberId, lesson.id, now)
  world.db.run(
    'UPDATE courseEnrollment SET lastLessonId = ?, lastStudyTime = ? WHERE memberId = ? AND courseId = ?',
    [lesson.id, now.toISOString(), memberId, course.id],
  )
  return {
    sessionId: session.sessionId,
    lessonId: lesson.id,
    courseId: course.id,
    title: lesson.title,
    durationS: lesson.durationS,
    ...signedVideo(world, lesson.id, memberId),
    heartbeatS,
    maxRate,
    presenceAfterS: secondsThatCount(session),
    progress: toLessonProgress(lesson, watchedOf(world.db, memberId, lesson.id)),
  }
}

/** The member's session of a lesson, while no newer one has ended it. */
function runningSession(
  world: World,
  memberId: number,
  lesson: LessonRow,
  sessionId: string,
): SessionRow | undefined {
  const session = findSession(world.db, memberId)
  return session?.sessionId === sessionId && session.lessonId === lesson.id ? session : undefined
}

function standing(world: World, memberId: number, { lesson, course }: Place): HeartbeatResult {
  const { watchedMs, completeTime } = requireEnrollment(world, memberId, course.id)
  const session = findSession(world.db, memberId)
  return {
    presenceRequired: session?.isAsked === 1,
    presenceAfterS: session ? secondsThatCount(session) : 0,
    lesson: toLessonProgress(lesson, watchedOf(world.db, memberId, lesson.id)),
    courseStatus: completeTime === null ? 'STUDYING' : 'COMPLETED',
    courseProgress: shareOf(watchedMs / 1000, course.durationS),
    creditTime: creditTimeOf(world.db, memberId, course.id),
  }
}

/** What the document cannot say about a stretch. @throws HttpProblem 400 */
function withinLesson(beat: Heartbeat, { durationS }: LessonRow): Heartbeat {
  const refuse = (detail: string) => invalidField('to', 'Range', detail)
  if (beat.to < beat.from) throw refuse('must not be less than from')
  if (beat.to > durationS + endSlack)
    throw refuse(`must not be greater than the lesson's length, ${durationS}`)
  return { ...beat, from: Math.min(beat.from, durationS), to: Math.min(beat.to, durationS) }
}

function take(world: World, memberId: number, place: Place, beat: Heartbeat): HeartbeatResult {
  const { sessionId } = beat
  const session = runningSession(world, memberId, place.lesson, sessionId)
  if (session) {
    if (beat.seq > session.seq) report(world, session, place, beat)
    return standing(world, memberId, place)
  }
  // A session ends with the enrolment, too, which then tells why.
  requireEnrollment(world, memberId, place.course.id)
  const ended = findEnded(world.db, { sessionId, memberId, lessonId: place.lesson.id })
  if (!ended) throw sessionEnded()
  if (beat.seq > ended.seq) reportLate(world, ended, place, beat)
  // Something is left where only a report from before the end was not heard of, and where the question cut the late one.
  const isOver = findEnded(world.db, ended)?.leftMs === 0
  // The question is for the player that is open.
  return {
    ...standing(world, memberId, place),
    presenceRequired: false,
    ...(isOver && { sessionEnded: true }),
  }
}

/** Takes the answer that a viewer is there. The question is one of the member: a player that has still something to report may answer it. */
function answer(world: World, memberId: number, { lesson }: Place, sessionId: string): void {
  const { db, clock } = world
  const isOpen = runningSession(world, memberId, lesson, sessionId) !== undefined
  const hasMore = (findEnded(db, { sessionId, memberId, lessonId: lesson.id })?.leftMs ?? 0) > 0
  const session = findSession(db, memberId)
  if (!session || !(isOpen || hasMore)) throw sessionEnded()
  saveSession(db, afterAnswer(session, clock.now()))
}

export const playerHandlers = {
  openLessonSession({ world, caller, params }) {
    const place = placeOf(world, params.id)
    const session = world.db.transaction(() => open(world, caller.memberId, place))
    return created(session)
  },
  reportWatched({ world, caller, params, body }) {
    const place = placeOf(world, params.id)
    const beat = withinLesson(body, place.lesson)
    return ok(world.db.transaction(() => take(world, caller.memberId, place, beat)))
  },
  confirmPresence({ world, caller, params, body }) {
    const place = placeOf(world, params.id)
    requireEnrollment(world, caller.memberId, place.course.id)
    answer(world, caller.memberId, place, body.sessionId)
    return ok(standing(world, caller.memberId, place))
  },
} satisfies Partial<Handlers>
