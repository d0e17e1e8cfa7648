import { type PortalClient, type UnitInvitation, type UnitPerson, unwrap } from '@portal/api-contract'
import { at } from '../../shared/http/at.ts'
import { isPhone } from '../run/codes.ts'
import type { Context } from '../run/context.ts'
import { onceAtOnce, refused, refusedField, refusedForeign, refusedWith } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { clockOrNull } from './account/travel.ts'
import { checkBatches, checkKept, peopleOf, secondUnit } from './applications/people-batches.ts'
import { compareOwed } from './finance/people-fees.ts'
import { accept, comeIntoAnother, end, invite } from './second-unit.ts'

const waitingFor = (client: PortalClient): Promise<UnitInvitation[]> =>
  unwrap(
    client.GET('/api/unit-invitations', { params: { query: { 'status.equals': 'PENDING', size: 2000 } } }),
  )
export const decline = (client: PortalClient, id: number) =>
  client.POST('/api/unit-invitations/{id}/decline', at(id))
const withdraw = (client: PortalClient, id: number) =>
  client.POST('/api/unit-invitations/{id}/withdraw', at(id))

/** Who plays the scene: a person without a unit, and a unit that may invite it. */
interface Cast {
  person: PortalClient
  unit: PortalClient
  phone: string
}

export async function castOf(context: Context): Promise<Cast> {
  const phone = context.account('person').login
  if (!isPhone(phone)) return context.skip('the person does not log in with a phone')
  const person = await context.as('person')
  const unit = await context.as('unit')
  if ((await peopleOf(person)).length > 0) return context.skip('the person belongs to a unit already')
  for (const { id, companyId } of await waitingFor(unit))
    if ((await waitingFor(person)).some((one) => one.id === id && one.companyId === companyId))
      await unwrap(decline(person, id))
  return { person, unit, phone }
}

async function declined(context: Context, { person, unit, phone }: Cast): Promise<void> {
  const inviting = onceAtOnce(context, 'inviting', () => invite(unit, phone))
  const { id, personName } = await unwrap(inviting)
  context.expect(personName === null, 'who is invited is not named before it has accepted', personName)
  await refusedWith(context, 409, 'error.invitationOpen', 'inviting twice', invite(unit, phone))
  const applicant = await context.as('applicant')
  await refusedForeign(context, "another's invitation", applicant.GET('/api/unit-invitations/{id}', at(id)))
  await refusedForeign(context, "accepting another's invitation", accept(applicant, id))
  await refusedForeign(context, "declining another's invitation", decline(applicant, id))
  const no = await unwrap(decline(person, id))
  context.expect(no.status === 'DECLINED', 'what was declined is so', no.status)
  const { personName: named } = no
  context.expect(named === null, 'who has declined is not named to the unit', named)
  await refusedWith(
    context,
    409,
    'error.invitationAnswered',
    'accepting what was declined',
    accept(person, id),
  )
  await refusedWith(context, 409, 'error.invitationAnswered', 'declining twice', decline(person, id))
  await refusedWith(
    context,
    409,
    'error.invitationAnswered',
    'taking back what was declined',
    withdraw(unit, id),
  )
}

/** What the unit takes back is gone for the person, and done with. */
async function takenBack(context: Context, { person, unit, phone }: Cast): Promise<void> {
  const { id } = await unwrap(invite(unit, phone))
  await refused(context, 403, 'a person that takes an invitation back', withdraw(person, id))
  const other = await secondUnit(context)
  if (other) await refusedForeign(context, "taking another unit's invitation back", withdraw(other, id))
  else context.untried("another unit's invitation is not taken back", 'there is no second unit')
  const taken = await unwrap(withdraw(unit, id))
  context.expect(taken.status === 'WITHDRAWN', 'what was taken back is so', taken.status)
  const left = (await waitingFor(person)).some((one) => one.id === id)
  context.expect(!left, 'the person sees no invitation that was taken back', id)
  await refused(context, 404, 'reading what was taken back', person.GET('/api/unit-invitations/{id}', at(id)))
  await refused(context, 404, 'accepting what was taken back', accept(person, id))
  await refused(context, 404, 'declining what was taken back', decline(person, id))
  await refusedWith(context, 409, 'error.invitationWithdrawn', 'taking back twice', withdraw(unit, id))
}

