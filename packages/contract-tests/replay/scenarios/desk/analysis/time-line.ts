import type { DeskMember, DeskMemberEvent } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import { isRoleName, type OtherName, type RoleName } from '../../../../shared/credentials/credentials.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { callersOf } from '../../../derived/callers.ts'
import { operationOf } from '../../../derived/operations.ts'
import { withoutVolatile } from '../../../derived/records/volatile.ts'
import { dayInChina } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'

export type Row = Record<string, unknown>
export type Name = RoleName | OtherName
type Kind = DeskMemberEvent['kind']

/** The rows of a list by their ids, without what may differ each time, or the one record; null where the account may not read it. */
export async function rowsOf(
  context: Context,
  own: OperationId,
  role: Name | 'anonymous',
  ...criteria: [string, string][]
): Promise<Map<number, Row> | null> {
  const operation = operationOf(own)
  const callers = await callersOf(context, operation)
  if (isRoleName(role) && !callers.includes(role)) return null
  const query: [string, string][] = operation.list ? [...criteria, ['size', '2000']] : []
  const { status, body } = (await context.call(operation, { role, query })).answer
  if (status !== 200) return null
  const rows = [withoutVolatile(operation, 200, body)].flat().filter(isRecord)
  return new Map(rows.map((row) => [Number(row.id), row]))
}

export const isHandedIn = ({ status }: Row): boolean => status !== 'DRAFT'

/** Who is invited may be known by a phone alone, until the invitation is accepted. */
const isInvited = ({ status }: Row, { ownerType }: DeskMember): boolean =>
  ownerType === 'UNIT' || status === 'ACCEPTED'

/** What else of a member's own the time line tells of. */
export const told: {
  own: OperationId
  kind: Kind
  isMeant?: (row: Row, member: DeskMember) => boolean
  /** What it is called, where it has a title of its own. */
  called?: string
}[] = [
  { own: 'listMyCourses', kind: 'COURSE', called: 'title' },
  { own: 'listMySignUps', kind: 'ACTIVITY', called: 'activityTitle' },
  { own: 'listHourCertificates', kind: 'HOUR_CERTIFICATE' },
  { own: 'listUnitInvitations', kind: 'INVITATION', isMeant: isInvited },
  { own: 'listUnitPeople', kind: 'PEOPLE' },
  { own: 'listOwnItems', kind: 'SITE_ITEM', isMeant: isHandedIn },
  { own: 'getOwnSite', kind: 'SITE', isMeant: ({ submittedDate }) => submittedDate !== null },
]

/** Whether an event is about a record: a sign-up is told by its activity, a person of a unit to the one by the other's id. */
const isAbout = ({ id }: DeskMemberEvent, row: Row): boolean =>
  [row.id, row.activityId, row.companyId].includes(id)

/** More than these are left out. */
const mostEvents = 200

/** Whoever is a member has joined, on the day that its membership began. */
function checkJoined({ expect }: Context, { events, joinDate }: DeskMember): void {
  const days = events.filter(({ kind }) => kind === 'JOINED').map(({ time }) => dayInChina(time))
  const isTold = joinDate === null || days.includes(joinDate)
  const rule = 'the time line of a member tells of the day of joining'
  expect(isTold, rule, `${days.join()} / ${joinDate}`, 'getDeskMember')
}

/** The time line tells of each record that the member has, what became of it, and what it is worth. */
export async function checkTimeLine(
  context: Context,
  member: DeskMember,
  role: Name,
  kinds: { kind: Kind; rows: Map<number, Row> }[],
): Promise<void> {
  const { events, hasMoreEvents } = member
  const isShort = hasMoreEvents === true && events.length < mostEvents
  const all = 'the time line leaves nothing out of fewer than two hundred'
  context.expect(!isShort, all, events.length, 'getDeskMember')
  if (hasMoreEvents === true) return
  const self = events.filter(({ kind, id }) => kind === 'PEOPLE' && id === member.id)
  const other = 'who belongs to whom is told by the other member'
  context.expect(self.length === 0, other, `${self.length} of the own id`, 'getDeskMember')
  checkJoined(context, member)
  const eventsOf = (kind: Kind, row: Row) => events.filter((one) => one.kind === kind && isAbout(one, row))
  const rule = 'the time line of a member tells of each of the records'
  const expect = (wrong: string[], what: string) =>
    context.expect(wrong.length === 0, what, wrong.join(), 'getDeskMember')
  for (const { kind, rows } of kinds) {
    const lost = [...rows.values()].filter((row) => eventsOf(kind, row).length === 0)
    expect(
      lost.map(({ id }) => `${kind} ${id}`),
      `${rule}: ${kind}`,
    )
    const otherwise = [...rows.values()].flatMap((row) => {
      const { id, status, refundStatus = null } = row
      const [last] = eventsOf(kind, row)
      // What is just being paid is so by no event, and until it is paid or not; of an order that is asked back the refund is told last.
      const isMeant = kind !== 'FEE' && status !== 'PAYING' && refundStatus === null
      return last && last.status !== status && isMeant ? [`${kind} ${id} ${last.status} for ${status}`] : []
    })
    expect(otherwise, 'the time line tells last what has become of a record')
    const askedBack = [...rows.values()].filter(({ refundStatus = null }) => refundStatus !== null)
    const untold = askedBack.filter(
      (row) => !eventsOf(kind, row).some(({ status }) => status === row.refundStatus),
    )
    expect(
      untold.map(({ id, refundStatus }) => `${kind} ${id} ${refundStatus}`),
      'the time line tells what has become of a refund',
    )
    const worth = [...rows.values()].flatMap((row) => {
      const [amount = null, about] = [row.totalAmount ?? row.amount, eventsOf(kind, row)]
      const isWorth = about.length === 0 || about.some((one) => one.amount === amount)
      return isWorth ? [] : [`${kind} ${row.id} ${about[0]?.amount} for ${amount}`]
    })
    expect(worth, 'the time line tells what a record is worth')
  }
  for (const { own, kind, isMeant = () => true, called } of told) {
    const rows = [...((await rowsOf(context, own, role)) ?? new Map<number, Row>()).values()]
    const lost = rows.filter((row) => isMeant(row, member) && eventsOf(kind, row).length === 0)
    expect(
      lost.map(({ id }) => `${kind} ${id}`),
      `${rule}: ${kind}`,
    )
    if (!called) continue
    const isOther = (row: Row) =>
      eventsOf(kind, row).some(({ title }) => !title.includes(String(row[called])))
    const names = rows.filter(isOther).map((row) => String(row[called]))
    expect(names, 'the time line names each record by what it is called')
  }
}
