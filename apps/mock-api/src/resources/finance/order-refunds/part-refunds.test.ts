import type { InvoiceDraft, MemberOrderDetail, PrintInfo } from '@portal/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { apply, company, detailOf as invoiceOf } from '../../../testing/invoicing.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, feesOf, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { listPayments } from '../payments/payment-store.ts'

const minute = 60_000
const members = [
  { name: '贺启航', idNumber: '349903197912083651', phone: '13800010003', feeYear: 2026 },
  { name: '苏婉清', idNumber: '349902199107254529', phone: '13800010002', feeYear: 2026 },
]

let bed: TestBed
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

/** A unit's order for people, paid. */
async function pay(people: typeof members): Promise<number> {
  const body = { members: people, status: 'SUBMITTED' }
  const batch = await bed.post('/api/member-applies-top', body, 'hengxin')
  const { orderId } = batch.json<{ orderId: number }>()
  const { code_url } = (await payByWeixin(bed, 'hengxin', { orderId })).json<{ code_url: string }>()
  await decide(bed, code_url, 'success')
  return orderId
}

/** One for two people. */
async function paidBatch(): Promise<number> {
  bed = await createTestBed()
  return pay(members)
}

const orderOf = async (id: number): Promise<MemberOrderDetail> =>
  (await bed.get(`/api/member-order-detail/${id}`, 'hengxin')).json()
const ask = (id: number, feeIds?: number[]) =>
  bed.post(`/api/member-orders/${id}/refund`, { reason: '人员已离职', feeIds }, 'hengxin')

/** The number of somebody's fee in an order. */
async function feeOf(id: number, name: string): Promise<number> {
  const line = (await orderOf(id)).details.find(({ beneficiaryName }) => beneficiaryName === name)
  return line?.itemId ?? 0
}

/** Somebody of the order is asked back, and it is granted. */
async function payBack(id: number, name: string): Promise<void> {
  expect((await ask(id, [await feeOf(id, name)])).statusCode).toBe(200)
  bed.clock.advance(minute)
}

const standsOf = async (id: number) =>
  Object.fromEntries(
    (await orderOf(id)).details.map(({ beneficiaryName, refundStatus }) => [beneficiaryName, refundStatus]),
  )
const refusalsOf = async (id: number) =>
  Object.fromEntries(
    (await orderOf(id)).details.map(({ beneficiaryName, refundRefusal }) => [beneficiaryName, refundRefusal]),
  )
const memberOf = async (persona: string) => (await bed.get('/api/member/current', persona)).json()

