import type { FeeStatus, MemberFee, MemberOrderDetail, TradeState } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { PaymentPage } from './payment-page.tsx'

const orderPath = 'GET /api/member-order-detail/701'
const tradePath = 'GET /api/weixin/query-order/701'
const feesPath = 'GET /api/member-fees/user'

const order = (changed: Partial<MemberOrderDetail> = {}) =>
  ({
    id: 701,
    orderNo: 'JC20261121000701',
    orderType: 'MEMBER_FEE',
    payerName: '林知远',
    subject: '2026年度个人会员会费',
    totalAmount: 200,
    payChannel: 'WECHAT',
    status: 'CREATED',
    codeUrl: 'weixin://wxpay/bizpayurl?pr=7hGd0Kq',
    expireTime: new Date(Date.now() + 3_600_000).toISOString(),
    details: [
      {
        itemType: 'MEMBER_FEE',
        itemId: 501,
        itemName: '2026年度个人会员会费',
        beneficiaryName: '林知远',
        feeYear: 2026,
        quantity: 1,
        price: 200,
        amount: 200,
      },
    ],
    ...changed,
  }) as MemberOrderDetail

const trade =
  (trade_state: TradeState, total = 20000) =>
  () =>
    Response.json({
      out_trade_no: 'JC20261121000701',
      trade_state,
      trade_state_desc: '',
      transaction_id: trade_state === 'SUCCESS' ? '4200000701' : null,
      success_time: trade_state === 'SUCCESS' ? '2026-11-21T03:00:00.000Z' : null,
      amount: { total, currency: 'CNY' },
    })

const fee = (id: number, status: FeeStatus, orderId: number | null = null) =>
  ({
    id,
    status,
    orderId,
    ownerName: '林知远',
    feeYear: 2020 + id,
    memberLevel: '会员',
    amount: 200,
    dueDate: '2026-12-31',
  }) as MemberFee

const page = (search: Parameters<typeof PaymentPage>[0]['search']) => (
  <UiProvider>
    <PaymentPage search={search} />
  </UiProvider>
)

const openOrder = (answers: Parameters<typeof fakeApi>[0]) => {
  fakeApi(answers)
  return renderPage(page({ order: 701 }), '/pay?order=701')
}

const openFees = (fees: MemberFee[], search = { fees: '5,6' }) => {
  fakeApi({ [feesPath]: () => Response.json(fees) })
  return renderPage(page(search), '/pay?fees=5,6')
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['SUCCESS', '支付成功'],
  ['PAYERROR', '这次支付没有成功'],
  ['CLOSED', '订单已关闭'],
  ['REVOKED', '订单已关闭'],
  ['REFUND', '订单已退款'],
  ['USERPAYING', '正在付款，请在支付页面上完成操作。'],
] as const)('tells %s in plain words', async (state, words) => {
  await openOrder({ [orderPath]: () => Response.json(order()), [tradePath]: trade(state) })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words))
})

it('waits with the QR, the time left and no link for a code that only WeChat opens', async () => {
  await openOrder({ [orderPath]: () => Response.json(order()), [tradePath]: trade('NOTPAY') })
  expect(await screen.findByRole('img', { name: '微信支付二维码' })).toBeTruthy()
  expect(screen.getByRole('timer')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '在本机打开收银台' })).toBeNull()
})

