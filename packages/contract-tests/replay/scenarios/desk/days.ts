import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { day, dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { logInAnew } from '../account/log-in-anew.ts'

/** Days on which nobody did anything: long before, whose last day holds what came after it back, and tomorrow. */
const emptyDays = (context: Context): string[] => ['1949-01-01', dayInChina(context.now().getTime() + day)]

/** Rows that a first and a last day leave, where both are the day of one of them, and a day on which there was nothing. */
export async function checkDays(context: Context, staff: PortalClient): Promise<void> {
  const rule = 'what happened on the first and on the last day is among the rows'
  const query = { 'joinDate.specified': true, size: 1 }
  const [member] = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
  if (member?.joinDate) {
    const days = { joinedFrom: member.joinDate, joinedTo: member.joinDate, 'id.equals': member.id }
    const rows = await unwrap(staff.GET('/api/admin/members', { params: { query: days } }))
    context.expect(rows.length > 0, rule, `joined on ${member.joinDate}`, 'listDeskMembers')
    for (const other of emptyDays(context)) {
      const others = { joinedFrom: other, joinedTo: other, 'id.equals': member.id }
      const none = await unwrap(staff.GET('/api/admin/members', { params: { query: others } }))
      const seen = `joined on ${member.joinDate}, and is among those of ${other}`
      context.expect(
        none.length === 0,
        'who joined on another day is not among the rows',
        seen,
        'listDeskMembers',
      )
    }
  } else context.untried(rule, 'nobody has joined')
  const decided = { 'approveDate.specified': true, size: 1 }
  const [one] = await unwrap(staff.GET('/api/admin/applications', { params: { query: decided } }))
  if (!one?.approveDate) return context.untried(rule, 'no application was approved')
  const reviewed = dayInChina(one.approveDate)
  const days = { reviewedFrom: reviewed, reviewedTo: reviewed, 'id.equals': one.id }
  const rows = await unwrap(staff.GET('/api/admin/applications', { params: { query: days } }))
  context.expect(rows.length > 0, rule, `approved on ${reviewed}`, 'listDeskApplications')
  for (const other of emptyDays(context)) {
    const others = { reviewedFrom: other, reviewedTo: other, 'id.equals': one.id }
    const none = await unwrap(staff.GET('/api/admin/applications', { params: { query: others } }))
    const seen = `approved on ${reviewed}, and is among those of ${other}`
    const apart = 'what was reviewed on another day is not among the rows'
    context.expect(none.length === 0, apart, seen, 'listDeskApplications')
  }
  await checkReview(context, staff, one.id)
}

/** One review is all of what is asked for: at which it was decided, and on which day. */
async function checkReview(context: Context, staff: PortalClient, id: number): Promise<void> {
  const rule = 'one review is at the place and on the day that are asked for'
  const { application } = await unwrap(staff.GET('/api/admin/applications/{id}', at(id)))
  const reviews = application.auditRecords.map(({ node, time }) => ({ node, on: dayInChina(time) }))
  const [first] = reviews
  const other = reviews.find(({ on }) => !reviews.some((one) => one.node === first?.node && one.on === on))
  if (!first || !other) return context.untried(rule, 'all reviews of it were of one day or place')
  const find = async (query: object) =>
    (await unwrap(staff.GET('/api/admin/applications', { params: { query: { 'id.equals': id, ...query } } })))
      .length
  const days = (on: string) => ({ reviewedFrom: on, reviewedTo: on })
  const found = [
    await find({ reviewedAt: first.node }),
    await find({ reviewedAt: first.node, ...days(first.on) }),
    await find({ reviewedAt: first.node, ...days(other.on) }),
  ]
  const seen = `${found} for ${first.node}, that on ${first.on}, and on ${other.on}`
  context.expect(found.join() === '1,1,0', rule, seen, 'listDeskApplications')
}

/** What a row says of how it stands, which changes by the day. */
const stands = { fees: 'status', members: 'membershipStatus', courses: 'state' } as const

/** At the desk a record stands as it does for its owner, on its last day as on the day after. @param how it should stand; of several any */
export async function standsAtDesk(
  context: Context,
  list: keyof typeof stands,
  id: number,
  ...how: [string, ...string[]]
): Promise<void> {
  if (!context.credentials.staff) return
  const staff = await logInAnew(context, 'staff')
  const query = { 'id.equals': id }
  const { data } = await staff.GET(`/api/admin/${list}`, { params: { query } })
  // Not each desk is open to each of the staff.
  if (!data) return
  const [row] = data as Record<string, unknown>[]
  const seen = row?.[stands[list]]
  const rule = `at the desk ${list} stand as they do by the day in China`
  context.expect(
    how.some((one) => one === seen),
    rule,
    `${seen}, not ${how.join()}`,
  )
}
