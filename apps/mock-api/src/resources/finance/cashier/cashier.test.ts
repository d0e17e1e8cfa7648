import { describe, expect, it } from 'vitest'
import { contradictionsIn } from '../../../testing/ledger.ts'
import {
  decide,
  feesOf,
  hiddenFields,
  openWeixinOrder,
  orderOf,
  payByAlipay,
  postForm,
  press,
  tradeOf,
  visit,
} from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const returnUrl = 'http://localhost:5173/personMember/pay?tab=fees'

/** Pays by Alipay as far as the cashier's address. */
async function enterByAlipay(bed: TestBed, persona: string, body: object = { returnUrl }) {
  const feeIds = (await feesOf(bed, persona)).map((fee) => fee.id)
  const form = hiddenFields((await payByAlipay(bed, persona, { feeIds, ...body })).body)
  const entered = await postForm(bed, '/cashier', form)
  const address = new URL(String(entered.headers.location), 'http://mock.example/ht/cashier').href
  const [fee] = await feesOf(bed, persona)
  return { form, entered, address, orderId: fee?.orderId ?? 0 }
}

describe('the cashier', () => {
  it('shows what is paid and marks the order as being paid', async () => {
    const bed = await createTestBed()
    const { code_url, orderId, orderNo } = await openWeixinOrder(bed, 'su')
    const page = await visit(bed, code_url)
    expect(page.statusCode).toBe(200)
    for (const text of [
      '微信支付',
      '江川省建设工程造价管理协会',
      '2025、2026年度个人会员会费',
      '¥400.00',
      orderNo,
    ]) {
      expect(page.body).toContain(text)
    }
    // Two hours after 10:00 in PRC.
    expect(page.body).toContain('2026-11-21 12:00')
    expect(await tradeOf(bed, 'su', orderId)).toMatchObject({ trade_state: 'USERPAYING' })
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ status: 'PAYING' })
  })

  it('is not cached, sends no referrer and runs no script', async () => {
    const bed = await createTestBed()
    const { headers, body } = await visit(bed, (await openWeixinOrder(bed, 'su')).code_url)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).not.toContain('<script')
  })

  it('is not entered by HEAD', async () => {
    const bed = await createTestBed()
    const { code_url, orderId } = await openWeixinOrder(bed, 'su')
    const { pathname, search } = new URL(code_url)
    await bed.app.inject({ method: 'HEAD', url: pathname + search })
    expect(await tradeOf(bed, 'su', orderId)).toMatchObject({ trade_state: 'NOTPAY' })
  })

  it('knows orders by their token alone', async () => {
    const bed = await createTestBed()
    const { orderNo, orderId } = await openWeixinOrder(bed, 'su')
    for (const query of ['', '?pr=', `?pr=${orderNo}`, `?pr=${orderId}`, '?pr=a&pr=b']) {
      const page = await visit(bed, `http://mock.example/ht/cashier${query}`)
      expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('找不到订单')])
    }
  })
})

