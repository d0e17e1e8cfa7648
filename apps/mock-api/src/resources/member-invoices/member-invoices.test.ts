import type {
  InvoiceApplication,
  InvoiceDraft,
  MemberInvoice,
  MemberInvoiceDetail,
  MemberOrder,
} from '@portal/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { readOutbox } from '../../outbox/outbox.ts'
import { setReviewPolicy } from '../../review/policy.ts'
import { contradictionsIn } from '../../testing/ledger.ts'
import { decide, openWeixinOrder, orderOf } from '../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../testing/test-bed.ts'
import { reviewDesks } from '../reviews.ts'

const minute = 60_000
const issueDelay = minute + 30_000

let bed: TestBed
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

const ordersOf = async (persona: string, query: string): Promise<MemberOrder[]> =>
  (await bed.get(`/api/member-orders?${query}&size=100`, persona)).json()
/** Paid orders of the unit that are on no invoice. */
const freeOrders = async (orderType: 'MEMBER_FEE' | 'EDU'): Promise<number[]> =>
  (
    await ordersOf(
      'hengxin',
      `status.equals=PAID&invoiceStatus.equals=NONE&orderType.equals=${orderType}&sort=id`,
    )
  ).map(({ id }) => id)

const company = {
  titleType: 'COMPANY',
  buyerName: '江川恒信工程造价咨询有限公司',
  buyerTaxNo: '91350100M000100Y43',
  email: 'finance@hengxin.example',
} as const
const bank = {
  buyerAddress: '江川省临江市云帆路88号',
  buyerTel: '0591-83300188',
  buyerBankName: '江川银行临江分行营业部',
  buyerBankAccount: '690112345678',
}

const apply = (body: object, persona = 'hengxin') => bed.post('/api/member/invoice-apply', body, persona)
const revise = (body: object, persona = 'hengxin') => bed.put('/api/member/invoice-apply', body, persona)
const detailOf = async (id: number, persona = 'hengxin'): Promise<MemberInvoiceDetail> =>
  (await bed.get(`/api/member-invoices-detail/${id}`, persona)).json()

