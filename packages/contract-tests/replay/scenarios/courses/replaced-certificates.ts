import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import type { Clock } from '../../run/mock/clock.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { certificateSoFar, checkReplaced } from './hour-certificates.ts'
import { confirm, openLesson, watchStretch } from './watching.ts'

/** The shortest courses that credit their hours by being watched, and did not yet. */
async function shortest(client: PortalClient) {
  const query = { 'price.equals': 0, sort: ['year,desc' as const, 'id' as const], size: 100 }
  const offered = await unwrap(client.GET('/api/edu-courses', { params: { query } }))
  const year = Math.max(...offered.map((one) => one.year))
  const plain = offered.filter((one) => one.test === null && one.year === year)
  const progress = async (id: number) => unwrap(client.GET('/api/edu-courses/{id}/progress', at(id)))
  const all = await Promise.all(
    plain.map(async (one) => ({ ...one, creditTime: (await progress(one.id)).creditTime })),
  )
  return all
    .filter(({ creditTime }) => creditTime === null)
    .toSorted((one, other) => one.durationS - other.durationS)
}

/** Takes a course and watches it to its end, as if the time had passed. */
async function watchWhole(client: PortalClient, clock: Clock, courseId: number): Promise<void> {
  await unwrap(client.POST('/api/edu-courses/{id}/enroll', at(courseId)))
  const { lessons } = await unwrap(client.GET('/api/edu-courses/{id}/progress', at(courseId)))
  for (const { lessonId } of lessons) {
    const session = await openLesson(client, lessonId)
    await watchStretch(client, clock, session, { seq: 1, from: 0, to: session.durationS })
    await confirm(client, session)
  }
}

async function creditTwice(context: Context, clock: Clock, client: PortalClient): Promise<void> {
  const [first, second] = await shortest(client)
  if (!first) return context.skip('no course without price and test has hours to credit')
  if (second) await watchWhole(client, clock, first.id)
  const before = await certificateSoFar(context, client)
  await watchWhole(client, clock, (second ?? first).id)
  await checkReplaced(context, client, before)
}

export const replacedCertificates: Scenario[] = [
  {
    name: 'A certificate is replaced once more hours were credited',
    operations: [
      ...(['issueHourCertificate', 'verifyHourCertificate', 'listHourCertificates'] as const),
      'listOfferedCourses',
      ...(['enrollInCourse', 'openLessonSession', 'reportWatched', 'confirmPresence'] as const),
    ],
    writes: true,
    async run(context) {
      const clock = context.clock(
        'hours are credited for the time of a whole course: certify a year, watch one more, and verify the first certificate',
      )
      // In a login of its own: what is undone ends the login that was made meanwhile.
      const client = await logInAnew(context, 'person')
      await clock(1, () => creditTwice(context, clock, client), 'undone')
    },
  },
]
