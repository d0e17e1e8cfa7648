import type { InvoiceApplication, MemberInvoice } from '@portal/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../outbox/outbox.ts'
import { setReviewPolicy } from '../../../review/policy.ts'
import { apply, company, detailOf, freeOrders, ordersOf } from '../../../testing/invoicing.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { orderOf } from '../../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { reviewDesks } from '../../reviews.ts'

const minute = 60_000
const issueDelay = minute + 30_000

let bed: TestBed
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

const revise = (body: object, persona = 'hengxin') => bed.put('/api/member/invoice-apply', body, persona)

async function applied(change: Partial<InvoiceApplication> = {}): Promise<MemberInvoice> {
  bed = await createTestBed()
  const [orderId = 0] = await freeOrders(bed, 'EDU')
  const answer = await apply(bed, { orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company, ...change })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

describe('an invoice', () => {
  it('is with the platform after the review, then issued and mailed', async () => {
    const { id, orderIds } = await applied()
    bed.clock.advance(minute)
    expect(await detailOf(bed, id)).toMatchObject({ status: 'ISSUING', invoiceNo: null })
    bed.clock.advance(30_000)
    const invoice = await detailOf(bed, id)
    expect(invoice).toMatchObject({ status: 'ISSUED', issueDate: '2026-11-21', failReason: null })
    expect(invoice.invoiceNo).toMatch(/^263499\d{14}$/)
    expect(await orderOf(bed, 'hengxin', orderIds[0] ?? 0)).toMatchObject({ invoiceStatus: 'ISSUED' })
    const [mail] = readOutbox(bed.world, 1, company.email)
    expect(mail).toMatchObject({
      channel: 'MAIL',
      subject: expect.stringContaining(invoice.invoiceNo ?? '?'),
    })
  })

  it('has files that open, to whoever has their address', async () => {
    const { id } = await applied()
    bed.clock.advance(issueDelay)
    const { pdfUrl, ofdUrl, xmlUrl, invoiceNo } = await detailOf(bed, id)
    const [pdf, ofd, xml] = await Promise.all([pdfUrl, ofdUrl, xmlUrl].map((url) => bed.get(`/${url}`)))
    expect(pdf?.headers['content-type']).toBe('application/pdf')
    expect(pdf?.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf?.headers['content-disposition']).toContain(`${invoiceNo}.pdf`)
    expect(ofd?.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(ofd?.rawPayload.includes('Doc_0/Pages/Page_0/Content.xml')).toBe(true)
    expect(xml?.body).toContain(`<InvoiceNumber>${invoiceNo}</InvoiceNumber>`)
    expect(xml?.body).toContain(company.buyerName)
    for (const url of [
      'files/invoices/x.pdf',
      pdfUrl?.replace('.pdf', '.exe'),
      `files/invoices/${'A'.repeat(22)}.pdf`,
    ])
      expect((await bed.get(`/${url}`)).statusCode).toBe(404)
  })

  it('fails at the platform for a wrong tax number, is mended and issued', async () => {
    const { id, orderIds } = await applied({ buyerTaxNo: '91350100M000100Y44' })
    bed.clock.advance(issueDelay)
    expect(await detailOf(bed, id)).toMatchObject({
      status: 'FAILED',
      failReason: expect.stringContaining('税号'),
    })
    const body = { id, orderIds, invoiceKind: 'E_NORMAL', ...company }
    expect((await revise(body)).json()).toMatchObject({ id, status: 'PENDING', failReason: null })
    bed.clock.advance(issueDelay)
    expect(await detailOf(bed, id)).toMatchObject({ status: 'ISSUED', buyerTaxNo: company.buyerTaxNo })
    expect((await revise(body)).json()).toMatchObject({ status: 409, message: 'error.invoiceNotEditable' })
  })

  it('of a unit’s fee is made out to the name that the unit had when it paid, also where it has another by now', async () => {
    bed = await createTestBed()
    const [orderId] = await freeOrders(bed, 'MEMBER_FEE')
    const body = { orderIds: [orderId], invoiceKind: 'FISCAL_RECEIPT', ...company }
    const { id } = (await apply(bed, body)).json<MemberInvoice>()
    bed.world.db.run("UPDATE member SET name = '已注销单位' WHERE id = ?", [memberIdOf('hengxin')])
    bed.clock.advance(minute)
    expect(await detailOf(bed, id)).toMatchObject({ status: 'ISSUING', failReason: null })
  })

  it('of a unit’s fee to somebody else is rejected, with the reason', async () => {
    bed = await createTestBed()
    const [orderId = 0] = await freeOrders(bed, 'MEMBER_FEE')
    const body = { orderIds: [orderId], invoiceKind: 'FISCAL_RECEIPT', ...company, buyerName: '临江别家公司' }
    const { id } = (await apply(bed, body)).json<MemberInvoice>()
    bed.clock.advance(minute)
    expect(await detailOf(bed, id)).toMatchObject({
      status: 'REJECTED',
      failReason: expect.stringContaining('抬头'),
    })
    expect(await orderOf(bed, 'hengxin', orderId)).toMatchObject({ invoiceStatus: 'APPLIED' })
  })

  it('may change its orders while it waits, which frees the ones before', async () => {
    const { id, orderIds } = await applied()
    const [other = 0] = await freeOrders(bed, 'EDU')
    const body = { id, orderIds: [other], invoiceKind: 'E_NORMAL', ...company }
    const changed = (await revise(body)).json<MemberInvoice>()
    expect(changed.orderIds).toEqual([other])
    expect(await orderOf(bed, 'hengxin', orderIds[0] ?? 0)).toMatchObject({ invoiceStatus: 'NONE' })
    expect(await orderOf(bed, 'hengxin', other)).toMatchObject({
      invoiceStatus: 'APPLIED',
      totalAmount: changed.amount,
    })
  })

  it('is looked at anew after each change', async () => {
    const { id, orderIds } = await applied()
    bed.clock.advance(minute - 1)
    await revise({ id, orderIds, invoiceKind: 'E_NORMAL', ...company })
    bed.clock.advance(1)
    expect(await detailOf(bed, id)).toMatchObject({ status: 'PENDING' })
    bed.clock.advance(minute)
    expect(await detailOf(bed, id)).toMatchObject({ status: 'ISSUING' })
  })

  it('is decided at the desk when the association decides by hand', async () => {
    bed = await createTestBed()
    setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 60 })
    const [orderId] = await freeOrders(bed, 'EDU')
    const answer = await apply(bed, { orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company })
    const { id } = answer.json<MemberInvoice>()
    bed.clock.advance(60 * minute)
    const desk = reviewDesks.find(({ kind }) => kind === 'INVOICE')
    expect(desk?.pending(bed.world).map((review) => review.id)).toContain(id)
    const decision = { result: 'REJECT' as const, opinion: '请补充备注' }
    desk?.decide(bed.world, id, decision, bed.clock.now())
    expect(await detailOf(bed, id)).toMatchObject({ status: 'REJECTED', failReason: '请补充备注' })
    expect(() => desk?.decide(bed.world, id, decision, bed.clock.now())).toThrow('REJECTED')
  })

  it('is mended by its owner alone', async () => {
    const { id, orderIds } = await applied()
    const body = { id, orderIds, invoiceKind: 'E_NORMAL', ...company }
    const { id: _id, ...nameless } = body
    expect((await revise(nameless)).json()).toMatchObject({ status: 400, message: 'error.idnull' })
    for (const answer of [await revise(body, 'mingce'), await revise({ ...body, id: 999_999 })])
      expect(answer.json()).toMatchObject({ status: 400, message: 'error.idnotfound' })
    expect((await bed.get(`/api/member-invoices-detail/${id}`, 'mingce')).statusCode).toBe(404)
    expect((await bed.get('/api/member-invoices-detail/999999', 'hengxin')).statusCode).toBe(404)
  })
})

