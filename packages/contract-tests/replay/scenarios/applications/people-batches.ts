import {
  type BatchMember,
  type MemberApplyTop,
  type PortalClient,
  type UnitPerson,
  unwrap,
} from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField } from '../../run/rules.ts'
import { knownPerson } from './applications.ts'

/** The people of a unit, as it sees them; of a person itself. */
export const peopleOf = (client: PortalClient): Promise<UnitPerson[]> =>
  unwrap(client.GET('/api/unit-people', { params: { query: { size: 2000 } } }))

/** A unit that is none of these; undefined where the credentials name none. */
export async function secondUnit(context: Context): Promise<PortalClient | undefined> {
  for (const { client } of await context.others()) {
    const { response } = await client.GET('/api/member-applies-top/user')
    if (response.status !== 403) return client
  }
  return undefined
}

const remove = (unit: PortalClient, id: number) =>
  unwrap(unit.DELETE('/api/member-applies-top/user/{id}', at(id)))

/** Somebody of whom several years are paid is one person, also by the id. */
async function checkYears(context: Context, unit: PortalClient, { id: personId, payableFees }: UnitPerson) {
  const rule = 'a person of several years is one person, named by the id'
  if (payableFees.length < 2) return context.untried(rule, 'the person owes one year')
  const members = payableFees.slice(0, 2).map(({ feeYear }) => ({ personId, feeYear }))
  const batch = await unwrap(unit.POST('/api/member-applies-top', { body: { members } }))
  context.expect(batch.personCount === 1 && batch.members.length === 2, rule, batch.personCount)
  await remove(unit, batch.id)
}

/** A year of a person is paid once, whether both rows name the own person by the id or one of them as a stranger. */
async function refuseTwice(context: Context, unit: PortalClient, personId: number, stranger: BatchMember) {
  const byId = { personId, feeYear: stranger.feeYear }
  for (const members of [
    [byId, byId],
    [byId, stranger],
    [stranger, byId],
  ]) {
    const ways = members.map((row) => (row === byId ? 'by the id' : 'by name and number')).join(', then ')
    const what = `a year of a person twice, ${ways},`
    const { fieldErrors } = await refused(
      context,
      400,
      what,
      unit.POST('/api/member-applies-top', { body: { members } }),
    )
    const fields = ((fieldErrors ?? []) as { field: string }[]).map(({ field }) => field)
    const isNamed = fieldErrors === undefined || fields.some((field) => field.startsWith('members[1]'))
    context.expect(isNamed, `${what} is refused by the second row`, fields)
  }
}

/** Of whom a refusal is about is said in every row, not in the first alone. */
async function refuseBehind(context: Context, unit: PortalClient, row: BatchMember, companyName: string) {
  const rule = "another unit's person is refused behind one of the own"
  const own = (await peopleOf(unit)).find(({ payableFees }) => payableFees.length > 0)
  const [fee] = own?.payableFees ?? []
  if (!own || !fee) return context.untried(rule, 'nobody of the second unit owes a year')
  const first = { personId: own.id, feeYear: fee.feeYear }
  const { id } = await unwrap(unit.POST('/api/member-applies-top', { body: { members: [first] } }))
  const body = { id, members: [first, row] }
  const refusal = await refused(context, 400, rule, unit.PUT('/api/member-applies-top', { body }))
  const [error] = (refusal.fieldErrors ?? []) as { field: string; params?: unknown }[]
  const isNamed = JSON.stringify(error?.params ?? null).includes(companyName)
  const seen = JSON.stringify(error)
  context.expect(error?.field === 'members[1].idNumber' && isNamed, `${rule}, and by the unit’s name`, seen)
  await remove(unit, id)
}

/** An open batch stays as it is, whoever of its people has gone. */
export async function checkKept(context: Context, unit: PortalClient, batch: MemberApplyTop | undefined) {
  const rule = 'an open batch stays as it is when one of its people has gone'
  if (!batch) return context.untried(rule, 'there is no batch of the person')
  const { data, response } = await unit.GET('/api/member-applies-top/user/{id}', at(batch.id))
  const rowsOf = ({ members }: MemberApplyTop) => JSON.stringify(members.map(({ refusal: _, ...row }) => row))
  const isKept = data !== undefined && rowsOf(data) === rowsOf(batch)
  context.expect(isKept, rule, data ? rowsOf(data) : response.status, 'getMemberApplyTop')
}

/** A unit's batches are for its own people, by their ids, and for nobody of another unit. @returns one of the person */
export async function checkBatches(
  context: Context,
  unit: PortalClient,
  own: UnitPerson,
): Promise<MemberApplyTop | undefined> {
  const { id: personId, name, companyName } = own
  const row = await knownPerson(context)
  if (!row) {
    context.untried('a batch takes the own people by id', 'no year with a fee is known')
    return undefined
  }
  const batchOf = (client: PortalClient, member: object) =>
    client.POST('/api/member-applies-top', { body: { members: [{ feeYear: row.feeYear, ...member }] } })
  const batch = await unwrap(batchOf(unit, { personId }))
  const { members } = batch
  context.expect(
    members[0]?.personId === personId && members[0].name === name,
    'a batch names the own person',
    JSON.stringify(members[0]),
  )
  const told = members[0]?.phone ?? members[0]?.idNumber ?? null
  context.expect(told === null, 'a batch tells neither phone nor number of the own people', told)
  await refuseTwice(context, unit, personId, row)
  await checkYears(context, unit, own)
  const other = await secondUnit(context)
  if (!other) {
    context.untried("another unit's person is refused", 'there is no second unit')
    return batch
  }
  await refusedField(context, 'members[0].personId', 'the id of a stranger', batchOf(other, { personId }))
  const refusal = await refused(context, 400, "another unit's person", batchOf(other, row))
  const [error] = (refusal.fieldErrors ?? []) as { field: string; message: string; params?: unknown }[]
  const isOther = error?.field === 'members[0].idNumber' && error.message === 'OtherUnit'
  context.expect(isOther, 'the refusal names the person, and says OtherUnit', JSON.stringify(error))
  const unitName = JSON.stringify(error?.params ?? null)
  context.expect(unitName.includes(companyName), 'the refusal names the unit of the person', unitName)
  await refuseBehind(context, other, row, companyName)
  return batch
}
