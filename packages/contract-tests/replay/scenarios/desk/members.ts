import { isDeepStrictEqual } from 'node:util'
import { type DeskMemberEvent, type PortalClient, unwrap } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import { nameOfOther } from '../../../shared/credentials/credentials.ts'
import { at } from '../../../shared/http/at.ts'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { isMasked } from '../../validate/list/compare.ts'
import { checkTimeLine, isHandedIn, type Name, type Row, rowsOf, told } from './analysis/time-line.ts'
import { checkDays } from './days.ts'
import { deskClient, requirePermission } from './desk-client.ts'

/** What the desk shows of a member otherwise than the member's own profile. */
async function differences(staff: PortalClient, client: PortalClient): Promise<string[] | null> {
  const own = await unwrap(client.GET('/api/member-basic/detail'))
  const query = { 'memberNo.equals': own.memberNo ?? '' }
  const [row] = own.memberNo ? await unwrap(staff.GET('/api/admin/members', { params: { query } })) : []
  if (!row) return null
  const member = await unwrap(staff.GET('/api/admin/members/{id}', { params: { path: { id: row.id } } }))
  const shown: Record<string, unknown> = { ...member.profile }
  const { city, companyName, ownerType } = member
  const of = { city: shown.city, companyName: ownerType === 'UNIT' ? null : shown.companyName }
  const beside = firstSharedDifference(of, { city, companyName })
  if (beside) return [`another ${beside} beside the particulars`]
  return Object.entries(own)
    .filter(([name, value]) => name !== 'id' && name in shown && !isMasked(value))
    .filter(([name, value]) => !isDeepStrictEqual(shown[name], value))
    .map(([name, value]) => `${name} ${shown[name]} for ${value}`)
}

async function checkProfiles(context: Context, staff: PortalClient): Promise<void> {
  let isTried = false
  for (const role of ['person', 'unit'] as const) {
    const other = await differences(staff, await context.as(role))
    if (other === null) continue
    isTried = true
    const rule = 'the desk shows the particulars of a member as the member does'
    context.expect(other.length === 0, rule, other.join(', '))
  }
  if (!isTried) context.skip('neither person nor unit is known to the desk by its number')
}

/** Who puts back what was read puts a masked number, which stays as it is: the desk goes on knowing it whole. */
async function checkUnmasked(context: Context, staff: PortalClient): Promise<void> {
  const person = await context.as('person')
  const own = await unwrap(person.GET('/api/member-basic/detail'))
  if (own.ownerType !== 'PERSON' || !isMasked(own.idNumber) || !own.memberNo)
    return context.skip('the person has no number that is masked')
  await unwrap(person.PUT('/api/member-basic-infos', { body: own as never }))
  const query = { 'memberNo.equals': own.memberNo }
  const [row] = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
  if (!row) return context.skip('the person is not known to the desk by its number')
  const { profile } = await unwrap(staff.GET('/api/admin/members/{id}', at(row.id)))
  const { idNumber } = { ...profile }
  const rule = 'a number that was put back masked is known whole'
  if (idNumber === undefined) return context.untried(rule, 'the desk does not show it')
  const whole = new RegExp(`^${own.idNumber?.replace(/\*+/, '\\d+')}$`)
  context.expect(whole.test(String(idNumber)), rule, idNumber, 'getDeskMember')
}

/** Lists of a member's own records that the desk has as well, with whose they are and how the time line tells of them. */
const kept: { own: OperationId; desk: OperationId; owner: string; kind: DeskMemberEvent['kind'] }[] = [
  { own: 'listMemberApplies', desk: 'listDeskApplications', owner: 'ownerId', kind: 'APPLICATION' },
  { own: 'listMemberFees', desk: 'listDeskFees', owner: 'ownerId', kind: 'FEE' },
  { own: 'listMemberOrders', desk: 'listDeskOrders', owner: 'payerId', kind: 'ORDER' },
  { own: 'listMemberInvoices', desk: 'listDeskInvoices', owner: 'ownerId', kind: 'INVOICE' },
]

const idsIn = (rows: Map<number, Row>): string => [...rows.keys()].toSorted((a, b) => a - b).join()

/** What the desk is told of a record as well: not the address to pay at, nor what changes as soon as somebody looks at that. */
function toldAsWell({ codeUrl, ...row }: Row): Row {
  const { status: _status, lastModifiedDate: _date, ...rest } = row
  return codeUrl ? rest : row
}

/** Where the desk shows a record otherwise than its owner. */
function differencesOf(mine: Map<number, Row>, theirs: Map<number, Row>): string[] {
  return [...mine].flatMap(([id, row]) => {
    const pointer = firstSharedDifference(toldAsWell(row), theirs.get(id) ?? {})
    return pointer ? `${id}${pointer}` : []
  })
}

