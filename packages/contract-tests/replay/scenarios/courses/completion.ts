import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Clock } from '../../run/mock/clock.ts'
import type { Scenario } from '../../run/scenario.ts'
import { takeFreeCourse } from './education.ts'

const elsewhere = 'a lesson takes its time: watch one to nine tenths, and look at it, then to its end'

/** Shares of a lesson, just below and just at what completes it. */
const [tooLittle, enough] = [0.94, 0.951]

async function watchLesson(context: Context, client: PortalClient, clock: Clock, lessonId: number) {
  const params = { path: { id: lessonId } }
  const { sessionId, durationS } = await unwrap(client.POST('/api/edu-lessons/{id}/sessions', { params }))
  /** Reports a stretch once it can have been shown, and answers whether somebody is there. */
  const report = async (seq: number, from: number, to: number) => {
    const body = { sessionId, seq, from, to, rate: 1 }
    const { lesson, presenceRequired } = await unwrap(
      client.POST('/api/edu-lessons/{id}/heartbeat', { params, body }),
    )
    if (presenceRequired)
      await unwrap(client.POST('/api/edu-lessons/{id}/presence', { params, body: { sessionId } }))
    return lesson
  }
  const [most, all] = [durationS * tooLittle, durationS * enough]
  await clock(Math.ceil(most) + 1, async () => {
    const open = await report(1, 0, most)
    const rule = 'a lesson of which less than 95 % was watched is not complete'
    context.expect(open.completeTime === null && open.reachable !== null, rule, open.completeTime)
    await clock(Math.ceil(all - most) + 1, async () => {
      const { completeTime, reachable } = await report(2, most, all)
      const isComplete = completeTime !== null && reachable === null
      context.expect(isComplete, 'a lesson of which 95 % was watched is complete', completeTime)
    })
  })
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
