import {
  type BatchMember,
  type BatchRow,
  type MemberApplyTop,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { idCheckOf } from '../../../shared/access/id-number.ts'
import { nobodysPhone } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedForeign, refusedWith } from '../../run/rules.ts'
import { clockFor } from '../account/travel.ts'
import { payByTransfer } from '../finance/channels.ts'

/** Several years of one person are several rows, and one person. */
async function checkYears(
  context: Context,
  unit: PortalClient,
  { id, ...row }: BatchMember & { id: number },
) {
  const fees = await unwrap(
    (await context.as('person')).GET('/api/member-fees/user', {
      params: { query: { size: 10, sort: ['feeYear,desc'] } },
    }),
  )
  const owed = fees.filter(({ feeKind }) => feeKind === 'YEAR').slice(0, 3)
  const members = owed.map(({ feeYear }) => ({ ...row, feeYear }))
  const batch = await unwrap(unit.PUT('/api/member-applies-top', { body: { id, members } }))
  context.expect(batch.personCount === 1, 'a person of several years is one person', batch.personCount)
  const sum = owed.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
  context.expect(
    Math.round(batch.totalAmount * 100) === sum,
    'a batch costs what its rows cost',
    batch.totalAmount,
  )
  // With fewer rows it costs less: its total is held to them in each answer.
  if (members.length > 1)
    await unwrap(unit.PUT('/api/member-applies-top', { body: { id, members: members.slice(0, 1) } }))
}

/** Another unit neither reads a batch nor writes nor throws it away. */
async function checkForeign(context: Context, body: { id: number; members: BatchMember[] }): Promise<void> {
  const params = { path: { id: body.id } }
  const foreign = "another unit's batch"
  for (const { client } of await context.others()) {
    const { response } = await client.GET('/api/member-applies-top/user')
    if (response.status === 403) continue
    await refusedForeign(context, foreign, client.GET('/api/member-applies-top/user/{id}', { params }))
    await refusedForeign(context, foreign, client.PUT('/api/member-applies-top', { body }))
    return refusedForeign(context, foreign, client.DELETE('/api/member-applies-top/user/{id}', { params }))
  }
  context.untried(
    "another unit's batch cannot be changed",
    'no further account of the credentials is a second unit',
  )
}

/** A batch that is thrown away is gone, from the list as well. */
export async function checkThrownAway(context: Context, unit: PortalClient, id: number): Promise<void> {
  const params = { path: { id } }
  const { response } = await unit.DELETE('/api/member-applies-top/user/{id}', { params })
  context.expect(response.status === 204, 'a batch that is not being paid is thrown away', response.status)
  const gone = 'a batch that was thrown away'
  await refused(context, 404, gone, unit.GET('/api/member-applies-top/user/{id}', { params }))
  await refused(context, 404, gone, unit.DELETE('/api/member-applies-top/user/{id}', { params }))
  const query = { 'id.equals': id }
  const left = await unwrap(unit.GET('/api/member-applies-top/user', { params: { query } }))
  context.expect(left.length === 0, 'what was thrown away is not listed', left.length)
}

/** A unit that pays for a person. */
interface Sides {
  unit: PortalClient
  person: PortalClient
}

/** The receipt of a fee bears one code, whoever of the two asks for it. */
async function checkReceipt(context: Context, { unit, person }: Sides, orderId: number, feeId: number) {
  const params = { path: { id: orderId } }
  const receipts = await unwrap(unit.GET('/api/print-info/receipts/{id}', { params }))
  const query = { printType: 'RECEIPT', feeId } as const
  const own = await unwrap(person.GET('/api/print-info/member', { params: { query } }))
  const codes = receipts.map(({ verifyCode }) => verifyCode).join()
  const rule = 'a receipt bears one code, for who paid and for whom it was paid'
  context.expect(codes === own.verifyCode, rule, `${codes} / ${own.verifyCode}`, 'getOrderReceipts')
}

/** A batch whose order was closed is thrown away alone: the order stays. */
async function throwClosedAway(context: Context, unit: PortalClient, id: number, orderId: number) {
  const params = { path: { id } }
  const { response } = await unit.DELETE('/api/member-applies-top/user/{id}', { params })
  context.expect(response.status === 204, 'a batch that was closed is thrown away', response.status)
  const order = await unit.GET('/api/member-order-detail/{id}', { params: { path: { id: orderId } } })
  const rule = 'the order of a batch that was thrown away stays'
  context.expect(order.data?.status === 'CLOSED', rule, order.data?.status ?? order.response.status)
  const query = { 'id.equals': orderId }
  const listed = await unwrap(unit.GET('/api/member-orders', { params: { query } }))
  context.expect(listed.length === 1, `${rule} in the list`, listed.length)
}