/** What is open of a person's fees is to the unit what it is to the person, also while some of it is in an order. */
async function checkOwed(context: Context, person: PortalClient, unit: PortalClient): Promise<void> {
  await compareOwed(context, person, unit)
  const [feeId] = (await unwrap(person.GET('/api/member-fees/info'))).payableFeeIds
  if (feeId === undefined) return
  const { orderId } = await unwrap(person.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } }))
  await compareOwed(context, person, unit)
  await unwrap(person.POST('/api/member-orders/{id}/cancel', at(orderId)))
}

const noticesOf = (client: PortalClient) =>
  unwrap(client.GET('/api/member-messages', { params: { query: { 'kind.equals': 'SYSTEM', size: 2000 } } }))

/** One side ends it; the other hears of it, once and by name. */
async function ended(
  context: Context,
  { by, other, id, name }: { by: PortalClient; other: PortalClient; id: number; name: string },
): Promise<void> {
  const before = new Set((await noticesOf(other)).map((one) => one.id))
  const own = (await noticesOf(by)).length
  const { response } = await end(by, id)
  context.expect(response.status === 204, 'either side ends it', response.status)
  const told = (await noticesOf(other)).filter((one) => !before.has(one.id))
  const isNamed = told.length === 1 && told[0]?.content.includes(name)
  context.expect(isNamed === true, 'the other side is told once, by name, that it has ended', told.length)
  const left = (await noticesOf(by)).length
  context.expect(left === own, 'who ends it is not told', left - own)
}

/** A second unit does not end it, and finds nobody of the first. */
async function endAsOther(context: Context, { id }: UnitPerson): Promise<void> {
  const what = "ending another unit's, as a unit"
  const other = await secondUnit(context)
  if (!other) return context.untried(`${what} is refused`, 'there is no second unit')
  const ending = await end(other, id)
  await refusedForeign(context, what, Promise.resolve(ending))
  if (ending.response.ok) context.skip('the person is not in the unit any more')
}

/** Whoever belongs to a unit comes into no second one, and stays where it is. */
async function comeIntoSecond(context: Context, { person, unit, phone }: Cast, { id }: UnitPerson) {
  const other = await secondUnit(context)
  const invited = other && (await invite(other, phone)).data
  const waiting = invited ?? (await waitingFor(person))[0]
  if (!waiting)
    return context.untried('a person belongs to one unit at most', 'no other unit has invited the person')
  const coming = accept(person, waiting.id)
  await refusedWith(context, 409, 'error.personInUnit', 'coming into a second unit', coming)
  const isLeft = (await peopleOf(unit)).some((one) => one.id === id)
  context.expect(isLeft, 'who is refused by a second unit stays in the first', id, 'listUnitPeople')
  if (invited) await unwrap(decline(person, invited.id))
}

/** A unit sees of its people what they are to the association, and their certificates. */
async function checkParticulars(context: Context, person: PortalClient, own: UnitPerson): Promise<void> {
  const basic = await unwrap(person.GET('/api/member-basic/detail'))
  if (!('certType' in basic)) return
  const particulars = ['memberNo', 'memberLevel', 'validTo', 'certType', 'certNo', 'certValidTo'] as const
  for (const name of [...particulars, 'idNumber' as const]) {
    const rule = `a unit sees the ${name} that the person has`
    context.expect(own[name] === basic[name], rule, `${own[name]} / ${basic[name]}`, 'listUnitPeople')
  }
}

