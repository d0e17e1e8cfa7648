import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { edge, type Journey, minute, noon, onJourney, travel } from '../account/travel.ts'
import { deskClient, requirePermission } from '../desk/desk-client.ts'
import { progressOf, takeFreeCourse } from './education.ts'
import { buyCourse, offerCourse } from './offered.ts'
import { report } from './watching.ts'

const elsewhere =
  'a course is sold until its last day, for which a run does not wait: swap one after the last day of the other'

/** Who has a course goes on with it after its last day of sale, and takes it again as before. */
async function goOn(context: Context, courseId: number): Promise<void> {
  const client = await logInAnew(context, 'person')
  const again = await client.POST('/api/edu-courses/{id}/enroll', at(courseId))
  const seen = again.error?.message ?? again.data?.status
  const rule = 'who has a course takes it again after its last day, which changes nothing'
  context.expect(again.response.ok, rule, seen, 'enrollInCourse')
  const [lesson] = (await progressOf(client, courseId)).lessons
  if (!lesson) return
  const { response, data: session } = await client.POST('/api/edu-lessons/{id}/sessions', at(lesson.lessonId))
  const goes = 'who has a course goes on with it after its last day'
  context.expect(response.ok, goes, response.status, 'openLessonSession')
  if (!session) return
  await unwrap(report(client, session, { seq: 1, from: 0, to: 0.2 }))
  const query = { 'id.equals': courseId }
  const [own] = await unwrap(client.GET('/api/edu-courses/my', { params: { query } }))
  const ago = context.now().getTime() - Date.parse(own?.lastStudyTime ?? '')
  const when = 'a course was studied last when its player reported last'
  context.expect(Math.abs(ago) < minute, when, own?.lastStudyTime, 'listMyCourses')
}

/** A course is not swapped for another one after the last day of that. */
async function swapLate(context: Context, staff: PortalClient, { to }: Journey): Promise<void> {
  const year = yearInChina(context.now())
  const alike = { price: 29.9 }
  const own = await offerCourse(context, staff, alike)
  const other = await offerCourse(context, staff, { ...alike, year: year - 1 })
  // On the last day of the year the day before it has passed.
  await to(Math.max(noon(`${year}-12-30`), context.now().getTime()), async () => {
    await buyCourse(context, await logInAnew(context, 'person'), own.id)
  })
  await to(noon(`${year + 1}-01-02`), async () => {
    const client = await logInAnew(context, 'person')
    const body = { courseId: other.id }
    const swapping = client.POST('/api/edu-courses/{id}/swap', { ...at(own.id), body })
    const what = 'swapping for a course after its last day'
    await refusedWith(context, 409, 'error.courseNotOnSale', what, swapping)
  })
}

export const afterSale: Scenario[] = [
  {
    name: 'Who has a course goes on with it after its last day of sale',
    operations: ['enrollInCourse', 'openLessonSession', 'getCourseProgress', 'listMyCourses'],
    writes: true,
    leaves: 'a free course that the person has taken',
    async run(context) {
      const asOf = travel(context)
      const id = await takeFreeCourse(context, await context.as('person'))
      if (id === undefined) return context.skip('there is no course without a price')
      const { onSaleUntil } = await unwrap(context.anonymous.GET('/api/public/edu-courses/{id}', at(id)))
      await asOf(edge(onSaleUntil, 1), () => goOn(context, id))
    },
  },
  {
    name: 'A course is not swapped for one that is not sold any more',
    operations: ['swapCourse', 'createDeskCourse', 'publishDeskCourse', 'payCourseByWeixin'],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      await onJourney(context, elsewhere, (journey) => swapLate(context, staff, journey))
    },
  },
]
