import { isDeepStrictEqual } from 'node:util'
import { type PortalClient, unwrap } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import type { RoleName } from '../../../shared/credentials/credentials.ts'
import { at } from '../../../shared/http/at.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { callersOf } from '../../derived/callers.ts'
import { operationOf } from '../../derived/operations.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { isMasked } from '../../validate/list/compare.ts'
import { deskClient, requirePermission } from './desk-client.ts'

/** What the desk shows of a member otherwise than the member's own profile. */
async function differences(staff: PortalClient, client: PortalClient): Promise<string[] | null> {
  const own = await unwrap(client.GET('/api/member-basic/detail'))
  const query = { 'memberNo.equals': own.memberNo ?? '' }
  const [row] = own.memberNo ? await unwrap(staff.GET('/api/admin/members', { params: { query } })) : []
  if (!row) return null
  const member = await unwrap(staff.GET('/api/admin/members/{id}', { params: { path: { id: row.id } } }))
  const shown: Record<string, unknown> = { ...member.profile }
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

/** Rows that a first and a last day leave, where both are the day of one of them. */
async function checkDays(context: Context, staff: PortalClient): Promise<void> {
  const rule = 'what happened on the first and on the last day is among the rows'
  const query = { 'joinDate.specified': true, size: 1 }
  const [member] = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
  if (member?.joinDate) {
    const days = { joinedFrom: member.joinDate, joinedTo: member.joinDate, 'id.equals': member.id }
    const rows = await unwrap(staff.GET('/api/admin/members', { params: { query: days } }))
    context.expect(rows.length > 0, rule, `joined on ${member.joinDate}`, 'listDeskMembers')
  } else context.untried(rule, 'nobody has joined')
  const decided = { 'approveDate.specified': true, size: 1 }
  const [one] = await unwrap(staff.GET('/api/admin/applications', { params: { query: decided } }))
  if (!one?.approveDate) return context.untried(rule, 'no application was approved')
  const reviewed = dayInChina(one.approveDate)
  const days = { reviewedFrom: reviewed, reviewedTo: reviewed, 'id.equals': one.id }
  const rows = await unwrap(staff.GET('/api/admin/applications', { params: { query: days } }))
  context.expect(rows.length > 0, rule, `approved on ${reviewed}`, 'listDeskApplications')
}

/** The first invoices of so many members. */
const mostOwners = 3

async function checkOwners(context: Context, staff: PortalClient): Promise<void> {
  const rows = await unwrap(staff.GET('/api/admin/invoices', { params: { query: { size: 200 } } }))
  const owners = new Map(rows.map(({ ownerId, ownerName }) => [ownerId, ownerName]))
  for (const [id, ownerName] of [...owners].slice(0, mostOwners)) {
    const { name } = await unwrap(staff.GET('/api/admin/members/{id}', { params: { path: { id } } }))
    const rule = 'an invoice at the desk names who applied for it'
    context.expect(ownerName === name, rule, `${ownerName} for ${name}`, 'listDeskInvoices')
  }
}

/** Lists of a member's own records that the desk has as well, with whose they are. */
const kept: { own: OperationId; desk: OperationId; owner: string }[] = [
  { own: 'listMemberApplies', desk: 'listDeskApplications', owner: 'ownerId' },
  { own: 'listMemberFees', desk: 'listDeskFees', owner: 'ownerId' },
  { own: 'listMemberOrders', desk: 'listDeskOrders', owner: 'payerId' },
  { own: 'listMemberInvoices', desk: 'listDeskInvoices', owner: 'ownerId' },
]

/** The ids of a list, each with whether it is a draft's; null where the account may not read it. */
async function idsOf(context: Context, list: OperationId, role: RoleName, ...criteria: [string, string][]) {
  const operation = operationOf(list)
  const callers = await callersOf(context, operation)
  if (!callers.includes(role)) return null
  const { body } = (await context.call(operation, { role, query: [...criteria, ['size', '2000']] })).answer
  const rows = Array.isArray(body) ? body.filter(isRecord) : []
  return rows.map(({ id, status }) => ({ id: Number(id), isDraft: status === 'DRAFT' }))
}

/** Whoever has an account is known to the desk, with all that it has handed in, owes and has ordered. */
async function checkKnown(context: Context, staff: PortalClient, role: 'person' | 'unit' | 'applicant') {
  const client = await context.as(role)
  const { name, memberNo } = await unwrap(client.GET('/api/member/current'))
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
  for (const { own, desk, owner } of kept) {
    const ids = await idsOf(context, own, role)
    const atDesk = ids && (await idsOf(context, desk, 'staff', [`${owner}.equals`, String(row.id)]))
    if (!ids || !atDesk) continue
    const [mine, theirs] = [ids.filter(({ isDraft }) => !isDraft), atDesk].map((list) =>
      list
        .map((one) => one.id)
        .toSorted((a, b) => a - b)
        .join(),
    )
    context.expect(mine === theirs, `${same}: ${own}`, `${theirs} / ${mine}`, desk)
  }
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
      ...kept.flatMap(({ own, desk }) => [own, desk]),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.members')
      await whileDrafted(context, async () => {
        for (const role of ['person', 'unit', 'applicant'] as const) await checkKnown(context, staff, role)
      })
    },
  },
  {
    name: 'The desk: a member is who the member says',
    operations: ['getDeskMember', 'getMemberBasic'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.members')
      await checkProfiles(context, staff)
    },
  },
  {
    name: 'The desk: a number is known whole that its owner has put back masked',
    operations: ['getDeskMember', 'updateMemberBasic'],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.members')
      await checkUnmasked(context, staff)
    },
  },
  {
    name: 'The desk: a first and a last day are both looked at',
    operations: ['listDeskMembers', 'listDeskApplications'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.members', 'desk.applications')
      await checkDays(context, staff)
    },
  },
  {
    name: 'The desk: an invoice is whose it says',
    operations: ['listDeskInvoices', 'getDeskMember'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.members', 'desk.invoices')
      await checkOwners(context, staff)
    },
  },
]
