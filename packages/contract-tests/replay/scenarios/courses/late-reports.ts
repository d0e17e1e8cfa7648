import { type LessonSession, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import type { Clock } from '../../run/mock/clock.ts'
import { refused } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { takeFreeCourse } from './education.ts'
import { confirm, openLesson, startCourseOver } from './watching.ts'

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

/** The addresses of a session at the backend itself: each size and format of its video, and what is said in it. */
const addressesOf = ({ videoUrl, renditions, captionsUrl }: LessonSession): string[] =>
  [videoUrl, ...renditions.flatMap((one) => [one.videoUrl, one.mp4Url]), captionsUrl].filter(
    (address): address is string => typeof address === 'string' && !/^([a-z][\w+.-]*:|\/\/)/i.test(address),
  )

/** Each address of a video is read until the end that the session says, and by nobody after it. */
async function checkAddresses(context: Context, clock: Clock, session: LessonSession): Promise<void> {
  const addresses = new Set(addressesOf(session))
  if (addresses.size === 0) return context.skip('the video is at another server')
  const left = (Date.parse(session.expireTime) - context.now().getTime()) / 1000
  const look = async (isHeld: boolean, rule: string) => {
    const statuses: string[] = []
    for (const address of addresses) {
      // No operation of the document: it is read as a browser's player does.
      const path = `/${address.replace(/^\//, '')}` as '/api/files/{id}'
      const { status, ok } = (await context.anonymous.GET(path, { parseAs: 'blob' } as never)).response
      if (ok !== isHeld) statuses.push(`${status} at ${address.split('?')[0]}`)
    }
    context.expect(statuses.length === 0, rule, statuses.join(), 'openLessonSession')
  }
  const until = 'the addresses of a video hold until the end that is told'
  await clock(Math.floor(left) - 60, () => look(true, until), 'undone')
  const over = 'the addresses of a video hold no longer than to the end that is told'
  await clock(Math.ceil(left) + 60, () => look(false, over), 'undone')
}

export const lateReports: Scenario[] = [
  {
    name: 'The addresses of a video hold until their end',
    operations: ['openLessonSession'],
    writes: true,
    leaves: 'a free course that the person has taken',
    async run(context) {
      const clock = context.clock(
        'it takes two hours: open a lesson that is not free, and play its video just before the end that is told, and just after it',
      )
      const client = await context.as('person')
      const id = await takeFreeCourse(context, client)
      if (id === undefined) return context.skip('there is no course without a price')
      const course = await unwrap(client.GET('/api/public/edu-courses/{id}', at(id)))
      const lesson = course.chapters.flatMap(({ lessons }) => lessons).find(({ free }) => !free)
      if (!lesson) return context.skip('everybody may watch each of its lessons')
      await checkAddresses(context, clock, await openLesson(client, lesson.id))
    },
  },
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