/** Why a fee cannot be paid now is said of its row in a draft, and keeps a batch from being submitted. */
export async function checkHindered(
  context: Context,
  unit: PortalClient,
  members: BatchMember[],
  refusal: NonNullable<BatchRow['refusal']>,
): Promise<void> {
  const draft = await unwrap(unit.POST('/api/member-applies-top', { body: { members } }))
  const said = draft.members.map((row) => row.refusal ?? 'nothing')
  const rule = `a draft says ${refusal} of a row whose fee cannot be paid`
  context.expect(said.includes(refusal), rule, said.join(), 'createMemberApplyTop')
  const body = { members, status: 'SUBMITTED' } as const
  for (const submitting of [
    unit.POST('/api/member-applies-top', { body }),
    unit.PUT('/api/member-applies-top', { body: { ...body, id: draft.id } }),
  ]) {
    const what = `submitting a batch with a fee that is ${refusal}`
    const { fieldErrors } = await refused(context, 400, what, submitting)
    const fields = ((fieldErrors ?? []) as { field: string }[]).map(({ field }) => field)
    const row = `members[${said.indexOf(refusal)}]`
    const isNamed = fieldErrors === undefined || fields.every((field) => field.startsWith(row))
    context.expect(isNamed, `${what} is refused by its row`, fields.join())
  }
  await unwrap(unit.DELETE('/api/member-applies-top/user/{id}', { params: { path: { id: draft.id } } }))
}

/** A batch is PAID with its order, CLOSED when that is cancelled, and can be changed and sent again then. @param whilePaid looks at what else follows from its payment */
export async function checkFollows(
  context: Context,
  { unit, person }: Sides,
  { id, orderId, feeId }: Pick<MemberApplyTop, 'id' | 'orderId'> & { feeId: number },
  members: BatchMember[],
  whilePaid: () => Promise<void>,
): Promise<void> {
  const params = { path: { id } }
  const look = async (expected: string, when: string) => {
    const batch = await unwrap(unit.GET('/api/member-applies-top/user/{id}', { params }))
    context.expect(batch.status === expected, `a batch is ${expected} ${when}`, batch.status)
    const refusals = batch.members.flatMap(({ refusal }) => refusal ?? [])
    const rule = `no row of a batch that is ${expected} says why its fee could not be paid`
    context.expect(refusals.length === 0, rule, refusals.join(), 'getMemberApplyTop')
  }
  await look('SUBMITTED', 'while its order is open')
  const query = { printType: 'FEE_NOTICE', feeId } as const
  const notice = await person.GET('/api/print-info/member', { params: { query } })
  const owed = 'a fee that is being paid is owed, and has its notice'
  context.expect(notice.response.ok, owed, notice.error?.message, 'getPrintInfo')
  await checkHindered(context, unit, members, 'FeeInOpenOrder')
  const rule = 'a batch is PAID with its order'
  const clock = clockFor(context, rule, 'money would move: pay the order of a batch, and look at the batch')
  const pay = async () => {
    const body = { orderId: orderId ?? 0 }
    await payByTransfer(context, unit, body.orderId)
    await look('PAID', 'once its order is paid')
    await checkReceipt(context, { unit, person }, body.orderId, feeId)
    await whilePaid()
    const editing = unit.PUT('/api/member-applies-top', { body: { id, members } })
    await refusedWith(context, 409, 'error.batchNotEditable', 'changing a batch that was paid', editing)
    await checkHindered(context, unit, members, 'FeePaid')
  }
  await clock?.(1, pay, 'undone')
  await unwrap(unit.POST('/api/member-orders/{id}/cancel', { params: { path: { id: orderId ?? 0 } } }))
  await look('CLOSED', 'once its order is cancelled')
  await clock?.(1, () => throwClosedAway(context, unit, id, orderId ?? 0), 'undone')
  const body = { id, members, status: 'SUBMITTED' } as const
  const again = await unwrap(unit.PUT('/api/member-applies-top', { body }))
  context.expect(again.members.length === members.length, 'a batch that was closed is changed', again.status)
  const isAnew = again.status === 'SUBMITTED' && again.orderId !== orderId
  const anew = 'a batch that is submitted again has another order'
  context.expect(isAnew, anew, `${again.status} ${again.orderId}`)
  await unwrap(unit.POST('/api/member-orders/{id}/cancel', { params: { path: { id: again.orderId ?? 0 } } }))
}

