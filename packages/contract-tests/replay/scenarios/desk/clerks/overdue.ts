import { type DeskWorkplace, type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { day } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'
import { logInAnew } from '../../account/log-in-anew.ts'
import { type Journey, minute } from '../../account/travel.ts'

/** How long something may wait. */
const longestWait = 7 * day

/** Applications are overdue by their own date. */
async function checkApplications(
  context: Context,
  staff: PortalClient,
  { overdueCount, oldestDate }: DeskWorkplace['waiting'][number],
): Promise<void> {
  const waiting = { 'status.in': ['SUBMITTED' as const, 'REVIEWING' as const], size: 1 }
  const query = { ...waiting, 'dueDate.lessThan': context.now().toISOString() }
  const { total } = await unwrapList(staff.GET('/api/admin/applications', { params: { query } }))
  const rule = 'as many applications are overdue as their dates say'
  context.expect(overdueCount === total, rule, `${overdueCount} / ${total}`, 'getDeskWorkplace')
  const first = { ...waiting, sort: ['dueDate' as const] }
  const [oldest] = await unwrap(staff.GET('/api/admin/applications', { params: { query: first } }))
  const due = oldestDate === null ? null : new Date(Date.parse(oldestDate) + longestWait).toISOString()
  const isOldest = Date.parse(due ?? '') === Date.parse(oldest?.dueDate ?? '') || (due === null && !oldest)
  const whose = 'the application that waits longest is due first'
  context.expect(isOldest, whose, `${oldestDate} / ${oldest?.dueDate}`, 'getDeskWorkplace')
}

/** What has waited for more than seven days is overdue. */
export async function checkOverdue(context: Context, staff: PortalClient): Promise<void> {
  const { waiting } = await unwrap(staff.GET('/api/admin/workplace'))
  const since = new Date(context.now().getTime() - longestWait).toISOString()
  for (const entry of waiting) {
    const { kind, count, overdueCount } = entry
    if (kind === 'APPLICATION') {
      await checkApplications(context, staff, entry)
      continue
    }
    const query = { 'status.equals': 'PENDING', 'kind.equals': kind, 'submittedAt.lessThan': since, size: 1 }
    // Of a kind of which nothing waits nothing has waited for long.
    const { total } =
      count > 0 ? await unwrapList(staff.GET('/api/admin/reviews', { params: { query } })) : { total: 0 }
    const rule = `as many of ${kind} are overdue as have waited for more than seven days`
    context.expect(overdueCount === total, rule, `${overdueCount} / ${total}`, 'getDeskWorkplace')
  }
}

/** What is looked at where time can be moved. */
export const aWeek = 'what waits is overdue once it has waited for seven days, and no sooner'

/** What was handed in last, an application or something else, is overdue once it has waited for seven days and no sooner. */
export async function checkWeek(context: Context, staff: PortalClient, { to }: Journey): Promise<void> {
  const waiting = { 'status.in': ['SUBMITTED' as const, 'REVIEWING' as const], size: 1 }
  const last = { ...waiting, sort: ['dueDate,desc' as const] }
  const { data: [application] = [] } = await staff.GET('/api/admin/applications', { params: { query: last } })
  const pending = { 'status.equals': 'PENDING', sort: ['submittedAt,desc' as const], size: 1 }
  const [review] = await unwrap(staff.GET('/api/admin/reviews', { params: { query: pending } }))
  const ends = [
    Date.parse(application?.dueDate ?? ''),
    Date.parse(review?.submittedAt ?? '') + longestWait,
  ].filter((end) => end - minute > context.now().getTime())
  if (ends.length === 0) context.untried(aWeek, 'all of it is so already')
  for (const end of ends)
    for (const near of [-minute, minute])
      await to(end + near, async () => checkOverdue(context, await logInAnew(context, 'staff')))
}
