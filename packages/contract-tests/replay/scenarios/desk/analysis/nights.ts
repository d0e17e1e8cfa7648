import { type DeskAnalysis, type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { at } from '../../../../shared/http/at.ts'
import { day, dayInChina } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'
import { newsDraft, placeOf } from '../news.ts'
import { sumOf } from './figures.ts'

type FigureName = DeskAnalysis['figures'][number]['name']

/** Whether a table of an analysis has what was done, by the name of the table. */
type Tables = Partial<Record<keyof DeskAnalysis, (analysis: DeskAnalysis, month: string) => boolean>>

const halfPastMidnight = (date: string): number => Date.parse(`${date}T00:30:00+08:00`)

/**
 * Half past midnight in China, when it is still the day before in UTC: of the first day of the month that comes next, by which months
 * are told apart as well, and in December, after which another year begins, of the day that comes next.
 */
export function nextNight(now: Date): number {
  const [year = 0, month = 0] = dayInChina(now).split('-').map(Number)
  if (month === 12) return halfPastMidnight(dayInChina(now.getTime() + day))
  return halfPastMidnight(`${year}-${String(month + 1).padStart(2, '0')}-01`)
}

/**
 * What was done since midnight in China is of the day that has begun there, in each figure and table of an analysis of that day.
 * Called at a time at which it is still the day before in UTC, and nothing else was done since midnight.
 */
export async function countNight(
  context: Context,
  staff: PortalClient,
  names: readonly FigureName[],
  tables: Tables = {},
): Promise<void> {
  const rule = 'what is done at night is of the day that has begun in China'
  const today = dayInChina(context.now())
  const { data } = await staff.GET('/api/admin/analysis', { params: { query: { from: today, to: today } } })
  if (!data) return context.untried(rule, 'the staff may not see an analysis')
  for (const name of names) {
    const value = data.figures.find((one) => one.name === name)?.value ?? 0
    context.expect(value > 0, `${rule}: ${name}`, value, 'getDeskAnalysis')
  }
  for (const [name, has] of Object.entries(tables)) {
    const seen = JSON.stringify(data[name as keyof DeskAnalysis])
    context.expect(has(data, today.slice(0, 7)), `${rule}: ${name}`, seen, 'getDeskAnalysis')
  }
}

/** Orders that were made at night, with what was paid and invoiced of them. */
export const tablesOfMoney: Tables = {
  collection: ({ collection }, month) =>
    collection.some((one) => one.month === month.slice(5) && one.amount > 0),
  orders: ({ orders }) => sumOf(orders, ({ count }) => count) > 0,
  invoices: ({ invoices }) => sumOf(invoices, ({ count }) => count) > 0,
}

/** Who joined and who left at night, by applications that were handed in and decided then. */
export const tablesOfMembers: Tables = {
  joinedByMonth: ({ joinedByMonth }, month) =>
    joinedByMonth.length === 1 && joinedByMonth.every((one) => one.month === month && one.joined && one.left),
  applications: ({ applications }) => sumOf(applications, ({ count }) => count) > 0,
  applicationStages: ({ applicationStages }) =>
    applicationStages === undefined || applicationStages.some(({ reviewed }) => reviewed > 0),
}

/** A course that was begun, completed and credited at night. */
export const tablesOfCourses: Tables = {
  courses: ({ courses }) =>
    courses.some(({ enrolled, completed, hours }) => enrolled > 0 && completed > 0 && hours > 0),
}

/** What is published at night, and looked for in vain, is of the day that has begun, and without days an analysis ends with it. */
export async function readAtNight(context: Context, staff: PortalClient): Promise<void> {
  const body = newsDraft(await placeOf(context))
  const { id, version } = await unwrap(staff.POST('/api/admin/news', { body }))
  await unwrap(staff.POST('/api/admin/news/{id}/publish', { ...at(id), body: { version } }))
  const keyword = 'zzqxjatnight'
  await context.anonymous.GET('/api/public/info-news-search', { params: { query: { keyword } } })
  await countNight(context, staff, [], {
    news: ({ news }) => news.some((one) => one.id === id),
    missedSearches: ({ missedSearches }) => missedSearches.some((one) => one.keyword === keyword),
  })
  const today = dayInChina(context.now())
  const { from, to } = await unwrap(staff.GET('/api/admin/analysis'))
  const isSoFar = from === `${today.slice(0, 4)}-01-01` && to === today
  const rule = 'this year so far ends with the day that has begun in China'
  context.expect(isSoFar, rule, `${from} to ${to}`, 'getDeskAnalysis')
}

/** What was decided on a day in China is found by it, as early as it may have been. */
export async function checkReviewed(context: Context, staff: PortalClient, on: string): Promise<void> {
  const query = { reviewedFrom: on, reviewedTo: on, size: 1 }
  const { total } = await unwrapList(staff.GET('/api/admin/applications', { params: { query } }))
  const rule = 'what was decided at night is found by the day that has begun in China'
  context.expect(total > 0, rule, `nothing on ${on}`, 'listDeskApplications')
}
