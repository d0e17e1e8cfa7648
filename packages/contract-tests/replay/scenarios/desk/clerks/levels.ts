import { type DeskMember, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../../shared/http/at.ts'
import type { Context } from '../../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { deskClient, requirePermission } from '../desk-client.ts'

/** Who has not joined has no level to change. */
async function refuseLevel(context: Context, staff: PortalClient): Promise<void> {
  const what = 'a level of who is no member'
  const query = { 'joinDate.specified': false, size: 1 }
  const [row] = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
  if (row) await refuseLevelOf(context, staff, row.id, what)
  else context.untried(`${what} is refused`, 'everybody has joined')
}

/** Somebody who is no member, or no more, gets no level. */
export async function refuseLevelOf(
  context: Context,
  staff: PortalClient,
  id: number,
  what: string,
): Promise<void> {
  const params = { path: { id } }
  const { levels, memberLevel, lastModifiedDate } = await unwrap(
    staff.GET('/api/admin/members/{id}', { params }),
  )
  const other = levels.find((level) => level !== memberLevel) ?? ''
  const body = { memberLevel: other, reason: '回放核对', lastModifiedDate }
  const changing = staff.POST('/api/admin/members/{id}/level', { params, body })
  await refusedWith(context, 409, 'error.notMember', what, changing)
  const after = await unwrap(staff.GET('/api/admin/members/{id}', { params }))
  const isLeft = after.memberLevel === memberLevel
  context.expect(isLeft, `${what} that is refused changes none`, after.memberLevel)
}

/** A unit has no level of persons, and a person none of units. */
async function refuseOthers(context: Context, staff: PortalClient, member: DeskMember): Promise<void> {
  const what = 'a level of the other kind of members'
  const ownerType = member.ownerType === 'UNIT' ? 'PERSON' : 'UNIT'
  const query = { 'joinDate.specified': true, 'ownerType.equals': ownerType, size: 1 }
  const [other] = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
  if (!other) return context.untried(`${what} is refused`, `nobody has joined who is a ${ownerType}`)
  for (const [one, another] of [
    [member, other],
    [other, member],
  ] as const) {
    const body = {
      ...{ memberLevel: another.memberLevel ?? '', reason: '回放核对' },
      lastModifiedDate: one.lastModifiedDate,
    }
    const giving = staff.POST('/api/admin/members/{id}/level', { ...at(one.id), body })
    await refusedField(context, 'memberLevel', what, giving)
  }
}

async function changeLevel(context: Context, staff: PortalClient): Promise<void> {
  const query = { 'joinDate.specified': true, size: 1 }
  const [first] = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
  const params = { path: { id: first?.id ?? context.skip('nobody has joined') } }
  const member = await unwrap(staff.GET('/api/admin/members/{id}', { params }))
  const other =
    member.levels.find((level) => level !== member.memberLevel) ?? context.skip('there is one level')
  const changeAsOf = (memberLevel: string, lastModifiedDate: string) => {
    const body = { memberLevel, reason: '回放核对', lastModifiedDate }
    return staff.POST('/api/admin/members/{id}/level', { params, body })
  }
  const change = async (memberLevel: string) => {
    const { lastModifiedDate } = await unwrap(staff.GET('/api/admin/members/{id}', { params }))
    return unwrap(changeAsOf(memberLevel, lastModifiedDate))
  }
  const same = changeAsOf(member.memberLevel ?? '', member.lastModifiedDate)
  await refusedWith(context, 409, 'error.levelSame', 'the level that a member has already', same)
  const none = changeAsOf('没有的级别', member.lastModifiedDate)
  await refusedField(context, 'memberLevel', 'a level that there is not', none)
  await refuseOthers(context, staff, member)
  const changed = await change(other)
  context.expect(
    changed.memberLevel === other,
    'a member has the level that it was given',
    changed.memberLevel,
  )
  const stale = await changeAsOf(member.memberLevel ?? '', member.lastModifiedDate)
  const what = 'a level that is given on what was read before a change'
  const { message } = await refused(context, 409, what, Promise.resolve(stale))
  // Taken all the same, it has given the former level back already.
  if (stale.response.ok) return
  context.expect(message === 'error.decidedBefore', 'the second is told who was first', message)
  const back = await change(member.memberLevel ?? '')
  context.expect(back.memberLevel === member.memberLevel, 'and the one before again', back.memberLevel)
}

export const deskLevels: Scenario[] = [
  {
    name: "The desk: a member's level is changed and changed back",
    operations: ['listDeskMembers', 'getDeskMember', 'changeDeskMemberLevel'],
    writes: true,
    leaves: 'two notices to a member, and a certificate made anew',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.members')
      await changeLevel(context, staff)
      await refuseLevel(context, staff)
    },
  },
]
