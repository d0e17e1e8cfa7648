import { type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { yearInChina } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'
import { everyRow } from '../../../run/rules.ts'

/** What is told of a course is what is told of those who take it. */
export async function checkPeople(context: Context, staff: PortalClient): Promise<void> {
  const params = { query: { size: 2000 } }
  const courses = await unwrap(staff.GET('/api/admin/courses', { params }))
  const { items: people, total } = await unwrapList(staff.GET('/api/admin/enrollments', { params }))
  if (total > people.length) return context.skip('more people take courses than one page has')
  const hoursOf = (id: number) =>
    people.filter(({ courseId }) => courseId === id).reduce((sum, one) => sum + one.creditedHours, 0)
  everyRow(
    context,
    courses,
    ({ id, creditedHours }) => creditedHours === hoursOf(id),
    'the hours that were credited for a course are those of its people',
    'listDeskCourses',
  )
  everyRow(
    context,
    courses.filter(({ enrolled }) => enrolled > 0),
    ({ isTaken }) => isTaken === 1,
    'what somebody takes has been taken',
    'listDeskCourses',
  )
  const thisYear = yearInChina(context.now())
  everyRow(
    context,
    courses.filter(({ state }) => state !== 'DRAFT'),
    ({ state, year }) => (state === 'SALE_ENDED') === thisYear > year + 1,
    'a course is on sale in its year and the one after',
    'listDeskCourses',
  )
  everyRow(
    context,
    people,
    ({ watchedShare, lastStudyTime }) => watchedShare === 0 || lastStudyTime !== null,
    'of what was watched the player has reported',
    'listDeskEnrollments',
  )
}
