import { hiddenFields, payByAlipay, payByWeixin, postForm, visit } from '../paying.ts'
import { type Answer, memberIdOf } from '../test-bed.ts'
import { type Channel, isOpen, isPayable, type Order } from './books.ts'
import { decideInvoice, invoice, mend } from './invoice-steps.ts'
import { paymentFaults } from './payment-faults.ts'
import {
  decideAt,
  expectStatus,
  minute,
  nothing,
  nowOf,
  oneOf,
  type Step,
  someOf,
  type Walk,
} from './walk.ts'

const send = ({ bed }: Walk, channel: Channel, payer: string, body: object): Promise<Answer> =>
  channel === 'WECHAT' ? payByWeixin(bed, payer, body) : payByAlipay(bed, payer, body)

const lastOrderId = ({ bed }: Walk): number =>
  bed.world.db.get<{ id: number }>('SELECT max(id) AS id FROM memberOrder')?.id ?? 0

/** A member asks to pay some of the own fees: a new order, the one that is open over just these, or a refusal. */
const order: Step = async (walk) => {
  const { books, random } = walk
  const payer = random.pick(['su', 'he'])
  const fees = someOf(
    random,
    books.fees.filter(({ owner }) => owner === payer),
  )
  const channel = random.pick<Channel>(['WECHAT', 'ALIPAY'])
  const feeIds = fees.map(({ id }) => id)
  const known = books.orders.find(
    (one) => isOpen(one) && one.payer === payer && one.feeIds.toSorted().join() === feeIds.toSorted().join(),
  )
  const today = walk.bed.clock.now().toISOString().slice(0, 10)
  const isFree = fees.every((fee) => isPayable(fee, today))
  const answer = await send(walk, channel, payer, { feeIds })
  const what = `${payer} orders ${feeIds} by ${channel}`
  if (!known && !isFree) return expectStatus(answer, 409, what)
  if (known) known.channel = channel
  else books.open({ id: lastOrderId(walk), payer, feeIds, channel, endsAt: nowOf(walk) + 120 * minute })
  return expectStatus(answer, 200, what)
}

/** A unit pays for people: all of the rows or none. */
const batch: Step = async (walk) => {
  const { bed, books, random } = walk
  const fees = someOf(random, books.fees)
  const members = fees.map(({ owner, year: feeYear }) => ({
    ...bed.world.db.get<object>(
      'SELECT name, idNumber, member.phone FROM member JOIN personProfile ON memberId = id WHERE id = ?',
      [memberIdOf(owner)],
    ),
    feeYear,
  }))
  const today = bed.clock.now().toISOString().slice(0, 10)
  const isFree = fees.every((fee) => isPayable(fee, today))
  const answer = await bed.post('/api/member-applies-top', { members, status: 'SUBMITTED' }, 'hengxin')
  const feeIds = fees.map(({ id }) => id)
  if (isFree)
    books.open({
      id: lastOrderId(walk),
      payer: 'hengxin',
      feeIds,
      channel: null,
      endsAt: nowOf(walk) + 120 * minute,
    })
  return expectStatus(answer, isFree ? 201 : 400, `hengxin orders ${feeIds} for others`)
}

/** An order is continued, on this channel or the other one; one that is over is refused. */
const turnTo: Step = async (walk) => {
  const { books, random } = walk
  const one = oneOf(random, books.orders)
  if (!one) return nothing
  const channel = random.pick<Channel>(['WECHAT', 'ALIPAY'])
  const answer = await send(walk, channel, one.payer, { orderId: one.id })
  if (isOpen(one)) one.channel = channel
  return expectStatus(answer, isOpen(one) ? 200 : 409, `order ${one.id} by ${channel}`)
}

/** The cashier's form, from a tab that was opened before where there is one. */
async function openCashier({ bed }: Walk, one: Order): Promise<void> {
  const row = bed.world.db.get<{ cashierToken: string }>(
    'SELECT cashierToken FROM memberOrder WHERE id = ?',
    [one.id],
  )
  const page = await visit(bed, `http://m.example/ht/cashier?pr=${row?.cashierToken}`)
  if (isOpen(one)) one.status = 'PAYING'
  expectStatus(page, isOpen(one) ? 200 : 409, `the cashier of order ${one.id}`)
  const fields = hiddenFields(page.body)
  if (fields.pr) one.tab = fields
}