/** @returns the person as its unit sees it */
async function joined(context: Context, { person, unit, phone }: Cast): Promise<UnitPerson> {
  const { id } = await unwrap(invite(unit, phone))
  const yes = await unwrap(accept(person, id))
  context.expect(yes.status === 'ACCEPTED', 'what was accepted is so', yes.status)
  const late = 'taking back what was accepted'
  await refusedWith(context, 409, 'error.invitationAnswered', late, withdraw(unit, id))
  const [seen] = await peopleOf(person)
  const own = (await peopleOf(unit)).find((one) => one.id === seen?.id)
  context.expect(own !== undefined, 'a unit lists who has accepted', 'it is not there')
  const named = 'an invitation names who has accepted it'
  context.expect(yes.personName === seen?.name, named, yes.personName, 'acceptUnitInvitation')
  context.expect(own?.companyId === yes.companyId, 'its people are of the unit that invited', own?.companyId)
  context.expect(!/\d{17}/.test(own?.idNumber ?? ''), 'identity numbers are masked', own?.idNumber)
  if (own) await checkParticulars(context, person, own)
  await refusedWith(context, 409, 'error.personInUnit', 'inviting one of the own people', invite(unit, phone))
  await checkOwed(context, person, unit)
  return own ?? context.skip('the person is not listed')
}

export const people: Scenario[] = [
  {
    name: 'A person comes into one unit by invitation, and either side ends it',
    operations: [
      ...(['inviteUnitPerson', 'listUnitInvitations', 'getUnitInvitation', 'acceptUnitInvitation'] as const),
      ...([
        'declineUnitInvitation',
        'withdrawUnitInvitation',
        'listUnitPeople',
        'endUnitPerson',
        'createMemberApplyTop',
        'updateMemberApplyTop',
        'getMemberApplyTop',
        'listMemberMessages',
        'getMemberFeeInfo',
        'getDeskMember',
      ] as const),
    ],
    writes: true,
    leaves: 'a draft batch, answered invitations of two units and one that was taken back',
    async run(context) {
      const cast = await castOf(context)
      const { person, unit, phone } = cast
      await declined(context, cast)
      await takenBack(context, cast)
      const own = await joined(context, cast)
      const batch = await checkBatches(context, unit, own)
      await comeIntoSecond(context, cast, own)
      await refusedForeign(context, "ending another unit's", end(await context.as('applicant'), own.id))
      await endAsOther(context, own)
      await ended(context, { by: unit, other: person, id: own.id, name: own.companyName })
      await refused(context, 404, 'ending twice', end(unit, own.id))
      await checkKept(context, unit, batch)
      await unwrap(accept(person, (await unwrap(invite(unit, phone))).id))
      await ended(context, { by: person, other: unit, id: own.id, name: own.name })
      const units = (await peopleOf(person)).map(({ companyName }) => companyName)
      context.expect(units.length === 0, 'who has left belongs to no unit', units.join(', '))
      const second = await secondUnit(context)
      const clock = clockOrNull(context, 'what comes of it is done by hand')
      const sides = second && { person, first: unit, second, phone }
      // The invitation of a unit that waits is there for others again.
      if (sides && clock) await clock(1, () => comeIntoAnother(context, sides, own), 'undone')
      else if (sides) await comeIntoAnother(context, sides, own)
      else context.untried('whoever has left a unit comes into another one', 'there is no second unit')
    },
  },
  {
    name: 'A unit sees its own people, a person itself',
    operations: ['listUnitPeople'],
    writes: false,
    async run(context) {
      const unit = await context.as('unit')
      const { id } = await unwrap(unit.GET('/api/member/current'))
      const foreign = (await peopleOf(unit)).filter(({ companyId }) => companyId !== id)
      const seen = foreign.map(({ companyName }) => companyName).join(', ')
      context.expect(foreign.length === 0, 'a unit sees nobody of another unit', seen)
      const person = await context.as('person')
      const own = await unwrap(person.GET('/api/member/current'))
      const others = (await peopleOf(person)).filter((row) => row.id !== own.id)
      context.expect(others.length === 0, 'a person sees nobody but itself', others.length)
    },
  },
  {
    name: 'Only a unit that is a member invites',
    operations: ['inviteUnitPerson', 'acceptUnitInvitation', 'declineUnitInvitation'],
    writes: true,
    async run(context) {
      const [person, unit] = [await context.as('person'), await context.as('unit')]
      await refused(context, 403, 'a person that invites', invite(person, '13800000000'))
      await refused(context, 403, 'a unit that accepts', accept(unit, 1))
      await refused(context, 403, 'a unit that declines', decline(unit, 1))
      await refusedField(context, 'phone', 'an invitation to no phone', invite(unit, '123'))
    },
  },
]
