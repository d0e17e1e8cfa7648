import { type PortalClient, type UnitBasicBody, unwrap } from '@portal/api-contract'
import { putBack } from '../../../shared/http/put-back.ts'
import type { Context } from '../../run/context.ts'
import { everyRow, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { timesTold, toldOf } from '../account/notices.ts'
import { checkShownAs } from '../applications/shown-as.ts'
import { dismiss, hire } from './clerks/clerk.ts'
import { deskClient, requirePermission } from './desk-client.ts'

/** Why a level is changed. */
const reason = '回放核对'

/** Fees that a member owes. Skips the scenario where there is none. */
async function owedBy(context: Context, client: PortalClient): Promise<number[]> {
  const states = ['UNPAID' as const, 'OVERDUE' as const]
  const query = { 'status.in': states, size: 2 }
  const owed = await unwrap(client.GET('/api/member-fees/user', { params: { query } }))
  return owed.length > 0 ? owed.map(({ id }) => id) : context.skip('the unit or the person owes no fee')
}

async function remind(context: Context, staff: PortalClient): Promise<void> {
  const [unit, person] = [await context.as('unit'), await context.as('person')]
  const ofUnit = (await owedBy(context, unit)).map((id) => ({ id, client: unit }))
  const ofPerson = (await owedBy(context, person)).slice(0, 1).map((id) => ({ id, client: person }))
  const owed = [...ofUnit, ...ofPerson]
  const feeIds = owed.map(({ id }) => id)
  const told = () => Promise.all(owed.map(({ id, client }) => timesTold(client, 'FEE', id)))
  const before = await told()
  const body = { feeIds }
  const done = await unwrap(staff.POST('/api/admin/fees/reminders', { body }))
  const after = await told()
  const more = after.map((times, place) => times - (before[place] ?? 0)).join()
  // Another run may have reminded of it today.
  const meant = done.map(({ isDone }) => (isDone ? 1 : 0)).join()
  if (meant.includes('0') || ofUnit.length < 2)
    context.untried('of each of several fees its member is told', `of these it is: ${meant}`)
  context.expect(more === meant, 'who is reminded of fees is told so of each, once', more)
  await checkLogged(context, staff, done)
  await unwrap(staff.POST('/api/admin/fees/reminders', { body }))
  const again = (await told()).join()
  const rule = 'who was reminded of a fee today is not told again'
  context.expect(again === after.join(), rule, again, 'remindDeskFees')
}

/** Who was reminded of a fee today is reminded of it by no other one of the staff either. */
async function remindByAnother(context: Context, staff: PortalClient): Promise<void> {
  const unit = await context.as('unit')
  const body = { feeIds: await owedBy(context, unit) }
  const remindBy = (client: PortalClient) => unwrap(client.POST('/api/admin/fees/reminders', { body }))
  const first = await remindBy(staff)
  const done = first.flatMap(({ feeId, isDone, reason }) =>
    isDone || reason === 'REMINDED_TODAY' ? [feeId] : [],
  )
  const told = async () =>
    (await Promise.all(done.map((id) => timesTold(unit, 'FEE', id)))).reduce((sum, times) => sum + times, 0)
  const before = await told()
  const clerk = await hire(context, staff, ['desk.fees'])
  const again = await remindBy(clerk.client)
  everyRow(
    context,
    again.filter(({ feeId }) => done.includes(feeId)).map((result) => ({ ...result, id: result.feeId })),
    ({ isDone, reason }) => !isDone && reason === 'REMINDED_TODAY',
    'who was reminded of a fee today is reminded by no other one of the staff',
    'remindDeskFees',
  )
  const more = (await told()) - before
  const rule = 'who was reminded of a fee today is told of it by no other one of the staff'
  context.expect(more === 0, rule, more, 'remindDeskFees')
  await dismiss(context, staff, clerk)
}

/** Each fee that was reminded of is in the log, not the last one alone. */
async function checkLogged(
  context: Context,
  staff: PortalClient,
  results: readonly { feeId: number; isDone: boolean }[],
): Promise<void> {
  const done = results.flatMap(({ feeId, isDone }) => (isDone ? [feeId] : []))
  const query = { 'subjectKind.equals': 'FEE', 'action.equals': 'REMIND', 'subjectId.in': done, size: 200 }
  const { data: log } = done.length > 0 ? await staff.GET('/api/admin/log', { params: { query } }) : {}
  const lost = done.filter((id) => log?.every(({ subjectId }) => subjectId !== id))
  const rule = 'each fee that was reminded of is in the log'
  context.expect(lost.length === 0, rule, `none of ${lost.join()}`, 'listDeskLog')
}

/** What a unit is asked to pay. */
async function askedOf(unit: PortalClient): Promise<string> {
  const params = { query: { 'status.in': ['UNPAID' as const, 'OVERDUE' as const], size: 200 } }
  const fees = await unwrap(unit.GET('/api/member-fees/user', { params }))
  return fees.map(({ id, memberLevel, amount }) => `${id} ${memberLevel} ${amount}`).join()
}

/** The unit changes its own particulars, and takes that back. */
async function whileChanged(unit: PortalClient, work: () => Promise<unknown>): Promise<void> {
  const basic = await unwrap(unit.GET('/api/member-basic/detail'))
  if (basic.ownerType !== 'UNIT') return
  const whole = basic as UnitBasicBody
  const put = (more: object) => unwrap(unit.PUT('/api/member-basic-infos', { body: { ...whole, ...more } }))
  await put({ address: `${basic.address}（回放）` })
  await work().finally(() => putBack(() => put({})))
}

/** Gives the unit another level and the former one again. @returns how often it has one */
async function changeLevel(
  context: Context,
  staff: PortalClient,
  unit: PortalClient,
  memberNo: string,
): Promise<number> {
  const query = { 'memberNo.equals': memberNo }
  const [row] = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
  const params = { path: { id: row?.id ?? context.skip('the desk does not know the unit by its number') } }
  const read = () => unwrap(staff.GET('/api/admin/members/{id}', { params }))
  const { memberLevel: former, levels } = await read()
  const other = levels.find((level) => level !== former)
  if (!former || !other) return context.skip('there is one level')
  const give = (memberLevel: string, lastModifiedDate: string) => {
    const body = { memberLevel, reason, lastModifiedDate }
    return staff.POST('/api/admin/members/{id}/level', { params, body })
  }
  const asked = await askedOf(unit)
  const changed = await unwrap(give(other, (await read()).lastModifiedDate))
  const told = changed.events.slice(0, 3).map(({ kind }) => kind)
  const rule = 'what the desk has done to a member is on the time line at once'
  context.expect(told.includes('DESK'), rule, told.join(), 'changeDeskMemberLevel')
  const stays = await askedOf(unit)
  await checkShownAs(context, unit, 'UNIT', { memberLevel: other })
  context.expect(stays === asked, 'another level changes no fee that was asked for', `${asked} / ${stays}`)
  const { lastModifiedDate } = await read()
  await whileChanged(unit, () => {
    const what = 'a level that is given on what was read before the member changed its particulars'
    return refusedWith(context, 409, 'error.concurrencyFailure', what, give(former, lastModifiedDate))
  })
  await unwrap(give(former, (await read()).lastModifiedDate))
  return 2
}

async function tellLevel(context: Context, staff: PortalClient): Promise<void> {
  const unit = await context.as('unit')
  const { id, memberNo } = await unwrap(unit.GET('/api/member/current'))
  if (memberNo === null) return context.skip('the unit is no member')
  const before = await timesTold(unit, 'CERTIFICATE', id)
  const changes = await changeLevel(context, staff, unit, memberNo)
  const notices = await toldOf(unit, 'CERTIFICATE', { kind: 'CERTIFICATE', id })
  const more = notices.length - before
  context.expect(more === changes, 'whose level the association changes is told so, each time', more)
  const silent = notices.slice(0, changes).filter(({ content }) => !content.includes(reason)).length
  context.expect(silent === 0, 'whose level is changed is told why', silent, 'changeDeskMemberLevel')
}

export const toldMembers: Scenario[] = [
  {
    name: 'The desk: who is reminded of a fee is told so',
    operations: ['remindDeskFees', 'listMemberMessages', 'listDeskLog'],
    writes: true,
    leaves: 'notices to the unit and the person',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.fees')
      await remind(context, staff)
    },
  },
  {
    name: 'The desk: who was reminded of a fee by one of the staff is not reminded by another one that day',
    operations: ['remindDeskFees', 'listMemberMessages'],
    writes: true,
    leaves: 'notices to the unit, and an account of the staff without a role, which is disabled',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.fees', 'desk.users', 'desk.roles')
      await remindByAnother(context, staff)
    },
  },
  {
    name: 'The desk: whose level is changed is told so',
    operations: [
      ...(['changeDeskMemberLevel', 'listDeskMembers', 'getDeskMember', 'listMemberMessages'] as const),
      ...(['listMemberFees', 'updateMemberBasic', 'listCompanies', 'getCompany'] as const),
      ...(['listCompanySites', 'getMemberFeeInfo'] as const),
    ],
    writes: true,
    leaves: 'two notices to the unit, and a certificate made anew',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.members')
      await tellLevel(context, staff)
    },
  },
]
