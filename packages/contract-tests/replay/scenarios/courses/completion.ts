import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Clock } from '../../run/mock/clock.ts'
import type { Scenario } from '../../run/scenario.ts'
import { takeFreeCourse } from './education.ts'
import { openLesson, watchStretch } from './watching.ts'

const elsewhere = 'a lesson takes its time: watch one to nine tenths, and look at it, then to its end'

/** Shares of a lesson, just below and just at what completes it. */
const [tooLittle, enough] = [0.94, 0.951]

async function watchLesson(context: Context, client: PortalClient, clock: Clock, lessonId: number) {
  const session = await openLesson(client, lessonId)
  const [most, all] = [session.durationS * tooLittle, session.durationS * enough]
  const open = (await watchStretch(client, clock, session, { seq: 1, from: 0, to: most })).lesson
  const rule = 'a lesson of which less than 95 % was watched is not complete'
  context.expect(open.completeTime === null && open.reachable !== null, rule, open.completeTime)
  const again = await openLesson(client, lessonId)
  const last = await watchStretch(client, clock, again, { seq: 1, from: most, to: all })
  const { completeTime, reachable } = last.lesson
  const isComplete = completeTime !== null && reachable === null
  context.expect(isComplete, 'a lesson of which 95 % was watched is complete', completeTime)
}

export const completion: Scenario[] = [
  {
    name: 'A lesson is complete once 95 % of it were watched',
    operations: ['openLessonSession', 'reportWatched', 'confirmPresence'],
    writes: true,
    leaves: 'a free course that the person has taken',
    async run(context) {
      const clock = context.clock(elsewhere)
      const client = await context.as('person')
      const id = await takeFreeCourse(context, client)
      if (id === undefined) return context.skip('there is no course without a price')
      const params = { path: { id } }
      const { lessons } = await unwrap(client.POST('/api/edu-courses/{id}/reset', { params }))
      const [lesson] = lessons
      if (!lesson) return context.skip('the course has no lesson')
      // Undone, or it would say afterwards that it was completed at an instant that has not come.
      await clock(1, () => watchLesson(context, client, clock, lesson.lessonId), 'undone')
    },
  },
]
