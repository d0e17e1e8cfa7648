import type { MemberOrderDetail, OrderItem, TradeState } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../../lib/session/session.ts'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { OrderPayment } from './order-payment.tsx'

const course = { itemType: 'COURSE', itemId: 3002, itemName: '合同管理' }
const fee = { itemType: 'MEMBER_FEE', itemId: 501, itemName: '2026年度个人会员会费', feeYear: 2026 }
const batches = 'GET /api/member-applies-top/user'
const permissions = ['fees.pay', 'batches.read', 'batches.write'].map((name) => ({ name }))

/** The page of an order, as its payer sees it. */
async function open(
  what: Partial<MemberOrderDetail>,
  { item = course, state = 'NOTPAY' as TradeState, answers = {} } = {},
) {
  const line = {
    ...item,
    beneficiaryName: '林知远',
    quantity: 1,
    price: 160,
    amount: 160,
    refundStatus: null,
  }
  const order = {
    ...{
      id: 709,
      orderNo: 'JC709',
      payerName: '恒信',
      totalAmount: 160,
      status: 'CREATED',
      payChannel: null,
    },
    ...{ refund: null, codeUrl: null, transfer: null, details: [line as OrderItem] },
    expireTime: new Date(Date.now() + 3_600_000).toISOString(),
    lastModifiedDate: '2026-11-21T02:00:00.000Z',
    ...what,
  } as MemberOrderDetail
  const role = order.payerType === 'PERSON' ? 'memberPersonal' : 'memberCompany'
  keepLogin(role)
  const calls = fakeApi({
    'GET /thsuaa/api/currentUser': () => Response.json({ userid: '6', name: '恒信', role, permissions }),
    'GET /api/member-order-detail/709': () => Response.json(order),
    'GET /api/weixin/query-order/709': () =>
      Response.json({
        ...{ out_trade_no: 'JC709', trade_state: state, trade_state_desc: '', transaction_id: null },
        ...{ success_time: null, amount: { total: 16_000, currency: 'CNY' } },
      }),
    ...answers,
  })
  await renderPage(
    <UiProvider>
      <OrderPayment id={709} terms={<p>购买须知</p>} onOrder={async () => {}} />
    </UiProvider>,
    '/unitPay?order=709',
  )
  return calls
}

const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

beforeEach(() => keepToken('token'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['to be begun', 'NOTPAY'],
  ['whose last try failed', 'PAYERROR'],
] as const)(
  'a unit pays for its people’s courses by the channel that it chooses: one %s',
  async (_, state) => {
    const calls = await open({ orderType: 'EDU', payerType: 'UNIT' }, { state })
    expect(await screen.findByRole('radio', { name: /支付宝/ })).toBeDefined()
    expect(screen.getByRole('radio', { name: /银行转账/ })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '支付 ¥160.00' }))
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /api/weixin/native/pay'))
  },
)

it('a unit’s course that waits for its payment is paid by another channel as well', async () => {
  await open({ orderType: 'EDU', payerType: 'UNIT', payChannel: 'WECHAT', codeUrl: 'weixin://pay?pr=1' })
  expect(await screen.findByRole('button', { name: '更换支付方式' })).toBeDefined()
})