it('leads whoever has scrolled down to the QR to the outcome', async () => {
  let answer = trade('NOTPAY')
  await openOrder({ [orderPath]: () => Response.json(order()), [tradePath]: () => answer() })
  const ask = await screen.findByRole('button', { name: '我已付款，查询结果' })
  answer = trade('SUCCESS')
  fireEvent.click(ask)
  const outcome = await screen.findByRole('heading', { name: '支付成功' })
  await waitFor(() => expect(document.activeElement?.contains(outcome)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})

it('offers a code that is an address to this device', async () => {
  const codeUrl = 'https://cashier.example/?pr=1'
  await openOrder({ [orderPath]: () => Response.json(order({ codeUrl })), [tradePath]: trade('NOTPAY') })
  const link = await screen.findByRole('link', { name: '在本机打开收银台' })
  expect(link.getAttribute('href')).toBe(codeUrl)
})

it('starts again with the same fees when the time has run out', async () => {
  const expired = order({
    status: 'CLOSED',
    expireTime: '2020-01-01T00:00:00.000Z',
    lastModifiedDate: '2020-01-01T00:00:00.000Z',
  })
  await openOrder({ [orderPath]: () => Response.json(expired), [tradePath]: trade('CLOSED') })
  const again = await screen.findByRole('link', { name: '重新发起支付' })
  expect(again.getAttribute('href')).toBe('/pay?fees=501')
  expect(screen.getByRole('status').textContent).toBe('订单已超过支付时限')
})

it('says when the channel has recorded another amount', async () => {
  const paid = order({ status: 'PAID', payTime: '2026-11-21T03:00:00.000Z' })
  await openOrder({ [orderPath]: () => Response.json(paid), [tradePath]: trade('SUCCESS', 19999) })
  expect(await screen.findByText(/¥199.99，与订单金额不一致/)).toBeTruthy()
})

it.each([
  ['its items differ from its total', order({ totalAmount: 300 }), 30000, {}, /订单各项与应付总额不一致/],
  ['the channel would take another sum', order(), 19999, {}, /订单各项与应付总额不一致/],
  ['the buyer was shown another sum', order(), 20000, { agreed: 15000 }, /您确认的金额是 ¥150.00/],
] as const)('stops the payment when %s', async (_case, wrong, charged, shown, words) => {
  fakeApi({ [orderPath]: () => Response.json(wrong), [tradePath]: trade('NOTPAY', charged) })
  await renderPage(page({ order: 701, ...shown }), '/pay?order=701')
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(screen.queryByRole('img', { name: '微信支付二维码' })).toBeNull()
})

it('goes on with what was shown', async () => {
  fakeApi({ [orderPath]: () => Response.json(order()), [tradePath]: trade('NOTPAY') })
  await renderPage(page({ order: 701, agreed: 20000 }), '/pay?order=701')
  expect(await screen.findByRole('img', { name: '微信支付二维码' })).toBeTruthy()
})

it('says who is paying, and offers nothing to pay', async () => {
  const others = { ...fee(5, 'PAYING'), payer: { type: 'UNIT', name: '江川恒信' } } as MemberFee
  await openFees([others])
  expect(await screen.findByText('所选会费正由江川恒信代缴')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^支付/ })).toBeNull()
})

it('does not know an order that is another member’s', async () => {
  await openOrder({ [orderPath]: () => problem(404), [tradePath]: () => problem(404) })
  expect(await screen.findByText('没有找到这笔订单')).toBeTruthy()
})

it('shows what is paid, for whom and how much', async () => {
  await openFees([fee(5, 'OVERDUE'), fee(6, 'UNPAID')])
  expect(await screen.findByRole('button', { name: '支付 ¥400.00' })).toBeTruthy()
  expect(screen.getByText('林知远')).toBeTruthy()
  expect(screen.getByText(/2025 年度会费/)).toBeTruthy()
})

it('leads to the order that the fees are in already', async () => {
  const { router } = await openFees([fee(5, 'PAYING', 701), fee(6, 'PAYING', 701)])
  await waitFor(() => expect(router.state.location.search).toEqual({ order: 701 }))
})

it('comes back from Alipay to the order of the fees', async () => {
  const { router } = await openFees([fee(5, 'PAID', 701), fee(6, 'PAID', 701)], {
    fees: '5,6',
    out_trade_no: 'JC20261121000701',
  } as { fees: string })
  await waitFor(() => expect(router.state.location.search).toEqual({ order: 701 }))
})

it('comes back from Alipay to the order that was closed meanwhile, and offers no second payment', async () => {
  const asked = fakeApi({
    [feesPath]: () => Response.json([fee(5, 'UNPAID'), fee(6, 'PAID', 700)]),
    'GET /api/member-orders': () => Response.json([order({ status: 'CLOSED' })]),
  })
  const search = { fees: '5,6', out_trade_no: 'JC20261121000701' }
  const { router } = await renderPage(page(search), '/pay?fees=5,6')
  await waitFor(() => expect(router.state.location.search).toEqual({ order: 701 }))
  expect(asked.map(({ query }) => String(query))).toContain('orderNo.equals=JC20261121000701&size=1')
  expect(screen.queryByRole('button', { name: /^支付 ¥/ })).toBeNull()
})

