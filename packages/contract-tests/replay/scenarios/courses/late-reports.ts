import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Clock } from '../../run/mock/clock.ts'
import { refused } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { takeFreeCourse } from './education.ts'
import { confirm, startCourseOver } from './watching.ts'

/** Seconds for which the first player has no network, and the most that it shows of them. */
const [alone, most] = [60, 20]

async function checkLate(context: Context, clock: Clock, client: PortalClient, lessonId: number) {
  const params = { path: { id: lessonId } }
  const open = () => unwrap(client.POST('/api/edu-lessons/{id}/sessions', { params }))
  const { sessionId, presenceAfterS } = await open()
  // No report counts further than to the question whether the viewer is there.
  const counts = presenceAfterS || (await confirm(client, { lessonId, sessionId })).presenceAfterS
  const shown = Math.min(most, counts)
  const report = (seq: number, from: number, to: number) =>
    client.POST('/api/edu-lessons/{id}/heartbeat', { params, body: { sessionId, seq, from, to, rate: 1 } })
  await clock(alone, async () => {
    await open()
    const late = await unwrap(report(1, 0, shown))
    context.expect(
      (late.lesson.ranges[0]?.to ?? 0) >= shown - 0.01,
      'what was shown before another player was opened counts later',
      JSON.stringify(late.lesson.ranges),
    )
    context.expect(late.sessionEnded === true, 'its player is told that it has ended', late.sessionEnded)
    const again = await unwrap(report(1, 0, shown))
    context.expect(
      JSON.stringify(again) === JSON.stringify(late),
      'a late report counts once',
      JSON.stringify(again.lesson.ranges),
    )
    const { message } = await refused(context, 409, 'a second late report', report(2, shown, shown + 5))
    context.expect(message === 'error.sessionEnded', 'it says that the session has ended', message)
  })
}

export const lateReports: Scenario[] = [
  {
    name: 'What was watched without a network counts after another player was opened',
    operations: ['openLessonSession', 'reportWatched', 'confirmPresence', 'resetCourse'],
    writes: true,
    leaves: 'a free course that the person has taken',
    async run(context) {
      const clock = context.clock(
        'a player has to be without a network for a while: watch for some seconds, open the lesson elsewhere, then send the report',
      )
      const client = await context.as('person')
      const id = await takeFreeCourse(context, client)
      if (id === undefined) return context.skip('there is no course without a price')
      const [lesson] = (await startCourseOver(context, client, id)).lessons
      if (!lesson) return context.skip('the course has no lesson')
      await checkLate(context, clock, client, lesson.lessonId)
      await startCourseOver(context, client, id)
    },
  },
]
