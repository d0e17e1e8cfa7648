import type { InvoiceDraft, MemberInvoice } from '@portal/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { apply, company, detailOf, freeOrders, ordersOf } from '../../../testing/invoicing.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, openWeixinOrder, orderOf } from '../../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

let bed: TestBed
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

const bank = {
  buyerAddress: '江川省临江市云帆路88号',
  buyerTel: '0591-83300188',
  buyerBankName: '江川银行临江分行营业部',
  buyerBankAccount: '690112345678',
}

/** Paid orders of the unit over something that is no fee. */
function payForOther({ world, clock }: TestBed, count: number): void {
  const values = { count, payerId: memberIdOf('hengxin'), now: clock.now().toISOString() }
  const nth = 'WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < :count)'
  world.db.run(
    `INSERT INTO memberOrder (id, orderNo, orderType, payerType, payerId, payerName, subject, totalAmountFen, payChannel,
       status, cashierToken, expireTime, payTime, createdDate, lastModifiedDate)
     ${nth} SELECT 900000 + n, 'T' || n, 'OTHER', 'UNIT', :payerId, '', '资料费', 100, 'OFFLINE', 'PAID', 'T' || n, :now, :now, :now, :now FROM nth`,
    values,
  )
  world.db.run(
    `INSERT INTO memberOrderItem (orderId, payerId, itemType, itemId, itemName, beneficiaryName, quantity, priceFen, amountFen, isHeld)
     ${nth} SELECT 900000 + n, :payerId, 'OTHER', n, '资料费', '', 1, 100, 100, 1 FROM nth`,
    { count, payerId: values.payerId },
  )
}

describe('the application as far as it can be filled in', () => {
  it('names the kinds, the buyer and what else may stand on it', async () => {
    bed = await createTestBed()
    const [training = 0, ...others] = await freeOrders(bed, 'EDU')
    const draft = (await bed.get(`/api/member-invoices/apply/${training}`, 'hengxin')).json<InvoiceDraft>()
    expect(draft).toMatchObject({
      invoiceKinds: ['E_NORMAL', 'E_SPECIAL'],
      titleType: 'COMPANY',
      buyerName: company.buyerName,
      orders: [{ id: training, totalAmount: draft.amount }],
    })
    expect(draft.otherOrders.map(({ id }) => id).sort()).toEqual(others.sort())
  })

  it('offers what was paid long ago, however much of another kind was paid since', async () => {
    bed = await createTestBed()
    const [fee = 0] = await freeOrders(bed, 'MEMBER_FEE')
    const offered = async () => {
      const draft = (await bed.get(`/api/member-invoices/apply/${fee}`, 'hengxin')).json<InvoiceDraft>()
      return draft.otherOrders.map(({ id }) => id)
    }
    const before = await offered()
    expect(before.length).toBeGreaterThan(0)
    payForOther(bed, 49)
    expect(await offered()).toEqual(before)
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
    const [other] = await ordersOf(bed, 'he', 'status.equals=PAID&invoiceStatus.equals=NONE&sort=id')
    const body = { orderIds: [other?.id], invoiceKind: 'FISCAL_RECEIPT', ...company }
    expect((await apply(bed, body, 'he')).statusCode).toBe(201)
    expect(await draft(orderId)).toMatchObject({ titleType: 'COMPANY', email: company.email })
  })

  it('is not to be had for an open order, one with an invoice, and another’s', async () => {
    bed = await createTestBed()
    const [open] = await ordersOf(bed, 'hengxin', 'status.equals=CREATED')
    const [invoiced] = await ordersOf(bed, 'hengxin', 'invoiceStatus.equals=ISSUED&status.equals=PAID')
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
    const orderIds = (await freeOrders(bed, 'EDU')).slice(0, 3)
    const body = { orderIds, invoiceKind: 'E_SPECIAL', ...company, ...bank, remark: '培训费' }
    const answer = await apply(bed, body)
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
    const { orders, amount } = await detailOf(bed, invoice.id)
    expect(orders.map(({ id }) => id)).toEqual(orderIds)
    expect(orders.reduce((sum, order) => sum + order.totalAmount, 0)).toBe(amount)
    for (const id of orderIds)
      expect(await orderOf(bed, 'hengxin', id)).toMatchObject({ invoiceStatus: 'APPLIED' })
  })

  it('of a person is without a tax number, whatever was sent', async () => {
    bed = await createTestBed()
    const [orderId] = await freeOrders(bed, 'EDU')
    const buyer = { ...company, titleType: 'PERSON', buyerName: '张三', buyerTaxNo: '91350100M000100Y44' }
    const answer = await apply(bed, { orderIds: [orderId], invoiceKind: 'E_NORMAL', ...buyer })
    const { id, buyerTaxNo } = answer.json<MemberInvoice>()
    expect(buyerTaxNo).toBeNull()
    bed.clock.advance(600_000)
    expect(await detailOf(bed, id)).toMatchObject({ status: 'ISSUED', failReason: null })
  })

  it('is made once for an order, however many ask at once', async () => {
    bed = await createTestBed()
    const [orderId] = await freeOrders(bed, 'EDU')
    const body = { orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company }
    const answers = await Promise.all([apply(bed, body), apply(bed, body), apply(bed, body)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ message: 'error.orderInvoiced', params: { orderId } })
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
    const [orderId] = await freeOrders(bed, orderType)
    const answer = await apply(bed, { orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company, ...change })
    expect(answer.statusCode).toBe(400)
    const named = answer.json<{ fieldErrors: { field: string }[] }>().fieldErrors.map(({ field }) => field)
    expect(named).toEqual(expect.arrayContaining([...fields]))
  })

  it('mixes no fees with training', async () => {
    bed = await createTestBed()
    const [training] = await freeOrders(bed, 'EDU')
    const [fee] = await freeOrders(bed, 'MEMBER_FEE')
    for (const invoiceKind of ['FISCAL_RECEIPT', 'E_NORMAL'])
      expect((await apply(bed, { orderIds: [training, fee], invoiceKind, ...company })).json()).toMatchObject(
        {
          status: 400,
          fieldErrors: [{ field: 'invoiceKind' }],
        },
      )
  })

  it('is for one’s own paid orders, and has no id yet', async () => {
    bed = await createTestBed()
    const [orderId] = await freeOrders(bed, 'EDU')
    const body = { orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company }
    expect((await apply(bed, body, 'mingce')).statusCode).toBe(404)
    expect((await apply(bed, { ...body, id: 1 })).json()).toMatchObject({
      status: 400,
      message: 'error.idexists',
    })
    const [open] = await ordersOf(bed, 'hengxin', 'status.equals=CREATED')
    expect((await apply(bed, { ...body, orderIds: [orderId, open?.id] })).json()).toMatchObject({
      status: 409,
      message: 'error.orderUnpaid',
      params: { orderId: open?.id },
    })
    expect(await orderOf(bed, 'hengxin', orderId ?? 0)).toMatchObject({ invoiceStatus: 'NONE' })
  })
})
