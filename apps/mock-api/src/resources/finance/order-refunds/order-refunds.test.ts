import type { MemberInvoice, MemberOrderDetail } from '@portal/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { setReviewPolicy } from '../../../review/policy.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, feesOf, openWeixinOrder, orderOf, payByWeixin, tradeOf } from '../../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { reviewDesks } from '../../reviews.ts'
import { addFee } from '../member-fees/fee-year.ts'
import { listPayments } from '../payments/payment-store.ts'

const minute = 60_000
const day = 1440 * minute

let bed: TestBed
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

const detailOf = async (persona: string, id: number): Promise<MemberOrderDetail> =>
  (await bed.get(`/api/member-order-detail/${id}`, persona)).json()
const cancel = (persona: string, id: number) => bed.post(`/api/member-orders/${id}/cancel`, {}, persona)
const askBack = (persona: string, id: number, reason = '重复缴费，申请退回') =>
  bed.post(`/api/member-orders/${id}/refund`, { reason }, persona)
const memberOf = async (persona: string) => (await bed.get('/api/member/current', persona)).json()

/** A persona's order over all that is owed, paid. */
async function paidOrder(persona: string): Promise<number> {
  bed = await createTestBed()
  const { code_url, orderId } = await openWeixinOrder(bed, persona)
  await decide(bed, code_url, 'success')
  return orderId
}

/** A unit's order stands on an invoice that the unit will book. @returns its id */
async function invoicedToCompany(orderId: number): Promise<number> {
  const application = {
    ...{ orderIds: [orderId], invoiceKind: 'FISCAL_RECEIPT', titleType: 'COMPANY' },
    ...{ buyerName: '云洲铭测工程管理有限公司', buyerTaxNo: '91349902MA2MC02L3Y', email: 'a@b.example' },
  }
  const { id } = (await bed.post('/api/member/invoice-apply', application, 'mingce')).json<MemberInvoice>()
  bed.clock.advance(2 * minute)
  return id
}

describe('cancelling an order', () => {
  it('closes it and frees its fees', async () => {
    bed = await createTestBed()
    const { orderId } = await openWeixinOrder(bed, 'su')
    const answer = await cancel('su', orderId)
    expect(answer.json()).toMatchObject({ status: 'CLOSED', codeUrl: null, refund: null })
    expect((await feesOf(bed, 'su')).map(({ status, orderId: held }) => [status, held])).toEqual([
      ['OVERDUE', null],
      ['UNPAID', null],
    ])
    const again = await openWeixinOrder(bed, 'su')
    expect(again.orderId).not.toBe(orderId)
    expect((await cancel('su', orderId)).json()).toMatchObject({ status: 409, message: 'error.orderClosed' })
  })

  it('asks the channel first: what it has the money for is settled, not closed', async () => {
    bed = await createTestBed()
    bed.world.faults.add({ kind: 'NEVER' }, 1)
    const { code_url, orderId } = await openWeixinOrder(bed, 'su')
    await decide(bed, code_url, 'success')
    expect((await cancel('su', orderId)).json()).toMatchObject({ status: 409, message: 'error.orderPaid' })
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ status: 'PAID' })
  })

  it('is for one’s own open orders', async () => {
    const orderId = await paidOrder('su')
    expect((await cancel('lin', orderId)).statusCode).toBe(404)
    expect((await cancel('su', 999_999)).statusCode).toBe(404)
    expect((await cancel('su', orderId)).json()).toMatchObject({ status: 409, message: 'error.orderPaid' })
  })
})

