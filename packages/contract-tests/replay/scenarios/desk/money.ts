import { type DeskFee, type DeskRefund, type PortalClient, unwrap } from '@portal/api-contract'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import { day, dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { everyRow, onceAtOnce, refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { clockFor, edge, minute } from '../account/travel.ts'
import { firstPayable } from '../payments.ts'
import { dismiss, hire, staffName } from './clerks/clerk.ts'
import { entryOf, transferOf } from './clerks/refund-transfers.ts'
import { deskClient, requirePermission } from './desk-client.ts'

/** What is paid back by a transfer and was not yet can be, and nothing else; who was refused is told why. */
function checkRefunds(context: Context, refunds: DeskRefund[]): void {
  const isByTransfer = ({ payChannel }: DeskRefund) => payChannel === 'BANK' || payChannel === 'OFFLINE'
  const isLeft = ({ status, transfer }: DeskRefund) => status !== 'REJECTED' && transfer === null
  everyRow(
    context,
    refunds,
    (one) => one.canTransfer === (isByTransfer(one) && isLeft(one)),
    'what was paid outside the channels is to be transferred back, once',
    'listDeskRefunds',
  )
  const silent = refunds.filter(({ status, opinion }) => status === 'REJECTED' && opinion === null)
  const rule = 'a refund that was refused says why'
  context.expect(silent.length === 0, rule, silent.length, 'listDeskRefunds')
}

async function transferRefund(context: Context, staff: PortalClient): Promise<void> {
  const refunds = await unwrap(staff.GET('/api/admin/refunds', { params: { query: { size: 200 } } }))
  checkRefunds(context, refunds)
  const online = refunds.find(({ payChannel }) => payChannel === 'WECHAT' || payChannel === 'ALIPAY')
  const what = 'a transfer of what a channel pays back by itself'
  if (online) await refusedWith(context, 409, 'error.refundNotByTransfer', what, transferOf(staff, online))
  else context.untried(`${what} is refused`, 'no refund goes back by a channel')
  const refund =
    refunds.find(({ canTransfer }) => canTransfer) ?? context.skip('no refund is to be transferred')
  const { refundAmount } = refund
  for (const amount of [refundAmount - 0.01, refundAmount + 0.01].map(
    (yuan) => Math.round(yuan * 100) / 100,
  )) {
    const what = `a transfer of ${amount > refundAmount ? 'more' : 'less'} than is asked back`
    await refusedField(context, 'amount', what, transferOf(staff, refund, { amount }))
  }
  const foreign = transferOf(staff, refund, { payAccount: '100000000000' })
  await refusedField(
    context,
    'payAccount',
    "a transfer from an account that is not the association's",
    foreign,
  )
  const transfer = () => transferOf(staff, refund)
  const done = await unwrap(onceAtOnce(context, 'entering a transfer', transfer))
  const approved = 'a refund that is transferred is approved by it'
  context.expect(done.status === 'APPROVED', approved, done.status, 'transferDeskRefund')
  const other = done.transfer ? firstSharedDifference({ ...entryOf(refund) }, done.transfer) : 'transfer'
  context.expect(other === null, 'a transfer says what was entered of it', `another ${other}`)
  const query = { 'id.equals': refund.id }
  const [row] = await unwrap(staff.GET('/api/admin/refunds', { params: { query } }))
  const isLeft = done.canTransfer || row?.canTransfer !== false
  context.expect(!isLeft, 'what was transferred is to be transferred no more', row?.canTransfer)
  const { name } = await unwrap(staff.GET('/api/admin/account'))
  const by = row?.transfer?.staffName
  context.expect(by === name, 'a transfer names who has entered it', by, 'listDeskRefunds')
  const order = await unwrap(
    staff.GET('/api/admin/orders/{id}', { params: { path: { id: refund.orderId } } }),
  )
  const isOver = order.status !== 'REFUNDING' && order.refundStatus === 'APPROVED'
  const rule = 'an order of which the refund was transferred waits for none'
  context.expect(isOver, rule, `${order.status} ${order.refundStatus}`, 'getDeskOrder')
  const again = await refused(context, 409, 'a second transfer of a refund', transfer())
  context.expect(again.message === 'error.decidedBefore', 'the second is told who was first', again.message)
  const clerk = await hire(context, staff, ['desk.refunds'])
  const { params } = await refused(context, 409, 'a transfer by another', transferOf(clerk.client, refund))
  const named = (params as { staffName?: string } | undefined)?.staffName
  const first = 'another one is told the name of who was first, not the own one'
  context.expect(named === done.transfer?.staffName && named !== staffName, first, named)
  await dismiss(context, staff, clerk)
}

/** Fees that are not reminded of keep what they say of the last time. @param before those fees as they were */
async function checkKept(
  context: Context,
  staff: PortalClient,
  before: readonly Pick<DeskFee, 'id' | 'remindedDate'>[],
): Promise<void> {
  const query = { 'id.in': before.map(({ id }) => id), size: 2000 }
  const rows = before.length > 0 ? await unwrap(staff.GET('/api/admin/fees', { params: { query } })) : []
  const dates = new Map(before.map(({ id, remindedDate }) => [id, remindedDate]))
  const isKept = ({ id, remindedDate }: DeskFee) => remindedDate === dates.get(id)
  everyRow(context, rows, isKept, 'a fee that is not reminded of keeps its remindedDate', 'listDeskFees')
}

/** Nobody is reminded of what is just being paid. */
async function remindHeld(context: Context, staff: PortalClient): Promise<void> {
  const person = await context.as('person')
  const feeId = await firstPayable(person)
  if (feeId === undefined)
    return context.untried('nobody is reminded of what is being paid', 'nothing is owed')
  const body = { feeIds: [feeId] }
  const { orderId } = await unwrap(person.POST('/api/weixin/native/pay', { body }))
  const query = { 'id.equals': feeId }
  const held = await unwrap(staff.GET('/api/admin/fees', { params: { query } }))
  const [result] = await unwrap(staff.POST('/api/admin/fees/reminders', { body }))
  const isMeant = result?.isDone === false && result.reason === 'BEING_PAID'
  context.expect(isMeant, 'nobody is reminded of a fee that is being paid', JSON.stringify(result))
  await checkKept(context, staff, held)
  await unwrap(person.POST('/api/member-orders/{id}/cancel', { params: { path: { id: orderId } } }))
}

/** A fee in each state in which nothing is owed. */
async function settledFees(staff: PortalClient): Promise<DeskFee[]> {
  const query = { 'status.notIn': ['UNPAID', 'OVERDUE', 'PAYING'], size: 2000 }
  const fees = await unwrap(staff.GET('/api/admin/fees', { params: { query } }))
  return [...Map.groupBy(fees, ({ status }) => status).values()].flatMap(([first]) => first ?? [])
}

/** Of several fees one that there is not, and those that are settled, keep nobody from being told of those after them. @returns those that were reminded of */
async function remindUnknown(context: Context, staff: PortalClient, feeIds: number[]): Promise<number[]> {
  const settled = await settledFees(staff)
  const body = { feeIds: [9_007_199_254_740_991, ...settled.map(({ id }) => id), ...feeIds] }
  const { data = [], response } = await staff.POST('/api/admin/fees/reminders', { body })
  const rule = 'a fee that there is not is UNKNOWN, and keeps the others from nothing'
  const seen = `${response.status}: ${data.map(({ reason }) => reason).join()}`
  const isMeant = data.length === body.feeIds.length && data[0]?.reason === 'UNKNOWN'
  context.expect(isMeant, rule, seen, 'remindDeskFees')
  for (const { id, status } of settled) {
    const result = data.find(({ feeId }) => feeId === id)
    const isLeft = result?.isDone === false && result.reason === 'NOT_OWED'
    context.expect(
      isLeft,
      'nobody is reminded of a fee that is settled',
      `${status}: ${result?.reason}`,
      'remindDeskFees',
    )
  }
  if (settled.length > 0) await checkKept(context, staff, settled)
  else context.untried('nobody is reminded of a fee that is settled', 'none is')
  // An overdue one is owed as the others are.
  const unowed = data.filter(({ feeId, reason }) => feeIds.includes(feeId) && reason === 'NOT_OWED')
  const owed = 'members are reminded of what they owe, overdue or not'
  context.expect(unowed.length === 0, owed, unowed.map(({ feeId }) => feeId).join(), 'remindDeskFees')
  const told = data.map(({ feeId }) => feeId).join()
  const inOrder = 'what became of each fee stands in the order that was asked for'
  context.expect(told === body.feeIds.join(), inOrder, told, 'remindDeskFees')
  return data.filter(({ isDone }) => isDone).map(({ feeId }) => feeId)
}

async function remind(context: Context, staff: PortalClient): Promise<void> {
  const query = { 'status.in': ['UNPAID', 'OVERDUE'], size: 2000 }
  const owed = await unwrap(staff.GET('/api/admin/fees', { params: { query } }))
  const fees = [
    ...owed.slice(0, 2),
    ...owed
      .slice(2)
      .filter(({ status }) => status === 'OVERDUE')
      .slice(-1),
  ]
  if (fees.every(({ status }) => status !== 'OVERDUE'))
    context.untried('members are reminded of what is overdue', 'nothing is')
  // From the highest id on, which is not how a database has them.
  const feeIds = fees.map(({ id }) => id).toSorted((a, b) => b - a)
  if (feeIds.length === 0) context.skip('nobody owes a fee')
  const ofOwners = { 'ownerId.in': [...new Set(fees.map(({ ownerId }) => ownerId))], size: 2000 }
  const owned = await unwrap(staff.GET('/api/admin/fees', { params: { query: ofOwners } }))
  const now = await remindUnknown(context, staff, feeIds)
  const again = await unwrap(staff.POST('/api/admin/fees/reminders', { body: { feeIds } }))
  context.expect(
    again.length === feeIds.length,
    'the answer says of each fee what became of it',
    again.length,
  )
  everyRow(
    context,
    again,
    ({ reason }) => reason === 'REMINDED_TODAY',
    'nobody is reminded of a fee twice a day',
  )
  const named = { 'id.in': feeIds }
  const reminded = await unwrap(staff.GET('/api/admin/fees', { params: { query: named } }))
  const late = reminded.filter(
    ({ id, remindedDate }) =>
      context.now().getTime() - Date.parse(remindedDate ?? '1970-01-01') > (now.includes(id) ? minute : day),
  )
  const seen = late.map(({ id, remindedDate }) => `${id}: ${remindedDate}`)
  context.expect(late.length === 0, 'a fee that was reminded of today says when', seen)
  const others = owned.filter(({ id }) => !now.includes(id))
  await checkKept(context, staff, others)
  await remindNextDay(context, feeIds)
}

/** As soon as another day has begun in China members are reminded again, and the fee says when that was last. */
async function remindNextDay(context: Context, feeIds: number[]): Promise<void> {
  const rule = 'a fee says when its member was reminded of it last'
  const clock = clockFor(context, rule, 'remind of a fee on two days, and look at its remindedDate')
  const tomorrow = async () => {
    const staff = await logInAnew(context, 'staff')
    const [result] = await unwrap(staff.POST('/api/admin/fees/reminders', { body: { feeIds } }))
    const isOpen = result?.reason !== 'REMINDED_TODAY'
    const again = 'members are reminded again on the day that has begun in China'
    context.expect(isOpen, again, result?.reason, 'remindDeskFees')
    // Who pays meanwhile is not reminded again.
    if (!result?.isDone) return
    const query = { 'id.equals': result.feeId }
    const [fee] = await unwrap(staff.GET('/api/admin/fees', { params: { query } }))
    const ago = context.now().getTime() - Date.parse(fee?.remindedDate ?? '')
    context.expect(ago >= -minute && ago <= minute, rule, fee?.remindedDate, 'listDeskFees')
  }
  // Undone, or what falls due meanwhile would lie ahead for the rest of the run.
  const now = context.now().getTime()
  const night = edge(dayInChina(now), 1)
  await clock?.(Math.ceil((night - now) / 1000), tomorrow, 'undone')
}

export const deskMoney: Scenario[] = [
  {
    name: 'The desk: a refund is paid back by a transfer once',
    operations: [...(['listDeskRefunds', 'transferDeskRefund', 'createDeskUser', 'getDeskOrder'] as const)],
    writes: true,
    leaves:
      'a refund that is entered as paid back by a transfer, and an account of the staff that is disabled',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.refunds', 'desk.orders', 'desk.users', 'desk.roles')
      await transferRefund(context, staff)
    },
  },
  {
    name: 'The desk: members are reminded of fees once a day',
    operations: ['listDeskFees', 'remindDeskFees', 'payByWeixin', 'listDeskLog'],
    writes: true,
    leaves: 'notices to members who owe a fee',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.fees')
      await remind(context, staff)
      await remindHeld(context, staff)
    },
  },
  {
    name: 'The desk: one order has what the list says of it',
    operations: ['listDeskOrders', 'getDeskOrder', 'listDeskTransfers', 'listDeskInvoices'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.orders')
      const [first = context.skip('there is no order')] = await unwrap(staff.GET('/api/admin/orders'))
      const order = await unwrap(staff.GET('/api/admin/orders/{id}', { params: { path: { id: first.id } } }))
      context.expect(
        order.orderNo === first.orderNo,
        'an order is the same alone as in the list',
        order.orderNo,
      )
      const transfers = await unwrap(staff.GET('/api/admin/transfers'))
      everyRow(
        context,
        transfers,
        ({ handedInTime, proof }) => (proof === null) === (handedInTime === null),
        'a proof has the time at which it was handed in',
      )
      const invoices = await unwrap(staff.GET('/api/admin/invoices'))
      everyRow(context, invoices, ({ orderIds }) => orderIds.length > 0, 'an invoice is over orders')
    },
  },
]
