import type { MemberOrderDetail, WeixinNativePay } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { contradictionsIn } from '../../../testing/ledger.ts'
import {
  decide,
  feesOf,
  hiddenFields,
  openWeixinOrder,
  orderOf,
  payByAlipay,
  payByWeixin,
  tradeOf,
} from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const hour = 3_600_000

async function idsOf(bed: TestBed, persona: string, status?: string): Promise<number[]> {
  return (await feesOf(bed, persona, status)).map((fee) => fee.id)
}

describe('paying fees', () => {
  it('makes an order over them, which expires in two hours and holds them', async () => {
    const bed = await createTestBed()
    const feeIds = await idsOf(bed, 'mingce')
    const answer = await payByWeixin(bed, 'mingce', { feeIds })
    expect(answer.statusCode).toBe(200)
    const { code_url, orderId, orderNo, expireTime } = answer.json<WeixinNativePay>()
    expect(orderNo).toMatch(/^JC20261121\d{8}$/)
    expect(Date.parse(expireTime)).toBe(bed.clock.now().getTime() + 2 * hour)
    expect(code_url).toMatch(/^http:\/\/[^/]+\/ht\/cashier\?pr=[\w-]{32}$/)
    const order = (await bed.get(`/api/member-order-detail/${orderId}`, 'mingce')).json<MemberOrderDetail>()
    expect(order).toMatchObject({
      subject: '2025、2026年度单位会员会费',
      totalAmount: 4000,
      payChannel: 'WECHAT',
      status: 'CREATED',
      codeUrl: code_url,
      details: [
        { itemType: 'MEMBER_FEE', feeYear: 2025, amount: 2000 },
        { itemType: 'MEMBER_FEE', feeYear: 2026, amount: 2000 },
      ],
    })
    const fees = await feesOf(bed, 'mingce')
    expect(fees.map(({ status, orderId: held }) => [status, held])).toEqual([
      ['PAYING', orderId],
      ['PAYING', orderId],
    ])
  })

  it('resumes the same order when the request is replayed, whatever the order of its fees', async () => {
    const bed = await createTestBed()
    const feeIds = await idsOf(bed, 'su')
    const first = (await payByWeixin(bed, 'su', { feeIds })).json<WeixinNativePay>()
    const replay = (await payByWeixin(bed, 'su', { feeIds: feeIds.toReversed() })).json<WeixinNativePay>()
    const byOrder = (await payByWeixin(bed, 'su', { orderId: first.orderId })).json<WeixinNativePay>()
    expect([replay, byOrder]).toEqual([first, first])
  })

  it('makes one order of several tabs that ask at once, and answers it to each', async () => {
    const bed = await createTestBed()
    const feeIds = await idsOf(bed, 'su')
    const asked = Array.from({ length: 5 }, () => payByWeixin(bed, 'su', { feeIds }))
    const [alipay, ...answers] = await Promise.all([payByAlipay(bed, 'su', { feeIds }), ...asked])
    const orders = answers.map((answer) => answer.json<WeixinNativePay>())
    expect(alipay.body).toContain(orders[0]?.orderNo)
    expect(orders).toEqual(Array(5).fill(orders[0]))
    const held = await feesOf(bed, 'su')
    expect(new Set(held.map((fee) => fee.orderId)).size).toBe(1)
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('changes the channel of an open order', async () => {
    const bed = await createTestBed()
    const { orderId } = await openWeixinOrder(bed, 'su')
    expect((await payByAlipay(bed, 'su', { orderId })).statusCode).toBe(200)
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ payChannel: 'ALIPAY', codeUrl: null })
  })

  it('refuses fees that overlap another open order, and names it', async () => {
    const bed = await createTestBed()
    const [older = 0, newer = 0] = await idsOf(bed, 'su')
    const { orderId, orderNo } = (await payByWeixin(bed, 'su', { feeIds: [older] })).json<WeixinNativePay>()
    const answer = await payByWeixin(bed, 'su', { feeIds: [older, newer] })
    expect(answer.json()).toMatchObject({
      status: 409,
      message: 'error.feeInOpenOrder',
      params: { orderId },
    })
    expect(answer.json<{ detail: string }>().detail).toContain(orderNo)
    expect((await feesOf(bed, 'su', 'UNPAID')).map((fee) => fee.id)).toEqual([newer])
  })

  it('refuses fees that are paid or cost nothing', async () => {
    const bed = await createTestBed()
    const [paid] = await idsOf(bed, 'su', 'PAID')
    const [exempt] = await idsOf(bed, 'su', 'EXEMPT')
    expect((await payByWeixin(bed, 'su', { feeIds: [paid] })).json()).toMatchObject({
      status: 409,
      message: 'error.feePaid',
    })
    expect((await payByAlipay(bed, 'su', { feeIds: [exempt] })).json()).toMatchObject({
      status: 409,
      message: 'error.feeNotPayable',
    })
  })

  it('knows no fees and orders of others', async () => {
    const bed = await createTestBed()
    const [foreign] = await idsOf(bed, 'su')
    const [own] = await idsOf(bed, 'he')
    const { orderId } = await openWeixinOrder(bed, 'su')
    for (const body of [
      { feeIds: [own, foreign] },
      { feeIds: [999_999] },
      { orderId },
      { orderId: 999_999 },
    ]) {
      expect((await payByWeixin(bed, 'he', body)).statusCode).toBe(404)
    }
    expect((await bed.get(`/api/weixin/query-order/${orderId}`, 'he')).statusCode).toBe(404)
    expect((await feesOf(bed, 'he')).map((fee) => fee.status)).toEqual(['UNPAID'])
  })

  it('needs the permission to pay', async () => {
    const answer = await payByWeixin(await createTestBed(), 'tong', { feeIds: [1] })
    expect(answer.json()).toMatchObject({ status: 403, detail: '无权限' })
  })

  it.each([
    ['neither', {}],
    ['both', { feeIds: [1], orderId: 1 }],
  ])('refuses %s of feeIds and orderId', async (_case, body) => {
    const answer = await payByWeixin(await createTestBed(), 'su', body)
    expect(answer.json()).toMatchObject({
      status: 400,
      message: 'error.validation',
      fieldErrors: [{ field: 'feeIds' }, { field: 'orderId' }],
    })
  })
})

