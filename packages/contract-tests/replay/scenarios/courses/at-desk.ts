import { type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { everyRow } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { deskClient, requirePermission } from '../desk/desk-client.ts'

const query = { size: 2000 }

/** What the desk has of each course of a person is what the person has. */
async function checkStanding(context: Context, staff: PortalClient, person: PortalClient): Promise<void> {
  const { id, role } = await unwrap(person.GET('/api/member/current'))
  if (role !== 'memberPersonal') return
  const own = await unwrap(person.GET('/api/edu-courses/my', { params: { query } }))
  const of = { ...query, 'memberId.equals': id }
  const rows = await unwrap(staff.GET('/api/admin/enrollments', { params: { query: of } }))
  const expect = (isRight: boolean, rule: string, seen: unknown) =>
    context.expect(isRight, rule, seen, 'listDeskEnrollments')
  expect(rows.length === own.length, 'the desk has each course that a person takes', rows.length)
  for (const { progress, enrollTime, lastStudyTime, creditTime, completeTime, ...course } of own) {
    const row = rows.find(({ courseId }) => courseId === course.id)
    const mine = [progress, enrollTime, lastStudyTime, creditTime].join()
    const seen = row && [row.watchedShare, row.enrollTime, row.lastStudyTime, row.creditTime].join()
    expect(seen === mine, 'how far somebody is in a course is the same to the desk', `${seen} / ${mine}`)
    // Who has started it over since has completed it before.
    const isDone = completeTime === null || (row?.completeTime ?? null) !== null
    expect(isDone, 'what somebody has completed is so to the desk', row?.completeTime)
  }
}

/** What is told of a course is what is told of those who take it. */
async function checkPeople(context: Context, staff: PortalClient): Promise<void> {
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

export const coursesAtDesk: Scenario[] = [
  {
    name: 'The desk: a course says of its people what the list of these says',
    operations: ['listDeskCourses', 'listDeskEnrollments'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      await checkPeople(context, staff)
    },
  },
  {
    name: 'The desk: how far somebody is in a course is what that person is told',
    operations: ['listDeskEnrollments', 'listMyCourses'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      const persons = [{ client: await context.as('person') }, ...(await context.others())]
      for (const { client } of persons) await checkStanding(context, staff, client)
    },
  },
]