describe('a payment that succeeds', () => {
  it('pays order and fees and extends the membership, all at once', async () => {
    const bed = await createTestBed()
    const { code_url, orderId } = await openWeixinOrder(bed, 'he')
    expect((await bed.get('/api/member/current', 'he')).json()).toMatchObject({ membershipStatus: 'EXPIRED' })
    bed.clock.advance(90_000)
    const answer = await decide(bed, code_url, 'success')
    expect(answer.statusCode).toBe(303)
    const now = bed.clock.now().toISOString()
    expect(await orderOf(bed, 'he', orderId)).toMatchObject({
      status: 'PAID',
      payTime: now,
      transactionId: expect.stringMatching(/^4200\d{24}$/),
      codeUrl: null,
    })
    expect(await feesOf(bed, 'he', 'PAID')).toContainEqual(
      expect.objectContaining({ feeYear: 2026, paidAmount: 200, payDate: now, orderId }),
    )
    expect((await bed.get('/api/member/current', 'he')).json()).toMatchObject({
      membershipStatus: 'ACTIVE',
      validTo: '2026-12-31',
    })
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('leaves a WeChat buyer on a page that says so', async () => {
    const bed = await createTestBed()
    const answer = await decide(bed, (await openWeixinOrder(bed, 'su')).code_url, 'success')
    const page = await visit(
      bed,
      new URL(String(answer.headers.location), 'http://m.example/ht/cashier/outcome').href,
    )
    expect(page.body).toContain('支付成功')
  })

  it('takes an Alipay buyer back to the address that was kept', async () => {
    const bed = await createTestBed()
    const { entered, address, orderId } = await enterByAlipay(bed, 'su')
    expect(entered.statusCode).toBe(303)
    const page = await visit(bed, address)
    expect(page.headers['content-security-policy']).toContain("form-action 'self' http://localhost:5173;")
    const answer = await press(bed, page, 'success')
    const { orderNo, transactionId } = await orderOf(bed, 'su', orderId)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`${returnUrl}&out_trade_no=${orderNo}`)
    expect(transactionId).toMatch(/^20261121\d{20}$/)
  })

  it('pays a training order, which has no fees', async () => {
    const bed = await createTestBed()
    const [order] = (await bed.get('/api/member-orders?status.equals=CREATED', 'hengxin')).json()
    await decide(bed, order.codeUrl, 'success')
    expect(await orderOf(bed, 'hengxin', order.id)).toMatchObject({ orderType: 'EDU', status: 'PAID' })
  })
})

describe('a payment that does not succeed', () => {
  it('is told by the query, leaves the order open and can be tried again', async () => {
    const bed = await createTestBed()
    const { code_url, orderId } = await openWeixinOrder(bed, 'su')
    const answer = await decide(bed, code_url, 'failure')
    const result = await visit(
      bed,
      new URL(String(answer.headers.location), 'http://m.example/ht/cashier/outcome').href,
    )
    expect(result.body).toContain('支付失败')
    expect(await tradeOf(bed, 'su', orderId)).toMatchObject({ trade_state: 'PAYERROR' })
    expect((await feesOf(bed, 'su')).map((fee) => fee.status)).toEqual(['PAYING', 'PAYING'])
    const again = await openWeixinOrder(bed, 'su')
    expect(again.orderId).toBe(orderId)
    expect(await tradeOf(bed, 'su', orderId)).toMatchObject({ trade_state: 'NOTPAY' })
    await decide(bed, again.code_url, 'success')
    expect(await tradeOf(bed, 'su', orderId)).toMatchObject({ trade_state: 'SUCCESS' })
  })

  it('is NOTPAY again when the buyer leaves', async () => {
    const bed = await createTestBed()
    const { address, orderId } = await enterByAlipay(bed, 'su')
    const answer = await decide(bed, address, 'leave')
    expect(answer.headers.location).toContain(returnUrl)
    expect(await tradeOf(bed, 'su', orderId)).toMatchObject({ trade_state: 'NOTPAY' })
  })
})

describe('a payment that must not be', () => {
  it('is refused for a paid order in its own words; pressing twice pays once', async () => {
    const bed = await createTestBed()
    const { code_url, orderId } = await openWeixinOrder(bed, 'su')
    const page = await visit(bed, code_url)
    const answers = await Promise.all([press(bed, page, 'success'), press(bed, page, 'success')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409])
    const paid = await orderOf(bed, 'su', orderId)
    bed.clock.advance(60_000)
    for (const late of [
      await press(bed, page, 'success'),
      await press(bed, page, 'failure'),
      await visit(bed, code_url),
    ]) {
      expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('没有再次扣款')])
    }
    expect(await orderOf(bed, 'su', orderId)).toEqual(paid)
  })

  it('is refused for an order that ran out while the page was open', async () => {
    const bed = await createTestBed()
    const { code_url, orderId } = await openWeixinOrder(bed, 'su')
    const page = await visit(bed, code_url)
    bed.clock.advance(2 * 3_600_000)
    const answer = await press(bed, page, 'success')
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('订单已关闭')])
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ status: 'CLOSED', payTime: null })
    expect((await feesOf(bed, 'su')).map((fee) => fee.status)).toEqual(['OVERDUE', 'UNPAID'])
  })

  it.each([
    ['a changed amount', { total_amount: '0.01' }],
    ['another return address', { return_url: 'https://evil.example/' }],
    ['no signature', { sign: '' }],
    ['another order', { out_trade_no: 'JC2026112100000001' }],
  ])('is refused for a form with %s', async (_case, change) => {
    const bed = await createTestBed()
    const { form } = await enterByAlipay(bed, 'su')
    const answer = await postForm(bed, '/cashier', { ...form, ...change })
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('支付请求已失效')])
  })

  it.each([
    ['without the page’s ticket', { ticket: '' }],
    ['with an outcome that does not exist', { outcome: 'refund' }],
  ])('is refused %s', async (_case, change) => {
    const bed = await createTestBed()
    const { code_url, orderId } = await openWeixinOrder(bed, 'su')
    const fields = { ...hiddenFields((await visit(bed, code_url)).body), outcome: 'success', ...change }
    expect((await postForm(bed, '/cashier/outcome', fields)).statusCode).toBe(400)
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ status: 'PAYING' })
  })

  it('is refused in HTML when the body is no form', async () => {
    const bed = await createTestBed()
    for (const path of ['/cashier', '/cashier/outcome']) {
      const answer = await bed.post(path, { outcome: 'success' })
      expect([answer.statusCode, answer.body]).toEqual([415, expect.stringContaining('收银台')])
      expect((await bed.app.inject({ method: 'POST', url: `/ht${path}` })).statusCode).toBeLessThan(500)
    }
  })

  it('is refused, and no fault, where the world is none', async () => {
    const { app } = await createTestBed()
    const answer = await app.inject({ url: '/ht/cashier?pr=x', headers: { cookie: 'mock_world=No world' } })
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('收银台')])
  })
})