describe('the return address', () => {
  const portal = 'https://portal.example'
  const pay = async (bed: TestBed, returnUrl: string, headers = {}) => {
    const feeIds = await idsOf(bed, 'su')
    return bed.post('/api/alipay/member/trade/page/pay', { feeIds, returnUrl }, 'su', headers)
  }

  it.each([
    ['the website’s', `${portal}/pay?x=1`, {}],
    ['another port’s of the machine that was called by itself', 'http://localhost:5173/pay', {}],
  ])('may be %s', async (_whose, url, headers) => {
    const answer = await pay(await createTestBed({ portal }), url, headers)
    expect(answer.statusCode).toBe(200)
    expect(hiddenFields(answer.body).return_url).toBe(url)
  })

  it.each([
    'https://evil.example/pay',
    'https://portal.example@evil.example/pay',
    'https://evil.example@portal.example/pay',
    'https://portal.example:8443/pay',
    'http://portal.example/pay',
    'http://localhost.evil.example/pay',
    'javascript:alert(1)',
    'https://',
    'https://[',
    '//evil.example',
  ])('may not be %s, whatever page asks', async (url) => {
    const bed = await createTestBed({ portal })
    for (const origin of [portal, 'https://evil.example', 'null', undefined]) {
      const answer = await pay(bed, url, origin && { origin })
      expect(answer.json()).toMatchObject({
        status: 400,
        fieldErrors: [{ objectName: 'body', field: 'returnUrl' }],
      })
    }
    expect(await feesOf(bed, 'su', 'PAYING')).toEqual([])
  })

  it('may be where a mock was called that knows of no website, and of no other place', async () => {
    const [url, headers] = ['http://mock.example:8080/pay', { host: 'mock.example:8080' }]
    expect((await pay(await createTestBed(), url, headers)).statusCode).toBe(200)
    expect((await pay(await createTestBed({ portal }), url, headers)).statusCode).toBe(400)
  })

  it.each(['mock.example', 'no name'])('may not be this machine’s for who called %s', async (host) => {
    const answer = await pay(await createTestBed(), 'http://localhost:5173/pay', { host })
    expect(answer.statusCode).toBe(400)
  })
})