describe('GET /api/member-invoices', () => {
  it('lists the caller’s, newest first, in every state', async () => {
    bed = await createTestBed()
    const answer = await bed.get('/api/member-invoices?size=100', 'hengxin')
    const invoices = answer.json<MemberInvoice[]>()
    expect(answer.headers['x-total-count']).toBe(String(invoices.length))
    expect(new Set(invoices.map(({ status }) => status))).toEqual(
      new Set(['PENDING', 'ISSUING', 'ISSUED', 'FAILED', 'REJECTED', 'RED_FLUSHED']),
    )
    const dates = invoices.map(({ createdDate }) => createdDate)
    expect(dates).toEqual([...dates].sort().reverse())
    const own = new Set((await ordersOf(bed, 'hengxin', 'page=0')).map(({ id }) => id))
    for (const { orderIds } of invoices) expect(orderIds.every((id) => own.has(id))).toBe(true)
    expect((await bed.get('/api/member-invoices', 'tong')).json()).toEqual([])
  })

  it('filters by yuan, kind and state', async () => {
    bed = await createTestBed()
    const query = 'status.equals=ISSUED&invoiceKind.equals=E_SPECIAL&amount.greaterThan=3000&sort=amount'
    const found = (await bed.get(`/api/member-invoices?${query}`, 'hengxin')).json<MemberInvoice[]>()
    expect(found.length).toBeGreaterThan(0)
    const amounts = found.map(({ amount }) => amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    for (const { status, invoiceKind, amount } of found)
      expect([status, invoiceKind, amount > 3000]).toEqual(['ISSUED', 'E_SPECIAL', true])
  })
})
