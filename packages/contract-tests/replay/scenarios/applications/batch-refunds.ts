import { type BatchMember, type MemberFee, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { dayInChina } from '../../run/china-time.ts'
import { isPhone } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { tellerOf } from '../account/notices.ts'
import { type Journey, minute, onJourney } from '../account/travel.ts'
import { checkClosingTold } from '../finance/held.ts'
import { checkAccount } from '../finance/own-fees.ts'
import { compareOwed } from '../finance/people-fees.ts'
import { accept, invite } from '../second-unit.ts'
import { knownPerson } from './applications.ts'
import { checkHindered } from './batches.ts'
import { peopleOf } from './people-batches.ts'

const elsewhere =
  'money would move: let a unit pay two years of a person, and one of them be paid back, and look at the batch'

/** An order that nobody pays has run out after two hours. */
const untilClosed = 121 * minute

const batchOf = (unit: PortalClient, id: number) =>
  unwrap(unit.GET('/api/member-applies-top/user/{id}', at(id)))
const feeOf = (person: PortalClient, id: number) => unwrap(person.GET('/api/member-fees/info/{id}', at(id)))

/** Two years that a person owes and no order holds. */
async function twoYearsOf(context: Context, person: PortalClient): Promise<[MemberFee, MemberFee]> {
  const query = { 'status.in': ['UNPAID' as const, 'OVERDUE' as const], size: 50 }
  const owed = await unwrap(person.GET('/api/member-fees/user', { params: { query } }))
  const [one, other] = owed.filter(({ feeKind, orderId }) => feeKind === 'YEAR' && orderId === null)
  return one && other ? [one, other] : context.skip('the person does not owe two years')
}

/** A draft says of a row that its person is about to pay it. */
async function checkRefusal(
  context: Context,
  { person, unit }: { person: PortalClient; unit: PortalClient },
  id: number,
  fee: MemberFee,
): Promise<void> {
  const refusalNow = async () =>
    (await batchOf(unit, id)).members.find(({ feeYear }) => feeYear === fee.feeYear)?.refusal
  const { orderId } = await unwrap(person.POST('/api/weixin/native/pay', { body: { feeIds: [fee.id] } }))
  const held = await refusalNow()
  const rule = 'a draft batch says which fee is in an open order, and only then'
  context.expect(held === 'FeeInOpenOrder', rule, held)
  await unwrap(person.POST('/api/member-orders/{id}/cancel', at(orderId)))
  const free = await refusalNow()
  context.expect(free === null, rule, free)
}

/** What ran out holds nobody, whether or not its payer looks at it. */
async function checkRunOut(
  context: Context,
  { person, unit }: Pick<Cast, 'person' | 'unit'>,
  id: number,
  fee: MemberFee,
): Promise<void> {
  const { payer, isPayable } = await feeOf(person, fee.id)
  const { onBehalfFeeIds } = await unwrap(person.GET('/api/member-fees/info'))
  const isFree = payer === null && isPayable && !onBehalfFeeIds.includes(fee.id)
  const seen = `${payer?.name}, ${isPayable}, ${onBehalfFeeIds}`
  context.expect(isFree, 'once the order of a unit has run out, its people pay themselves', seen)
  const { status } = await batchOf(unit, id)
  context.expect(status === 'CLOSED', 'a batch is CLOSED once its order has run out', status)
}

interface Cast {
  person: PortalClient
  unit: PortalClient
  fees: [MemberFee, MemberFee]
  /** A row for each of the fees. */
  members: BatchMember[]
}

async function castOf(context: Context): Promise<Cast> {
  const [person, unit] = [await context.as('person'), await context.as('unit')]
  const row = (await knownPerson(context)) ?? context.skip('no number of the person is known')
  const fees = await twoYearsOf(context, person)
  return { person, unit, fees, members: fees.map(({ feeYear }) => ({ ...row, feeYear })) }
}

/** A draft is submitted, and its order runs out. */
async function runOut(context: Context, { to }: Journey): Promise<void> {
  const { person, unit, members, fees } = await castOf(context)
  const [fee] = fees
  const tellers = [await tellerOf(context, person, fees[0].id), await tellerOf(context, person, fees[1].id)]
  const { id } = await unwrap(unit.POST('/api/member-applies-top', { body: { members } }))
  await checkRefusal(context, { person, unit }, id, fee)
  const body = { id, members, status: 'SUBMITTED' as const }
  const { orderId } = await unwrap(unit.PUT('/api/member-applies-top', { body }))
  const { payer } = await feeOf(person, fee.id)
  context.expect(payer?.type === 'UNIT', 'a fee in the order of a unit says so', payer?.type, 'getMemberFee')
  await to(context.now().getTime() + untilClosed, async () => {
    await checkRunOut(context, { person, unit }, id, fee)
    for (const isTold of tellers)
      await isTold(2, 'that a unit has each of several fees in its order, and that this has run out,')
    await checkClosingTold(context, unit, orderId ?? 0)
  })
}

/**
 * To the unit that a person belongs to, what was paid back can be paid as it can to the person.
 * @param fees that were paid back
 */
async function checkOwnPerson(
  context: Context,
  { person, unit, fees }: Omit<Cast, 'members'>,
): Promise<void> {
  const rule = 'a unit can pay the years of its people that were paid back, while they last'
  const phone = context.account('person').login
  if (!isPhone(phone)) return context.untried(rule, 'the person does not log in with a phone')
  if ((await peopleOf(person)).length === 0) {
    const { data: invitation } = await invite(unit, phone)
    if (!invitation) return context.untried(rule, 'the person cannot be invited by the unit')
    await unwrap(accept(person, invitation.id))
  }
  const [seen] = await peopleOf(person)
  const listed = (await peopleOf(unit)).find(({ id }) => id === seen?.id)
  if (!listed) return context.untried(rule, 'the person belongs to another unit')
  await compareOwed(context, person, unit)
  const paidBack = await Promise.all(fees.map(({ id }) => feeOf(person, id)))
  const years = paidBack.filter(({ isPayable }) => isPayable).map(({ feeYear }) => feeYear)
  if (years.length === 0) return context.untried(rule, 'every year that was paid back is over')
  const lost = years.find((year) => listed.payableFees.every(({ feeYear }) => feeYear !== year))
  context.expect(lost === undefined, rule, `nothing of ${lost}`, 'listUnitPeople')
  const members = years.map((feeYear) => ({ personId: listed.id, feeYear }))
  const batch = await unwrap(unit.POST('/api/member-applies-top', { body: { members } }))
  const refusals = batch.members.map(({ refusal }) => refusal).filter((refusal) => refusal !== null)
  context.expect(refusals.length === 0, rule, refusals.join(), 'createMemberApplyTop')
}

/** Of a batch that was paid one fee is paid back, then the other. */
async function payBack(context: Context): Promise<void> {
  const [pay, decide] = [context.cashier(), context.association()]
  const { person, unit, members, fees } = await castOf(context)
  const [one, other] = fees
  const isTold = await tellerOf(context, person, one.id)
  const isToldToo = await tellerOf(context, person, other.id)
  const submitted = { members, status: 'SUBMITTED' as const }
  const { id, orderId } = await unwrap(unit.POST('/api/member-applies-top', { body: submitted }))
  const order = { orderId: orderId ?? 0 }
  const { code_url, orderNo } = await unwrap(unit.POST('/api/weixin/native/pay', { body: order }))
  await pay(code_url)
  await checkAccount(context, person)
  const back = async (fee: MemberFee, meant: string) => {
    const body = { reason: '契约回放：部分退款', feeIds: [fee.id] }
    await unwrap(unit.POST('/api/member-orders/{id}/refund', { ...at(order.orderId), body }))
    await decide({ kind: 'ORDER_REFUND', naming: orderNo, result: 'APPROVE' })
    const { status } = await batchOf(unit, id)
    const what = meant === 'PAID' ? 'some of its order was' : 'all of its order was'
    context.expect(status === meant, `a batch is ${meant} once ${what} paid back`, status)
  }
  await back(one, 'PAID')
  await isTold(3, 'that a unit has a fee in its order, has paid it and is paid back')
  const [gone, kept] = [await feeOf(person, one.id), await feeOf(person, other.id)]
  const states = `${gone.status}, ${kept.status}`
  context.expect(states === 'REFUNDED, PAID', 'of a batch one fee is paid back alone', states, 'getMemberFee')
  const query = { printType: 'RECEIPT', feeId: one.id } as const
  const printing = person.GET('/api/print-info/member', { params: { query } })
  await refusedWith(context, 409, 'error.feeUnpaid', 'the receipt of what was paid back', printing)
  await back(other, 'REFUNDED')
  await isToldToo(3, 'that a unit has a second fee in its order, has paid it and is paid back')
  await checkAccount(context, person)
  const today = dayInChina(context.now())
  // A year that is over is not paid any more once it was paid back.
  const isOver = fees.some(({ dueDate }) => dueDate < today)
  if (isOver) await checkHindered(context, unit, members, 'FeeNotPayable')
  else context.untried('a draft says FeeNotPayable', 'the person owes no year that is over')
  await checkOwnPerson(context, { person, unit, fees })
}

export const batchRefunds: Scenario[] = [
  {
    name: 'A batch says what can be paid, frees its fees in time, and stays paid until all of it was paid back',
    operations: [
      'listPersonFeeYears',
      'decideDeskReview',
      ...(['getMemberApplyTop', 'createMemberApplyTop', 'updateMemberApplyTop', 'getMemberFee'] as const),
      ...(['getMemberFeeInfo', 'requestOrderRefund', 'payByWeixin', 'cancelMemberOrder'] as const),
      ...(['getPrintInfo', 'listUnitPeople', 'listMemberFees', 'inviteUnitPerson'] as const),
      ...(['acceptUnitInvitation', 'listMemberMessages'] as const),
    ],
    writes: true,
    async run(context) {
      await onJourney(context, elsewhere, (journey) => runOut(context, journey))
      await onJourney(context, elsewhere, () => payBack(context))
    },
  },
]