describe('Alipay’s form', () => {
  it('posts itself to the cashier with what the gateway needs', async () => {
    const bed = await createTestBed()
    const answer = await payByAlipay(bed, 'su', {
      feeIds: await idsOf(bed, 'su'),
      returnUrl: 'http://localhost/',
    })
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.body).toMatch(/<form [^>]*method="post" action="http:\/\/[^"]+\/ht\/cashier">/)
    expect(hiddenFields(answer.body)).toMatchObject({
      out_trade_no: expect.stringMatching(/^JC\d{16}$/),
      total_amount: '400.00',
      subject: '2025、2026年度个人会员会费',
      return_url: 'http://localhost/',
    })
  })

  it('escapes what others chose', async () => {
    const bed = await createTestBed()
    const returnUrl = 'http://localhost/?a="><script>alert(1)</script>&b=\'x'
    const { body } = await payByAlipay(bed, 'su', { feeIds: await idsOf(bed, 'su'), returnUrl })
    expect(body).not.toContain('<script>alert')
    expect(hiddenFields(body).return_url).toBe(returnUrl)
  })
})

describe('an order that has run out', () => {
  it('frees its fees for a new one and cannot be paid any more', async () => {
    const bed = await createTestBed()
    const first = await openWeixinOrder(bed, 'su')
    bed.clock.advance(2 * hour)
    expect(await tradeOf(bed, 'su', first.orderId)).toMatchObject({ trade_state: 'CLOSED' })
    expect((await feesOf(bed, 'su')).map((fee) => fee.status)).toEqual(['OVERDUE', 'UNPAID'])
    expect((await payByWeixin(bed, 'su', { orderId: first.orderId })).json()).toMatchObject({
      status: 409,
      message: 'error.orderClosed',
    })
    const second = await openWeixinOrder(bed, 'su')
    expect(second.orderId).not.toBe(first.orderId)
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('is noticed by the request to pay itself', async () => {
    const bed = await createTestBed()
    const [older = 0, newer = 0] = await idsOf(bed, 'su')
    await payByWeixin(bed, 'su', { feeIds: [older] })
    bed.clock.advance(2 * hour)
    expect((await payByWeixin(bed, 'su', { feeIds: [older, newer] })).statusCode).toBe(200)
  })
})

describe('GET /api/weixin/query-order/{id}', () => {
  it('follows the payment and changes nothing by being asked', async () => {
    const bed = await createTestBed()
    const { code_url, orderId, orderNo } = await openWeixinOrder(bed, 'su')
    const first = await tradeOf(bed, 'su', orderId)
    expect(first).toEqual({
      out_trade_no: orderNo,
      trade_state: 'NOTPAY',
      trade_state_desc: '订单未支付',
      transaction_id: null,
      success_time: null,
      amount: { total: 40_000, currency: 'CNY' },
    })
    expect(await tradeOf(bed, 'su', orderId)).toEqual(first)
    await decide(bed, code_url, 'success')
    const paid = await tradeOf(bed, 'su', orderId)
    expect(paid).toMatchObject({
      trade_state: 'SUCCESS',
      transaction_id: expect.stringMatching(/^\d{28}$/),
      success_time: bed.clock.now().toISOString(),
    })
    expect(await tradeOf(bed, 'su', orderId)).toEqual(paid)
  })

  it.each([
    ['REFUNDING', 'REFUND'],
    ['REFUNDED', 'REFUND'],
    ['CLOSED', 'CLOSED'],
  ])('calls an order that is %s %s', async (status, trade_state) => {
    const bed = await createTestBed()
    const [order] = (await bed.get(`/api/member-orders?status.equals=${status}`, 'hengxin')).json()
    expect(await tradeOf(bed, 'hengxin', order.id)).toMatchObject({ trade_state })
  })

  it('answers for orders of either channel', async () => {
    const bed = await createTestBed()
    const { orderId } = await openWeixinOrder(bed, 'su')
    await payByAlipay(bed, 'su', { orderId })
    expect(await tradeOf(bed, 'su', orderId)).toMatchObject({ trade_state: 'NOTPAY' })
  })
})

describe('paying twice', () => {
  it('is refused for the order and for its fees', async () => {
    const bed = await createTestBed()
    const feeIds = await idsOf(bed, 'su')
    const { code_url, orderId } = await openWeixinOrder(bed, 'su')
    await decide(bed, code_url, 'success')
    const byOrder = await payByWeixin(bed, 'su', { orderId })
    expect(byOrder.json()).toMatchObject({ status: 409, message: 'error.orderPaid' })
    const byFees = await payByAlipay(bed, 'su', { feeIds })
    expect(byFees.json()).toMatchObject({ status: 409, message: 'error.feePaid', params: { orderId } })
  })
})