/** A button of the cashier, also in a tab that is older than what became of the order. */
const press: Step = async (walk) => {
  const { bed, books, random } = walk
  const one = oneOf(
    random,
    books.orders.filter(({ channel }) => channel !== null),
  )
  if (!one) return nothing
  if (!one.tab || random.chance(0.3)) await openCashier(walk, one)
  if (!one.tab) return `order ${one.id} is at no cashier`
  const channel = one.channel as Channel
  const outcome = random.pick(['success', 'success', 'success', 'failure', 'leave'])
  const isTaken = isOpen(one) && !one.waiting.some((other) => other.channel === channel)
  const fault = outcome === 'success' && isTaken ? random.pick(paymentFaults) : null
  if (fault) bed.world.faults.add(fault, 1)
  const answer = await postForm(bed, '/cashier/outcome', { ...one.tab, outcome })
  const status = isOpen(one) ? 303 : 409
  if (isOpen(one)) one.status = 'PAYING'
  if (isTaken && outcome === 'success') books.pay(one, channel, fault, nowOf(walk))
  return expectStatus(answer, status, `${outcome} for order ${one.id}, ${fault?.kind ?? 'no fault'}`)
}

const cancel: Step = async ({ bed, books, random }) => {
  const one = oneOf(random, books.orders)
  if (!one) return nothing
  const isClosed = isOpen(one) && one.waiting.length === 0
  if (isOpen(one)) books.close(one)
  const answer = await bed.post(`/api/member-orders/${one.id}/cancel`, {}, one.payer)
  return expectStatus(answer, isClosed ? 200 : 409, `${one.payer} cancels order ${one.id}`)
}

const askBack: Step = async ({ bed, books, random }) => {
  const paid = books.orders.filter(({ status }) => status === 'PAID')
  const one = oneOf(random, random.chance(0.8) && paid.length > 0 ? paid : books.orders)
  if (!one) return nothing
  const isPaid = one.status === 'PAID'
  // All that is left of it, or some of its fees, among which may be one that was paid back.
  const feeIds = random.chance(0.5) ? someOf(random, one.feeIds) : undefined
  const isLeft = feeIds?.every((id) => books.leftOf(one).includes(id)) ?? true
  if (isPaid && isLeft) Object.assign(one, { status: 'REFUNDING', askedIds: feeIds ?? books.leftOf(one) })
  const body = { reason: '重复缴费，申请退回', ...(feeIds && { feeIds }) }
  const answer = await bed.post(`/api/member-orders/${one.id}/refund`, body, one.payer)
  const status = isPaid ? (isLeft ? 200 : 400) : 409
  return expectStatus(answer, status, `${one.payer} asks ${feeIds ?? 'all'} of order ${one.id} back`)
}

const decideRefund: Step = async (walk) => {
  const { bed, books, random } = walk
  const one = oneOf(
    random,
    books.orders.filter(({ status }) => status === 'REFUNDING'),
  )
  if (!one) return nothing
  const isGranted = random.chance(0.6)
  const row = bed.world.db.get<{ id: number }>(
    `SELECT id FROM orderRefund WHERE orderId = ? AND status = 'PENDING'`,
    [one.id],
  )
  decideAt(walk, 'ORDER_REFUND', row?.id ?? 0, isGranted)
  if (isGranted) books.payBack(one)
  else Object.assign(one, { status: 'PAID', askedIds: [] })
  return `the refund of order ${one.id} is ${isGranted ? 'granted' : 'refused'}`
}

const passTime: Step = async (walk) => {
  const minutes = walk.random.pick([1, 1, 12, 61, 200])
  walk.bed.clock.advance(minutes * minute)
  walk.books.passTo(nowOf(walk))
  return `${minutes} minutes pass`
}

/** What happens in a walk, the usual more often. */
export const steps: [Step, ...Step[]] = [
  order,
  order,
  batch,
  turnTo,
  press,
  press,
  press,
  press,
  press,
  press,
  cancel,
  askBack,
  askBack,
  decideRefund,
  decideRefund,
  invoice,
  invoice,
  invoice,
  mend,
  decideInvoice,
  decideInvoice,
  decideInvoice,
  passTime,
  passTime,
]
