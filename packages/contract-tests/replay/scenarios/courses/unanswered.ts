import { type LessonSession, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { atMost } from '../../run/mock/at-most.ts'
import type { Clock } from '../../run/mock/clock.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { takeFreeCourse } from './education.ts'
import { confirm, openLesson, reachedFrom, report, startCourseOver, watchStretch } from './watching.ts'

const elsewhere =
  'a question takes its time to come: keep the reports of a player from the backend until after it is due, then look at what counts'

/** Seconds of play before the question at which the lesson is opened of which more is shown. */
const before = 20
/** Seconds by which a player's counting and the backend's may differ. */
const roughness = 1
/** More plays of a lesson than a question takes to come. */
const mostPlays = 20

/** Plays a lesson over and over until the question is near. @returns another lesson, which is opened so soon before it */
async function playUntilNear(
  client: PortalClient,
  clock: Clock,
  played: number,
  next: number,
): Promise<LessonSession> {
  return atMost(mostPlays, 'The question whether the viewer is there comes no nearer', async () => {
    const session = await openLesson(client, played)
    const { presenceAfterS, durationS } = session
    // Who was asked before and did not answer does so now.
    const left = presenceAfterS > 0 ? presenceAfterS : (await confirm(client, session)).presenceAfterS
    if (left <= before + roughness) return openLesson(client, next)
    const to = Math.min(left - before, durationS - 1)
    await watchStretch(client, clock, session, { seq: 1, from: 0, to })
    return undefined
  })
}

async function checkUnanswered(
  context: Context,
  client: PortalClient,
  clock: Clock,
  [played, next]: [number, number],
): Promise<void> {
  const session = await playUntilNear(client, clock, played, next)
  const { durationS, heartbeatS, presenceAfterS: due } = session
  context.expect(due > 0 && due <= before + roughness, 'play counts from lesson to lesson', due)
  if (due + heartbeatS > durationS) return
  // The player says nothing while the whole lesson runs, as without a network or with its reports held back.
  await clock(durationS + 1, async () => {
    const cut = await unwrap(report(client, session, { seq: 1, from: 0, to: durationS }))
    const reached = reachedFrom(cut, 0)
    const rule = 'no more counts than up to the question whether the viewer is there'
    context.expect(Math.abs(reached - due) <= roughness, rule, `${reached} of ${due}`, 'reportWatched')
    context.expect(
      cut.presenceRequired && cut.presenceAfterS === 0,
      'a report that goes past the question is told of it',
      JSON.stringify({ required: cut.presenceRequired, after: cut.presenceAfterS }),
    )
    await refusedWith(
      context,
      409,
      'error.presenceRequired',
      'more of it before the answer',
      report(client, session, { seq: 2, from: reached, to: durationS }),
    )
    const { presenceAfterS, lesson } = await confirm(client, session)
    context.expect(presenceAfterS > 0, 'after the answer more counts', presenceAfterS)
    context.expect(
      JSON.stringify(lesson.ranges) === JSON.stringify(cut.lesson.ranges),
      'the answer itself counts as nothing watched',
      JSON.stringify(lesson.ranges),
    )
    const heard = Math.min(durationS, reached + heartbeatS)
    const rest = await unwrap(report(client, session, { seq: 2, from: reached, to: heard }))
    context.expect(
      reachedFrom(rest, 0) >= heard - 0.01,
      'what was shown until the player could know of the question counts after the answer',
      `${reachedFrom(rest, 0)} of ${heard}`,
    )
  })
}

export const unanswered: Scenario[] = [
  {
    name: 'No more counts than up to the question whether the viewer is there, also of what was kept from the backend',
    operations: ['openLessonSession', 'reportWatched', 'confirmPresence'],
    writes: true,
    leaves: 'a free course that the person has taken',
    async run(context) {
      const clock = context.clock(elsewhere)
      const client = await context.as('person')
      const id = await takeFreeCourse(context, client)
      if (id === undefined) return context.skip('there is no course without a price')
      const [played, next] = (await startCourseOver(context, client, id)).lessons
      if (!played || !next) return context.skip('the course has no two lessons')
      // Undone, or it would say afterwards that it was watched at an instant that has not come.
      const check = () => checkUnanswered(context, client, clock, [played.lessonId, next.lessonId])
      await clock(1, check, 'undone')
    },
  },
]