async function applied(change: Partial<InvoiceApplication> = {}): Promise<MemberInvoice> {
  bed = await createTestBed()
  const [orderId = 0] = await freeOrders('EDU')
  const answer = await apply({ orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company, ...change })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

describe('the application as far as it can be filled in', () => {
  it('names the kinds, the buyer and what else may stand on it', async () => {
    bed = await createTestBed()
    const [training = 0, ...others] = await freeOrders('EDU')
    const draft = (await bed.get(`/api/member-invoices/apply/${training}`, 'hengxin')).json<InvoiceDraft>()
    expect(draft).toMatchObject({
      invoiceKinds: ['E_NORMAL', 'E_SPECIAL'],
      titleType: 'COMPANY',
      buyerName: company.buyerName,
      orders: [{ id: training, totalAmount: draft.amount }],
    })
    expect(draft.otherOrders.map(({ id }) => id).sort()).toEqual(others.sort())
  })

  it('takes a person’s particulars from the profile, and from the last invoice once there is one', async () => {
    bed = await createTestBed()
    const { code_url, orderId } = await openWeixinOrder(bed, 'he')
    await decide(bed, code_url, 'success')
    bed.world.db.run('UPDATE memberInvoice SET isDeleted = 1 WHERE ownerId = ?', [memberIdOf('he')])
    const draft = async (id: number) => (await bed.get(`/api/member-invoices/apply/${id}`, 'he')).json()
    expect(await draft(orderId)).toMatchObject({
      invoiceKinds: ['FISCAL_RECEIPT'],
      titleType: 'PERSON',
      buyerName: '贺启航',
      phone: '13800010003',
    })
    const [other] = await ordersOf('he', 'status.equals=PAID&invoiceStatus.equals=NONE&sort=id')
    const body = { orderIds: [other?.id], invoiceKind: 'FISCAL_RECEIPT', ...company }
    expect((await apply(body, 'he')).statusCode).toBe(201)
    expect(await draft(orderId)).toMatchObject({ titleType: 'COMPANY', email: company.email })
  })

  it('is not to be had for an open order, one with an invoice, and another’s', async () => {
    bed = await createTestBed()
    const [open] = await ordersOf('hengxin', 'status.equals=CREATED')
    const [invoiced] = await ordersOf('hengxin', 'invoiceStatus.equals=ISSUED&status.equals=PAID')
    const draft = (id: number | undefined, persona = 'hengxin') =>
      bed.get(`/api/member-invoices/apply/${id}`, persona)
    expect((await draft(open?.id)).json()).toMatchObject({ status: 409, message: 'error.orderUnpaid' })
    expect((await draft(invoiced?.id)).json()).toMatchObject({ message: 'error.orderInvoiced' })
    expect((await draft(invoiced?.id, 'lin')).statusCode).toBe(404)
    expect((await draft(999_999)).statusCode).toBe(404)
  })
})

describe('an application', () => {
  it('adds its orders up and marks them', async () => {
    bed = await createTestBed()
    const orderIds = (await freeOrders('EDU')).slice(0, 3)
    const body = { orderIds, invoiceKind: 'E_SPECIAL', ...company, ...bank, remark: '培训费' }
    const answer = await apply(body)
    const invoice = answer.json<MemberInvoice>()
    expect(answer.headers.location).toBe(`api/member-invoices-detail/${invoice.id}`)
    expect(invoice).toMatchObject({
      ...company,
      ...bank,
      orderIds,
      status: 'PENDING',
      invoiceNo: null,
      pdfUrl: null,
    })
    const { orders, amount } = await detailOf(invoice.id)
    expect(orders.map(({ id }) => id)).toEqual(orderIds)
    expect(orders.reduce((sum, order) => sum + order.totalAmount, 0)).toBe(amount)
    for (const id of orderIds)
      expect(await orderOf(bed, 'hengxin', id)).toMatchObject({ invoiceStatus: 'APPLIED' })
  })

  it('is made once for an order, however many ask at once', async () => {
    bed = await createTestBed()
    const [orderId] = await freeOrders('EDU')
    const body = { orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company }
    const answers = await Promise.all([apply(body), apply(body), apply(body)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ message: 'error.orderInvoiced', params: String(orderId) })
  })

  it.each([
    ['a receipt for training', 'EDU', { invoiceKind: 'FISCAL_RECEIPT' }, ['invoiceKind']],
    ['a VAT invoice for fees', 'MEMBER_FEE', { invoiceKind: 'E_NORMAL' }, ['invoiceKind']],
    ['a company without tax number', 'EDU', { buyerTaxNo: null }, ['buyerTaxNo']],
    [
      'a special invoice without particulars',
      'EDU',
      { invoiceKind: 'E_SPECIAL' },
      ['buyerAddress', 'buyerTel', 'buyerBankName', 'buyerBankAccount'],
    ],
    [
      'a special invoice for a person',
      'EDU',
      { invoiceKind: 'E_SPECIAL', titleType: 'PERSON', ...bank },
      ['titleType'],
    ],
    ['a tax number that is none', 'EDU', { buyerTaxNo: '12345' }, ['buyerTaxNo']],
    ['no mail address', 'EDU', { email: 'finance' }, ['email']],
    ['no orders', 'EDU', { orderIds: [] }, ['orderIds']],
  ] as const)('is refused for %s', async (_case, orderType, change, fields) => {
    bed = await createTestBed()
    const [orderId] = await freeOrders(orderType)
    const answer = await apply({ orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company, ...change })
    expect(answer.statusCode).toBe(400)
    const named = answer.json<{ fieldErrors: { field: string }[] }>().fieldErrors.map(({ field }) => field)
    expect(named).toEqual(expect.arrayContaining([...fields]))
  })

  it('mixes no fees with training', async () => {
    bed = await createTestBed()
    const [training] = await freeOrders('EDU')
    const [fee] = await freeOrders('MEMBER_FEE')
    for (const invoiceKind of ['FISCAL_RECEIPT', 'E_NORMAL'])
      expect((await apply({ orderIds: [training, fee], invoiceKind, ...company })).json()).toMatchObject({
        status: 400,
        fieldErrors: [{ field: 'invoiceKind' }],
      })
  })

  it('is for one’s own paid orders, and has no id yet', async () => {
    bed = await createTestBed()
    const [orderId] = await freeOrders('EDU')
    const body = { orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company }
    expect((await apply(body, 'mingce')).statusCode).toBe(404)
    expect((await apply({ ...body, id: 1 })).json()).toMatchObject({ status: 400, message: 'error.idexists' })
    const [open] = await ordersOf('hengxin', 'status.equals=CREATED')
    expect((await apply({ ...body, orderIds: [orderId, open?.id] })).json()).toMatchObject({
      status: 409,
      message: 'error.orderUnpaid',
      params: String(open?.id),
    })
    expect(await orderOf(bed, 'hengxin', orderId ?? 0)).toMatchObject({ invoiceStatus: 'NONE' })
  })
})

describe('an invoice', () => {
  it('is with the platform after the review, then issued and mailed', async () => {
    const { id, orderIds } = await applied()
    bed.clock.advance(minute)
    expect(await detailOf(id)).toMatchObject({ status: 'ISSUING', invoiceNo: null })
    bed.clock.advance(30_000)
    const invoice = await detailOf(id)
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
    const { pdfUrl, ofdUrl, xmlUrl, invoiceNo } = await detailOf(id)
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
    expect(await detailOf(id)).toMatchObject({
      status: 'FAILED',
      failReason: expect.stringContaining('税号'),
    })
    const body = { id, orderIds, invoiceKind: 'E_NORMAL', ...company }
    expect((await revise(body)).json()).toMatchObject({ id, status: 'PENDING', failReason: null })
    bed.clock.advance(issueDelay)
    expect(await detailOf(id)).toMatchObject({ status: 'ISSUED', buyerTaxNo: company.buyerTaxNo })
    expect((await revise(body)).json()).toMatchObject({ status: 409, message: 'error.invoiceNotEditable' })
  })

  it('of a unit’s fee to somebody else is rejected, with the reason', async () => {
    bed = await createTestBed()
    const [orderId = 0] = await freeOrders('MEMBER_FEE')
    const body = { orderIds: [orderId], invoiceKind: 'FISCAL_RECEIPT', ...company, buyerName: '临江别家公司' }
    const { id } = (await apply(body)).json<MemberInvoice>()
    bed.clock.advance(minute)
    expect(await detailOf(id)).toMatchObject({
      status: 'REJECTED',
      failReason: expect.stringContaining('抬头'),
    })
    expect(await orderOf(bed, 'hengxin', orderId)).toMatchObject({ invoiceStatus: 'APPLIED' })
  })

  it('may change its orders while it waits, which frees the ones before', async () => {
    const { id, orderIds } = await applied()
    const [other = 0] = await freeOrders('EDU')
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
    expect(await detailOf(id)).toMatchObject({ status: 'PENDING' })
    bed.clock.advance(minute)
    expect(await detailOf(id)).toMatchObject({ status: 'ISSUING' })
  })

  it('is decided at the desk when the association decides by hand', async () => {
    bed = await createTestBed()
    setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 60 })
    const [orderId] = await freeOrders('EDU')
    const answer = await apply({ orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company })
    const { id } = answer.json<MemberInvoice>()
    bed.clock.advance(60 * minute)
    const desk = reviewDesks.find(({ kind }) => kind === 'INVOICE')
    expect(desk?.pending(bed.world).map((review) => review.id)).toContain(id)
    const decision = { result: 'REJECT' as const, opinion: '请补充备注' }
    desk?.decide(bed.world, id, decision, bed.clock.now())
    expect(await detailOf(id)).toMatchObject({ status: 'REJECTED', failReason: '请补充备注' })
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
    const own = new Set((await ordersOf('hengxin', 'page=0')).map(({ id }) => id))
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