describe('a part of an order', () => {
  it('is asked back: only those people, and their sum', async () => {
    const id = await paidBatch()
    const answer = await ask(id, [await feeOf(id, '贺启航')])
    const amount = answer.json<MemberOrderDetail>().details[0]?.amount
    expect(answer.json()).toMatchObject({ status: 'REFUNDING', refundedAmount: 0, refund: { amount } })
    expect(await standsOf(id)).toEqual({ 贺启航: 'PENDING', 苏婉清: null })
  })

  it('is one of several that the list tells, the first one first', async () => {
    const id = await paidBatch()
    await payBack(id, '贺启航')
    await payBack(id, '苏婉清')
    const list = await bed.get(`/api/member-orders?id.equals=${id}`, 'hengxin')
    const [{ refunds, refund } = { refunds: [], refund: null }] = list.json<MemberOrderDetail[]>()
    expect(refunds).toHaveLength(2)
    expect([refunds[1], refunds]).toEqual([refund, (await orderOf(id)).refunds])
  })

  it('comes back: the others stay paid, the payment keeps the rest', async () => {
    const id = await paidBatch()
    const before = { he: await memberOf('he'), su: await memberOf('su') }
    await payBack(id, '贺启航')
    const order = await orderOf(id)
    const [{ amount = 0 } = {}] = order.details
    expect(order).toMatchObject({
      status: 'PAID',
      refundedAmount: amount,
      refund: { status: 'APPROVED', amount },
    })
    const askedBack = await bed.get('/api/member-orders?refundStatus.specified=true', 'hengxin')
    expect(askedBack.json()).toContainEqual(expect.objectContaining({ id, refundStatus: 'APPROVED' }))
    expect(await standsOf(id)).toEqual({ 贺启航: 'REFUNDED', 苏婉清: null })
    expect(before.he.validTo).toBe('2026-12-31')
    expect(await memberOf('he')).toMatchObject({ membershipStatus: 'EXPIRED', validTo: '2025-12-31' })
    expect((await memberOf('su')).validTo).toBe(before.su.validTo)
    expect(await feesOf(bed, 'he', 'REFUNDED')).toMatchObject([
      { feeYear: 2026, isPayable: true, orderId: null },
    ])
    expect(listPayments(bed.world)[0]).toMatchObject({
      orderId: id,
      state: 'SETTLED',
      refundedFen: amount * 100,
    })
    const told = await bed.get('/api/member-messages?kind.equals=ORDER&size=1', 'hengxin')
    expect(told.json()).toMatchObject([
      { title: '订单已部分退款', content: expect.stringContaining('贺启航') },
    ])
  })

  it('can be paid again by another order, while this one holds the rest', async () => {
    const id = await paidBatch()
    await payBack(id, '贺启航')
    const [fee] = await feesOf(bed, 'he', 'REFUNDED')
    const { code_url } = (await payByWeixin(bed, 'he', { feeIds: [fee?.id] })).json<{ code_url: string }>()
    await decide(bed, code_url, 'success')
    expect((await memberOf('he')).validTo).toBe('2026-12-31')
    const receipts = (await bed.get(`/api/print-info/receipts/${id}`, 'hengxin')).json<PrintInfo[]>()
    expect(receipts.map(({ holderName }) => holderName)).toEqual(['苏婉清'])
  })

  it('takes the order with it once nothing is left', async () => {
    const id = await paidBatch()
    await payBack(id, '贺启航')
    expect((await orderOf(id)).refundTerms).toMatchObject({ refusal: null })
    await payBack(id, '苏婉清')
    const order = await orderOf(id)
    expect(order).toMatchObject({ status: 'REFUNDED', refundedAmount: order.totalAmount })
    expect(listPayments(bed.world)[0]).toMatchObject({ orderId: id, state: 'REFUNDED' })
  })

  it('makes the invoice void; the rest can be invoiced anew', async () => {
    const id = await paidBatch()
    const form = { ...company, orderIds: [id], invoiceKind: 'FISCAL_RECEIPT' }
    const first = (await apply(bed, form)).json<{ id: number; amount: number }>()
    bed.clock.advance(2 * minute)
    await payBack(id, '贺启航')
    const { totalAmount, refundedAmount, invoiceStatus } = await orderOf(id)
    expect(invoiceStatus).toBe('NONE')
    expect(await invoiceOf(bed, first.id)).toMatchObject({
      ...{ status: 'RED_FLUSHED', amount: totalAmount, orders: [{ amount: totalAmount }] },
    })
    const rest = totalAmount - refundedAmount
    const draft = (await bed.get(`/api/member-invoices/apply/${id}`, 'hengxin')).json<InvoiceDraft>()
    expect(draft).toMatchObject({ amount: rest, orders: [{ totalAmount, amount: rest }] })
    const second = (await apply(bed, form)).json<{ id: number }>()
    expect(await invoiceOf(bed, second.id)).toMatchObject({ amount: rest, orders: [{ amount: rest }] })
  })

  it('is denied for who was paid back before, which keeps nobody else from it', async () => {
    bed = await createTestBed()
    await payBack(await pay(members.slice(0, 1)), '贺启航')
    const id = await pay(members)
    expect((await orderOf(id)).refundTerms?.refusal).toBeNull()
    expect(await refusalsOf(id)).toEqual({ 贺启航: 'REFUNDED_BEFORE', 苏婉清: null })
    await ask(id)
    bed.clock.advance(minute)
    expect((await orderOf(id)).refund?.status).toBe('REJECTED')
    await payBack(id, '苏婉清')
    const { refund, refundTerms } = await orderOf(id)
    expect([refund?.status, refundTerms?.refusal]).toEqual(['APPROVED', 'REFUNDED_BEFORE'])
    expect(await refusalsOf(id)).toEqual({ 贺启航: 'REFUNDED_BEFORE', 苏婉清: null })
  })

  it('is refused for a fee that was paid back, or is not in the order', async () => {
    const id = await paidBatch()
    const he = await feeOf(id, '贺启航')
    await payBack(id, '贺启航')
    const answer = await ask(id, [he, 999_999])
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fieldErrors).toMatchObject([
      { field: 'feeIds[0]', message: 'FeeNotInOrder' },
      { field: 'feeIds[1]', message: 'FeeNotInOrder' },
    ])
  })
})