it('says that nothing is left to pay', async () => {
  await openFees([fee(5, 'PAID', 701), fee(6, 'EXEMPT')])
  expect(await screen.findByText('所选会费已缴清，无需再次支付')).toBeTruthy()
})

it.each([
  [[fee(5, 'REFUNDED', 701), fee(6, 'PAID', 702)], '2025 年度的会费已退费，不能再缴纳'],
  [[fee(5, 'EXEMPT')], '所选会费已免缴，无需支付'],
])('does not call paid what was paid back or never owed', async (fees, words) => {
  await openFees(fees)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText('所选会费已缴清，无需再次支付')).toBeNull()
})

const paidOrder = order({ status: 'PAID', orderType: 'MEMBER_FEE', invoiceStatus: 'NONE' })
const paid = { [orderPath]: () => Response.json(paidOrder), [tradePath]: trade('SUCCESS') }

const owes = (unpaidCount: number) => ({
  'GET /api/member-fees/info': () =>
    Response.json({ unpaidCount, unpaidAmount: unpaidCount * 200, overdueCount: 0, payableFeeIds: [5, 6] }),
})

it('says after a payment what is still owed, and leads to it', async () => {
  await openOrder({ ...paid, ...owes(2) })
  expect(await screen.findByText('还有 2 个年度的会费待缴')).toBeTruthy()
  expect(screen.getByText('合计 ¥400.00')).toBeTruthy()
  expect(screen.getByRole('link', { name: '继续缴费' }).getAttribute('href')).toBe('/pay?fees=5%2C6')
})

it.each([
  [1, [5], '没有需要自己缴纳的会费', null],
  [2, [5, 6], '还有 1 个年度的会费待缴', '/pay?fees=6'],
])(
  'names after a payment who pays the rest, and asks only for what is left',
  async (count, ids, title, way) => {
    const info = { unpaidCount: count, unpaidAmount: count * 200, overdueCount: 0 }
    await openOrder({
      ...paid,
      'GET /api/member-fees/info': () => Response.json({ ...info, payableFeeIds: ids, onBehalfFeeIds: [5] }),
      [feesPath]: () => Response.json([{ ...fee(5, 'PAYING'), payer: { type: 'UNIT', name: '江川恒信' } }]),
    })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText('2025 年度的会费由江川恒信代缴，无需支付。')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '继续缴费' })?.getAttribute('href') ?? null).toBe(way)
  },
)

it('says after a payment that nothing is owed any more', async () => {
  await openOrder({ ...paid, ...owes(0) })
  expect(await screen.findByText('会费已全部缴清，没有其他待缴的年度。')).toBeTruthy()
})

it('takes an application for the receipt of what was paid', async () => {
  const calls = fakeApi({
    ...paid,
    ...owes(0),
    'GET /api/member-invoices/apply/701': () =>
      Response.json({
        invoiceKinds: ['FISCAL_RECEIPT'],
        titleType: 'PERSON',
        buyerName: '林知远',
        email: null,
      }),
    'POST /api/member/invoice-apply': () => Response.json({ email: 'lin@example.com' }, { status: 201 }),
  })
  await renderPage(page({ order: 701 }), '/pay?order=701')
  fireEvent.click(await screen.findByRole('button', { name: '申请票据' }))
  const email = await screen.findByRole('textbox', { name: /接收邮箱/ })
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
  expect(screen.getByText(/请填写接收票据的邮箱/)).toBeTruthy()
  expect(document.activeElement).toBe(email)
  fireEvent.change(email, { target: { value: 'lin@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('协会开具后发送到 lin@example.com。')).toBeTruthy()
  expect(calls.find(({ name }) => name === 'POST /api/member/invoice-apply')?.body).toEqual({
    orderIds: [701],
    invoiceKind: 'FISCAL_RECEIPT',
    titleType: 'PERSON',
    buyerName: '林知远',
    email: 'lin@example.com',
  })
})