describe('a refund', () => {
  it('is with the association first: nothing is taken back yet', async () => {
    const orderId = await paidOrder('he')
    const answer = await askBack('he', orderId)
    expect(answer.json()).toMatchObject({
      status: 'REFUNDING',
      refund: { status: 'PENDING', reason: '重复缴费，申请退回', opinion: null, decidedAt: null },
    })
    expect(await tradeOf(bed, 'he', orderId)).toMatchObject({ trade_state: 'REFUND' })
    expect(await feesOf(bed, 'he', 'PAID')).toContainEqual(expect.objectContaining({ orderId }))
    expect((await memberOf('he')).membershipStatus).toBe('ACTIVE')
    expect((await askBack('he', orderId)).json()).toMatchObject({ status: 409 })
  })

  it('is granted by rule: money, fee and validity are taken back', async () => {
    const orderId = await paidOrder('he')
    await askBack('he', orderId)
    bed.clock.advance(minute)
    expect(await detailOf('he', orderId)).toMatchObject({
      status: 'REFUNDED',
      refund: { status: 'APPROVED' },
    })
    const refunded = await feesOf(bed, 'he', 'REFUNDED')
    expect(refunded).toMatchObject([{ feeYear: 2026, paidAmount: 0, payDate: null, orderId }])
    expect(await memberOf('he')).toMatchObject({ membershipStatus: 'EXPIRED', validTo: '2025-12-31' })
    const [payment] = listPayments(bed.world)
    expect(payment).toMatchObject({ orderId, state: 'REFUNDED', refundReason: 'ORDER_REFUNDED' })
  })

  it('is denied by rule after a month: the order is as paid as before, and can be asked for again', async () => {
    const orderId = await paidOrder('he')
    const paid = await orderOf(bed, 'he', orderId)
    bed.clock.advance(31 * day)
    await askBack('he', orderId)
    bed.clock.advance(minute)
    const order = await detailOf('he', orderId)
    expect(order).toMatchObject({
      status: 'PAID',
      payTime: paid.payTime,
      refund: { status: 'REJECTED', opinion: expect.stringContaining('30日') },
    })
    expect((await memberOf('he')).validTo).toBe('2026-12-31')
    expect((await askBack('he', orderId)).json()).toMatchObject({ status: 'REFUNDING' })
  })

  it('waits for a decision when the association decides by hand', async () => {
    const orderId = await paidOrder('he')
    setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 60 })
    await askBack('he', orderId)
    bed.clock.advance(3 * 60 * minute)
    expect(await orderOf(bed, 'he', orderId)).toMatchObject({ status: 'REFUNDING' })
    const desk = reviewDesks.find(({ kind }) => kind === 'ORDER_REFUND')
    const waiting = desk?.pending(bed.world).find(({ title }) => title.includes('贺启航'))
    expect(waiting?.subtitle).toContain('重复缴费')
    const decision = { result: 'RETURN' as const, opinion: '请先联系协会' }
    desk?.decide(bed.world, waiting?.id ?? 0, decision, bed.clock.now())
    expect(await detailOf('he', orderId)).toMatchObject({
      status: 'PAID',
      refund: { opinion: '请先联系协会' },
    })
    expect(() => desk?.decide(bed.world, waiting?.id ?? 0, decision, bed.clock.now())).toThrow('REJECTED')
  })

  it('frees the year until it ends, and is granted once', async () => {
    const orderId = await paidOrder('he')
    expect((await detailOf('he', orderId)).refundTerms).toMatchObject({ refusal: null })
    await askBack('he', orderId)
    expect((await detailOf('he', orderId)).refundTerms).toBeNull()
    bed.clock.advance(minute)
    const refunded = async () => (await feesOf(bed, 'he', 'REFUNDED'))[0]
    const pay = async () => payByWeixin(bed, 'he', { feeIds: [(await refunded())?.id] })
    expect(await refunded()).toMatchObject({ feeYear: 2026, isPayable: true })
    const given = (await pay()).json<{ orderId: number }>()
    expect((await cancel('he', given.orderId)).statusCode).toBe(200)
    expect(await refunded()).toMatchObject({ orderId, isPayable: true })
    const { code_url, orderId: next } = (await pay()).json<{ code_url: string; orderId: number }>()
    await decide(bed, code_url, 'success')
    expect(await memberOf('he')).toMatchObject({ membershipStatus: 'ACTIVE', validTo: '2026-12-31' })
    expect((await detailOf('he', next)).refundTerms?.refusal).toBe('REFUNDED_BEFORE')
    await askBack('he', next)
    bed.clock.advance(minute)
    const denied = { status: 'PAID', refund: { opinion: expect.stringContaining('退过一次') } }
    expect(await detailOf('he', next)).toMatchObject(denied)
  })

  it('leaves a fee that is closed with its year', async () => {
    const orderId = await paidOrder('he')
    await askBack('he', orderId)
    bed.clock.set('2026-12-31T16:00:00.000Z')
    const [fee] = await feesOf(bed, 'he', 'REFUNDED')
    expect(fee).toMatchObject({ feeYear: 2026, isPayable: false })
    const late = await payByWeixin(bed, 'he', { feeIds: [fee?.id] })
    expect(late.json()).toMatchObject({ status: 409, message: 'error.feeNotPayable' })
  })

  it('leaves a year that is asked for anew owed, also when it is not paid then', async () => {
    const orderId = await paidOrder('he')
    await askBack('he', orderId)
    bed.clock.advance(minute)
    expect(await feesOf(bed, 'he', 'REFUNDED')).toHaveLength(1)
    const owner = {
      id: memberIdOf('he'),
      ownerType: 'PERSON' as const,
      name: '贺启航',
      memberLevel: '资深会员',
    }
    addFee(bed.world, owner, 2026, bed.clock.now())
    const again = await openWeixinOrder(bed, 'he')
    await cancel('he', again.orderId)
    expect(await feesOf(bed, 'he')).toMatchObject([{ feeYear: 2026, status: 'UNPAID', orderId: null }])
  })

  it('is granted by rule until the buyer books the invoice', async () => {
    const orderId = await paidOrder('mingce')
    const before = (await detailOf('mingce', orderId)).refundTerms?.until ?? ''
    expect(Date.parse(before)).toBe(bed.clock.now().getTime() + 30 * day)
    const id = await invoicedToCompany(orderId)
    const until = '2026-11-30T16:00:00.000Z'
    expect((await detailOf('mingce', orderId)).refundTerms).toEqual({ until, refusal: null })
    bed.clock.set(until)
    const invoice = (await bed.get(`/api/member-invoices-detail/${id}`, 'mingce')).json<MemberInvoice>()
    expect(invoice).toMatchObject({ status: 'ISSUED', usedDate: '2026-12-01' })
    expect((await detailOf('mingce', orderId)).refundTerms).toEqual({ until, refusal: 'INVOICE_USED' })
  })

  it('is decided as of when it was asked for', async () => {
    const orderId = await paidOrder('mingce')
    await invoicedToCompany(orderId)
    bed.clock.set('2026-11-28T02:00:00.000Z')
    await askBack('mingce', orderId)
    bed.clock.advance(5 * day)
    expect(await detailOf('mingce', orderId)).toMatchObject({
      status: 'REFUNDED',
      refund: { status: 'APPROVED', decidedAt: '2026-11-28T02:01:00.000Z' },
    })
  })

  it('makes the invoice void', async () => {
    const orderId = await paidOrder('su')
    const application = {
      orderIds: [orderId],
      invoiceKind: 'FISCAL_RECEIPT',
      titleType: 'PERSON',
      buyerName: '苏婉清',
      email: 'su@mail.example',
    }
    const { id } = (await bed.post('/api/member/invoice-apply', application, 'su')).json<MemberInvoice>()
    bed.clock.advance(2 * minute)
    await askBack('su', orderId)
    bed.clock.advance(minute)
    const invoice = (await bed.get(`/api/member-invoices-detail/${id}`, 'su')).json<MemberInvoice>()
    expect(invoice).toMatchObject({ status: 'RED_FLUSHED', failReason: expect.stringContaining('退款') })
    expect(invoice.invoiceNo).toMatch(/^\d{20}$/)
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ status: 'REFUNDED', invoiceStatus: 'NONE' })
  })

  it('of a course is told by the course’s own terms', async () => {
    bed = await createTestBed()
    const courses = await bed.get('/api/member-orders?orderType.equals=EDU&status.equals=PAID&size=1', 'lin')
    const [order] = courses.json<MemberOrderDetail[]>()
    expect((await detailOf('lin', order?.id ?? 0)).refundTerms?.refusal).toMatch(/COMPLETED|TOO_LATE/)
  })

  it('is for one’s own paid orders, with a reason', async () => {
    const orderId = await paidOrder('su')
    expect((await askBack('lin', orderId)).statusCode).toBe(404)
    expect((await askBack('su', orderId, ' ')).json()).toMatchObject({
      status: 400,
      fieldErrors: expect.arrayContaining([expect.objectContaining({ field: 'reason' })]),
    })
    const open = await openWeixinOrder(bed, 'he')
    expect((await askBack('he', open.orderId)).json()).toMatchObject({
      status: 409,
      message: 'error.orderUnpaid',
    })
  })

  it('that the seed shows under way is decided after a day', async () => {
    bed = await createTestBed()
    const states = async () =>
      (await bed.get('/api/member-orders?status.in=REFUNDING,REFUNDED&orderType.equals=EDU', 'hengxin'))
        .json<MemberOrderDetail[]>()
        .map(({ status }) => status)
    expect((await states()).sort()).toEqual(['REFUNDED', 'REFUNDING'])
    bed.clock.advance(day)
    expect(await states()).toEqual(['REFUNDED', 'REFUNDED'])
  })
})