it('says why nobody leaves for Alipay again, once', async () => {
  const answers = { 'POST /api/alipay/member/trade/page/pay': () => problem(500) }
  await open({ orderType: 'MEMBER_FEE', payerType: 'UNIT', payChannel: 'ALIPAY' }, { item: fee, answers })
  fireEvent.click(await screen.findByRole('button', { name: '前往支付宝付款' }))
  expect((await screen.findByRole('alert')).textContent).toContain('支付没有开始')
  fireEvent.click(screen.getByRole('button', { name: '更换支付方式' }))
  await screen.findByRole('radio', { name: /支付宝/ })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

it('a unit’s course leads back to where it was bought, for its own page is the person’s', async () => {
  await open({ orderType: 'EDU', payerType: 'UNIT', status: 'PAID' }, { state: 'SUCCESS' })
  expect(await linkTo('返回课程')).toBe('/memberManagement?part=courses&course=3002')
  expect(screen.queryByRole('link', { name: '进入课程' })).toBeNull()
})

it('a person pays for its own course by WeChat alone', async () => {
  const calls = await open({ orderType: 'EDU', payerType: 'PERSON' })
  fireEvent.click(await screen.findByRole('button', { name: '微信支付 ¥160.00' }))
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /api/weixin/edu/native/pay'))
  expect(screen.queryByRole('radio')).toBeNull()
})

it.each([
  ['to it', [{ id: 4001 }], '/unitPayment?batch=4001'],
  ['to all of them where it was handed in since', [], '/unitPayment'],
])('the closed order of a batch leads %s, and pays no fee as the unit’s own', async (_, found, way) => {
  const listed = () => Response.json(found, { headers: { 'x-total-count': String(found.length) } })
  const calls = await open(
    { orderType: 'ON_BEHALF', payerType: 'UNIT', status: 'CLOSED' },
    { item: fee, state: 'CLOSED', answers: { [batches]: listed } },
  )
  await waitFor(async () => expect(await linkTo('前往代缴名单重新提交')).toBe(way))
  expect(screen.queryByRole('link', { name: '重新发起支付' })).toBeNull()
  expect(calls.find(({ name }) => name === batches)?.query.get('orderId.equals')).toBe('709')
})

it.each([
  ['is asked for in vain, again and again', 503, '服务器出了问题，请稍后重试。'],
  ['is refused', 403, '无权限'],
])(
  'says that nothing is known of a payment that %s, and shows it once it is',
  async (_case, status, text) => {
    let isKnown = false
    const answers = {
      'GET /api/weixin/query-order/709': () =>
        isKnown
          ? Response.json({
              ...{ out_trade_no: 'JC709', trade_state: 'NOTPAY', trade_state_desc: '', transaction_id: null },
              ...{ success_time: null, amount: { total: 16_000, currency: 'CNY' } },
            })
          : problem(status),
    }
    await open({ orderType: 'EDU', payerType: 'UNIT' }, { answers })
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    isKnown = true
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('radio', { name: /支付宝/ })).toBeDefined()
  },
)

it.each([
  ['is to be begun', {}, 'NOTPAY', true],
  ['waits for its scan', { payChannel: 'WECHAT', codeUrl: 'weixin://pay?pr=1' }, 'NOTPAY', true],
  ['has failed once', {}, 'PAYERROR', true],
  ['is paid', { status: 'PAID' }, 'SUCCESS', false],
  ['is a unit’s', { payerType: 'UNIT' }, 'NOTPAY', false],
] as const)('says what holds for a course before it is paid: one that %s', async (_, what, state, isSaid) => {
  await open({ orderType: 'EDU', payerType: 'PERSON', ...what }, { state })
  await screen.findByRole('status')
  expect(screen.queryByText('购买须知') !== null).toBe(isSaid)
})

it('a refund that is asked for gives nothing back yet', async () => {
  const refund = { amount: 160, status: 'PENDING' } as MemberOrderDetail['refund']
  await open(
    { orderType: 'MEMBER_FEE', payerType: 'UNIT', status: 'REFUNDING', payChannel: 'WECHAT', refund },
    { item: fee, state: 'REFUND' },
  )
  expect(await screen.findByText('通过后 ¥160.00 由支付渠道原路退回，到账时间以渠道为准。')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('协会正在审核退款')
})

it.each([
  ['WECHAT', /由支付渠道原路退回/],
  ['BANK', /由协会转回付款账户/],
  ['OFFLINE', /由协会转回付款账户/],
] as const)('says by whom money that came by %s is given back', async (payChannel, words) => {
  await open({ payerType: 'UNIT', status: 'REFUNDED', payChannel }, { state: 'REFUND' })
  expect(await screen.findByText(words)).toBeTruthy()
})

it.each([
  ['PAID', 'SUCCESS', 'PAID_TWICE', '重复支付的 ¥160.00 已原路退回'],
  ['CLOSED', 'CLOSED', 'ORDER_CLOSED', '订单关闭后到账的 ¥160.00 已原路退回'],
] as const)('says of an order that is %s what went back', async (status, state, reason, words) => {
  const returned = {
    transactionId: '1',
    payChannel: 'WECHAT',
    amount: 160,
    payTime: '',
    returnTime: '',
  } as const
  await open({ payerType: 'UNIT', status, returnedPayments: [{ ...returned, reason }] }, { state })
  expect(await screen.findByText(words)).toBeTruthy()
})