/** As many people in one batch, and no more. */
const mostPeople = 200

/** So many people whom nobody knows. */
const crowdOf = (count: number, feeYear: number): BatchMember[] =>
  Array.from({ length: count }, (_, place) => {
    const digits = `34990119000101${String(place + 1).padStart(3, '0')}`
    return { name: '契约回放', idNumber: `${digits}${idCheckOf(digits)}`, phone: nobodysPhone, feeYear }
  })

/** A batch is of so many people at most, however many rows each has; nobody has to be known to be one too many. */
async function checkMost(
  context: Context,
  unit: PortalClient,
  { id, feeYear }: Pick<BatchRow, 'feeYear'> & { id: number },
): Promise<void> {
  const one = crowdOf(1, feeYear - 1)
  const ways = {
    createMemberApplyTop: (members: BatchMember[]) =>
      unit.POST('/api/member-applies-top', { body: { members } }),
    updateMemberApplyTop: (members: BatchMember[]) =>
      unit.PUT('/api/member-applies-top', { body: { id, members } }),
  } as const
  for (const [operation, send] of Object.entries(ways)) {
    const tooMany = send(crowdOf(mostPeople + 1, feeYear))
    await refusedField(context, 'members', `a batch of ${mostPeople + 1} people`, tooMany, 'Size')
    const { error } = await send([...crowdOf(mostPeople, feeYear), ...one])
    const { fieldErrors = [] } = (error ?? {}) as { fieldErrors?: { field: string }[] }
    const isTaken = fieldErrors.every(({ field }) => field !== 'members')
    const rule = `${mostPeople} people are not too many, one of them with two years`
    context.expect(isTaken, rule, 'members', operation as keyof typeof ways)
  }
}

/** A unit's batch of one person, changed, shown and thrown away. */
export async function checkBatch(context: Context, unit: PortalClient, row: BatchMember): Promise<void> {
  const make = (members: BatchMember[]) =>
    unit.POST('/api/member-applies-top', { body: { members, status: 'DRAFT' } })
  await refusedField(
    context,
    'members[1].idNumber',
    'a batch with the same person and year twice',
    make([row, row]),
  )
  const batch = await unwrap(make([row]))
  context.expect(
    batch.status === 'DRAFT' && batch.orderId === null,
    'a draft batch has no order',
    batch.status,
  )
  const owed = await unwrap(
    (await context.as('person')).GET('/api/member-fees/user', {
      params: { query: { size: 1, sort: ['feeYear,desc'] } },
    }),
  )
  context.expect(
    owed[0] === undefined || batch.totalAmount === owed[0].amount,
    'a batch of one costs what one owes a year',
    batch.totalAmount,
    'createMemberApplyTop',
  )
  const twice = { id: batch.id, members: [row, row] }
  await refusedField(
    context,
    'members[1].idNumber',
    'the same person and year twice',
    unit.PUT('/api/member-applies-top', { body: twice }),
  )
  const { fieldErrors } = await refused(
    context,
    400,
    'a year for which nothing is to be paid',
    make([row, { ...row, feeYear: 2100 }]),
  )
  const fields = ((fieldErrors ?? []) as { field: string }[]).map(({ field }) => field)
  const isNamed = fieldErrors === undefined || fields.every((field) => field.startsWith('members[1]'))
  context.expect(isNamed, 'a row for which nothing is to be paid is named', fields.join())
  const params = { path: { id: batch.id } }
  const read = await unwrap(unit.GET('/api/member-applies-top/user/{id}', { params }))
  context.expect(read.members.length === 1, 'what was refused changed nothing', read.members.length)
  const phone = nobodysPhone
  const changed = { id: batch.id, members: [{ ...row, phone, certNo: '契约回放0001' }] }
  const kept = await unwrap(unit.PUT('/api/member-applies-top', { body: changed }))
  context.expect(kept.members[0]?.phone === phone, 'a batch is what was saved last', kept.members[0]?.phone)
  context.expect(
    kept.totalAmount === batch.totalAmount,
    'the same people cost the same',
    `${kept.totalAmount} after ${batch.totalAmount}`,
  )
  await checkMost(context, unit, { ...row, id: batch.id })
  await checkYears(context, unit, { ...row, id: batch.id })
  await checkForeign(context, changed)
  await checkThrownAway(context, unit, batch.id)
}
