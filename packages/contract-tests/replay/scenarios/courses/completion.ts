import { type CourseProgress, type PortalClient, unwrap } from '@portal/api-contract'
import { firstDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import type { Clock } from '../../run/mock/clock.ts'
import type { Scenario } from '../../run/scenario.ts'
import { progressOf, takeFreeCourse } from './education.ts'
import { openLesson, report, startCourseOver, watchStretch } from './watching.ts'

const elsewhere = 'a lesson takes its time: watch one to nine tenths, and look at it, then to its end'

type LessonProgress = CourseProgress['lessons'][number]

/** The share of a lesson that completes it. */
const enough = 0.951

/** Seconds that are just too few to complete a lesson, with a share that rounding would raise. */
function tooFew(durationS: number): number {
  for (let tenths = Math.floor(durationS * 9.45); tenths > durationS * 9; tenths--) {
    const beyond = (tenths * 1000) / durationS
    const rest = beyond - Math.floor(beyond)
    if (rest >= 0.5 && rest < 0.99) return tenths / 10
  }
  return durationS * 0.94
}

/** Four decimals, the rest cut off. */
export const cut = (share: number): number => Math.floor(share * 10_000 + 1e-6) / 10_000

/** Whoever comes back goes on where they stopped, and after the end at the beginning. What a course says of its lesson is what the report said. */
async function checkPlace(
  { expect }: Context,
  client: PortalClient,
  { lesson, second }: { lesson: LessonProgress; second: number },
  courseId: number,
): Promise<void> {
  const rule = 'a lesson goes on where its player stopped, and after its end at 0'
  expect(Math.abs(lesson.position - second) <= 1, rule, `${lesson.position} for ${second}`, 'reportWatched')
  const { lessons } = await progressOf(client, courseId)
  const kept = lessons.find(({ lessonId }) => lessonId === lesson.lessonId)
  const other = firstDifference(kept, lesson)
  expect(other === null, 'a course says of a lesson what its report did', other, 'getCourseProgress')
  const query = { 'id.equals': courseId }
  const [own] = await unwrap(client.GET('/api/edu-courses/my', { params: { query } }))
  expect(
    own?.lastLessonId === lesson.lessonId,
    'a course is gone on with where it was watched last',
    own?.lastLessonId,
  )
}

async function watchLesson(
  context: Context,
  client: PortalClient,
  clock: Clock,
  { id, lessonId }: { id: number; lessonId: number },
) {
  const session = await openLesson(client, lessonId)
  const { durationS } = session
  const [most, all] = [tooFew(durationS), durationS * enough]
  // Twice as fast, it counts in half the time.
  const open = (await watchStretch(client, clock, session, { seq: 1, from: 0, to: most, rate: 2 })).lesson
  const watched = open.ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  const share = cut(watched / durationS)
  const shown = `${open.progress} for ${watched} of ${durationS} s`
  context.expect(open.progress === share, 'what was watched is a share, rounded down to four decimals', shown)
  const apart = 'what was watched without a gap is one range'
  context.expect(open.ranges.length === 1, apart, JSON.stringify(open.ranges), 'reportWatched')
  await checkPlace(context, client, { lesson: open, second: most }, id)
  const rule = 'a lesson of which less than 95 % was watched is not complete'
  context.expect(open.completeTime === null && open.reachable !== null, rule, open.completeTime)
  const furthest = 'one goes as far in a lesson as it was watched, and a second further at most'
  const isSo = Math.abs((open.reachable ?? 0) - most) <= 1.01
  context.expect(isSo, furthest, `${open.reachable} for ${most}`, 'reportWatched')
  const again = await openLesson(client, lessonId)
  const other = firstDifference(again.progress, open)
  context.expect(other === null, 'a player is told what was watched before', other, 'openLessonSession')
  const last = await watchStretch(client, clock, again, { seq: 1, from: most, to: all })
  const { completeTime, reachable } = last.lesson
  const isComplete = completeTime !== null && reachable === null
  context.expect(isComplete, 'a lesson of which 95 % was watched is complete', completeTime)
  const free = await openLesson(client, lessonId)
  // The reports before were of a time that has been taken back.
  await clock(10, async () => {
    const jump = await report(client, free, { seq: 1, from: durationS - 1, to: durationS })
    const seen = jump.error?.message ?? jump.response.status
    context.expect(jump.response.ok, 'in a lesson that is complete one goes on wherever one likes', seen)
    if (jump.data) await checkPlace(context, client, { lesson: jump.data.lesson, second: 0 }, id)
  })
}

const goesOn = 'a course goes on with the lesson that was watched last'

/** A second lesson is watched after the first: there one goes on. */
async function checkNext(context: Context, client: PortalClient, clock: Clock, id: number, lessonId: number) {
  const session = await openLesson(client, lessonId)
  await watchStretch(client, clock, session, { seq: 1, from: 0, to: 3 })
  const { lastLessonId } = await progressOf(client, id)
  context.expect(lastLessonId === lessonId, goesOn, `${lastLessonId} / ${lessonId}`, 'getCourseProgress')
}

export const completion: Scenario[] = [
  {
    name: 'A lesson is complete once 95 % of it were watched',
    operations: [
      ...(['openLessonSession', 'reportWatched', 'confirmPresence', 'getCourseProgress'] as const),
      'listMyCourses',
    ],
    writes: true,
    leaves: 'a free course that the person has taken',
    async run(context) {
      const clock = context.clock(elsewhere)
      const client = await context.as('person')
      const id = await takeFreeCourse(context, client)
      if (id === undefined) return context.skip('there is no course without a price')
      const [lesson, next] = (await startCourseOver(context, client, id)).lessons
      if (!lesson) return context.skip('the course has no lesson')
      // Undone, or it would say afterwards that it was completed at an instant that has not come.
      const watch = async () => {
        await watchLesson(context, client, clock, { id, lessonId: lesson.lessonId })
        if (next) await checkNext(context, client, clock, id, next.lessonId)
        else context.untried(goesOn, 'the course has one lesson')
      }
      await clock(1, watch, 'undone')
    },
  },
]
