import { type DeskAnalysis, type DeskEnrollment, type PortalClient, unwrapList } from '@portal/api-contract'
import type { Context } from '../../../run/context.ts'
import { sumOf, whole, within } from './figures.ts'
import type { Expect } from './members.ts'

/** The analysis shows so many courses. */
const mostCourses = 10

type Times = 'enrollTime' | 'creditTime'

/** What happened in the time to who takes courses, by the course; of a list that is longer than a page each course is asked for. */
async function byCourse(context: Context, staff: PortalClient, { from, to }: DeskAnalysis, field: Times) {
  const read = (more: object) => {
    const params = { query: { ...within(field, from, to), ...more } }
    return staff.GET('/api/admin/enrollments', { params })
  }
  const { items, total } = await unwrapList<DeskEnrollment>(read({}))
  const known = Map.groupBy(items, ({ courseId }) => courseId)
  const isWhole = total === items.length
  const rowsOf = async (id: number) =>
    isWhole ? (known.get(id) ?? []) : whole<DeskEnrollment>(context, read({ 'courseId.equals': id }))
  return { known: isWhole ? known : null, rowsOf }
}

/** The courses that most people began: none is left out that more people did than the last of them. */
export async function checkCourses(
  context: Context,
  staff: PortalClient,
  analysis: DeskAnalysis,
  expect: Expect,
): Promise<void> {
  const { courses } = analysis
  const begun = await byCourse(context, staff, analysis, 'enrollTime')
  const credited = await byCourse(context, staff, analysis, 'creditTime')
  for (const { id, title, enrolled, completed, hours } of courses) {
    const people = await begun.rowsOf(id)
    expect(`people who began ${title}`, enrolled, people.length)
    const done = people.filter(({ completeTime }) => completeTime !== null)
    expect(`people who completed ${title}`, completed, done.length)
    const sum = sumOf(await credited.rowsOf(id), ({ creditedHours }) => creditedHours)
    expect(`hours that were credited for ${title}`, hours, sum)
  }
  const least = courses.length < mostCourses ? 0 : Math.min(...courses.map(({ enrolled }) => enrolled))
  const told = new Set(courses.map(({ id }) => id))
  const missing = [...(begun.known ?? [])].filter(([id, people]) => people.length > least && !told.has(id))
  expect('courses that most began', missing.map(([id]) => id).join(), '')
}