/** So many orders are looked at alone: one that was asked back, one that is paid by a transfer, and another one. */
async function checkOrders(context: Context, staff: PortalClient, client: PortalClient, orders: Row[]) {
  const rule = 'the desk sees an order as its payer does'
  const chosen = [
    orders.find(({ refundStatus }) => refundStatus !== null),
    orders.find(({ payChannel }) => payChannel === 'BANK'),
    orders[0],
  ]
  for (const id of new Set(chosen.flatMap((order) => (order ? [Number(order.id)] : [])))) {
    const own = await unwrap(client.GET('/api/member-order-detail/{id}', at(id)))
    const seen = await unwrap(staff.GET('/api/admin/orders/{id}', at(id)))
    const pointer = firstSharedDifference(toldAsWell({ ...own }), { ...seen })
    context.expect(pointer === null, rule, `another ${pointer} of ${id}`, 'getDeskOrder')
  }
}

/** Whoever has an account is known to the desk, with all that it has handed in, owes and has ordered. */
async function checkKnown(context: Context, staff: PortalClient, role: Name, client: PortalClient) {
  const { name, memberNo, membershipStatus } = await unwrap(client.GET('/api/member/current'))
  const { joinDate } = await unwrap(client.GET('/api/member-basic/detail'))
  const query = { 'name.equals': name, size: 200 }
  const rows = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
  const known = rows.filter((one) => one.memberNo === memberNo && one.joinDate === joinDate)
  const rule = 'whoever has an account is among the members of the desk, joined or not'
  context.expect(known.length > 0, rule, `${rows.length} of the name, ${joinDate}`, 'listDeskMembers')
  const [row] = known
  if (!row) return
  const same = 'the desk has what a member has, and no draft'
  if (known.length > 1) return context.untried(same, `nothing tells the ${role} from another one of its name`)
  const stands = 'the desk says of a membership what its member is told'
  const isSame = row.membershipStatus === membershipStatus
  context.expect(isSame, stands, `${row.membershipStatus} / ${membershipStatus}`, 'listDeskMembers')
  const listed: Parameters<typeof checkTimeLine>[3] = []
  for (const { own, desk, owner, kind } of kept) {
    const all = await rowsOf(context, own, role)
    const theirs = all && (await rowsOf(context, desk, 'staff', [`${owner}.equals`, String(row.id)]))
    if (!all || !theirs) continue
    const mine = new Map([...all].filter(([, row]) => isHandedIn(row)))
    const ids = [idsIn(mine), idsIn(theirs)]
    context.expect(ids[0] === ids[1], `${same}: ${own}`, `${ids[1]} / ${ids[0]}`, desk)
    const others = differencesOf(mine, theirs)
    context.expect(
      others.length === 0,
      `what the desk has of a member is the same: ${own}`,
      others.join(),
      desk,
    )
    if (kind === 'ORDER') await checkOrders(context, staff, client, [...mine.values()])
    listed.push({ kind, rows: mine })
  }
  await checkTimeLine(context, await unwrap(staff.GET('/api/admin/members/{id}', at(row.id))), role, listed)
}

/** A member writes an application, of which the desk sees nothing. */
async function whileDrafted(context: Context, work: () => Promise<void>): Promise<void> {
  const person = await context.as('person')
  const { data } = await person.POST('/api/member-applies', { body: { applyKind: 'CHANGE' } })
  if (!data) {
    context.untried('no draft stands at the desk', 'the person has an application of the kind already')
    return work()
  }
  await work().finally(() => unwrap(person.DELETE('/api/member-applies/{id}', at(data.id))))
}

export const deskMembers: Scenario[] = [
  {
    name: 'The desk: whoever has an account is known to it, with what the member has, and without drafts',
    operations: [
      ...(['listDeskMembers', 'createMemberApply'] as const),
      ...(['getDeskMember', 'getDeskOrder', 'getMemberOrder'] as const),
      ...kept.flatMap(({ own, desk }) => [own, desk]),
      ...told.map(({ own }) => own),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.members')
      await whileDrafted(context, async () => {
        for (const role of ['person', 'unit', 'applicant'] as const)
          await checkKnown(context, staff, role, await context.as(role))
        for (const [place, { client }] of (await context.others()).entries())
          await checkKnown(context, staff, nameOfOther(place), client)
      })
    },
  },
  {
    name: 'The desk: a member is who the member says',
    operations: ['getDeskMember', 'listDeskMembers', 'getMemberBasic'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.members')
      await checkProfiles(context, staff)
    },
  },
  {
    name: 'The desk: a number is known whole that its owner has put back masked',
    operations: ['getDeskMember', 'updateMemberBasic'],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.members')
      await checkUnmasked(context, staff)
    },
  },
  {
    name: 'The desk: a first and a last day are both looked at',
    operations: ['listDeskMembers', 'listDeskApplications'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.members', 'desk.applications')
      await checkDays(context, staff)
    },
  },
]
