import { type PortalClient, type UnitInvitation, type UnitPerson, unwrap } from '@portal/api-contract'
import { at } from '../../shared/http/at.ts'
import { firstDifference } from '../derived/records/volatile.ts'
import type { Context } from '../run/context.ts'
import { refusedForeign, refusedWith } from '../run/rules.ts'
import { peopleOf } from './applications/people-batches.ts'
import { findDesk } from './desk/desk-client.ts'

/** A unit invites whoever logs in with a phone. */
export const invite = (client: PortalClient, phone: string) =>
  client.POST('/api/unit-invitations', { body: { phone, remark: '契约回放' } })
/** A person comes into the unit that has invited it. */
export const accept = (client: PortalClient, id: number) =>
  client.POST('/api/unit-invitations/{id}/accept', at(id))
/** A person belongs to the unit no longer. */
export const end = (client: PortalClient, id: number) => client.DELETE('/api/unit-people/{id}', at(id))

interface Sides {
  person: PortalClient
  first: PortalClient
  second: PortalClient
  phone: string
}

/** The time line of each of the two tells of the other one. */
async function checkTimeLines(context: Context, { id: personId, companyId }: UnitPerson): Promise<void> {
  const rule = 'the desk sees which unit a person came into after another one'
  const staff = await findDesk(context)
  if (!staff) return context.untried(rule, 'there is no desk')
  for (const [own, other] of [
    [personId, companyId],
    [companyId, personId],
  ] as const) {
    const { data: member } = await staff.GET('/api/admin/members/{id}', at(own))
    if (!member) return context.untried(rule, 'the staff may not see the members')
    const isTold = member.events.some(({ kind, id }) => kind === 'PEOPLE' && id === other)
    context.expect(isTold, rule, `nothing of ${other} at ${own}`, 'getDeskMember')
  }
}

/** An invitation of the second unit, also one that has waited already. */
async function invitationOf(context: Context, { person, second, phone }: Sides): Promise<UnitInvitation> {
  const { id: companyId } = await unwrap(second.GET('/api/member/current'))
  const { data, error } = await invite(second, phone)
  const query = { 'status.equals': 'PENDING' as const, size: 2000 }
  const waiting = await unwrap(person.GET('/api/unit-invitations', { params: { query } }))
  return (
    data ??
    waiting.find((one) => one.companyId === companyId) ??
    context.skip(`the second unit cannot invite the person: ${error?.message}`)
  )
}

/** Whoever has left a unit comes into another one, and is of that one alone, to the person, to both units and to the desk. */
export async function comeIntoAnother(context: Context, sides: Sides, former: UnitPerson): Promise<void> {
  const { person, first, second, phone } = sides
  const invitation = await invitationOf(context, sides)
  const coming = await accept(person, invitation.id)
  const rule = 'whoever has left a unit comes into another one'
  context.expect(coming.response.ok, rule, coming.error?.message, 'acceptUnitInvitation')
  if (!coming.response.ok) return
  const [own] = await peopleOf(person)
  const isMoved = own?.companyId === invitation.companyId && own.companyName === invitation.companyName
  const whose = 'a person that came into another unit is told that one'
  context.expect(isMoved, whose, `${own?.companyId} ${own?.companyName}`, 'listUnitPeople')
  const listed = (await peopleOf(second)).find(({ id }) => id === former.id)
  const other = own && listed ? firstDifference(own, listed) : '/id'
  const alike = 'a unit sees who came to it from another one as that person does'
  context.expect(other === null, alike, `another ${other}`, 'listUnitPeople')
  const isKept = (await peopleOf(first)).some(({ id }) => id === former.id)
  context.expect(!isKept, 'a unit does not see who has gone to another one', former.id, 'listUnitPeople')
  await refusedForeign(context, 'ending it as the unit of before', end(first, former.id))
  const back = await unwrap(invite(first, phone))
  const what = 'coming back while in another unit'
  await refusedWith(context, 409, 'error.personInUnit', what, accept(person, back.id))
  await unwrap(first.POST('/api/unit-invitations/{id}/withdraw', at(back.id)))
  if (own) await checkTimeLines(context, own)
  await unwrap(end(person, former.id))
}
