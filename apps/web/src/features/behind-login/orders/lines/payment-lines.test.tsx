import { i18n } from '@lingui/core'
import type { MemberOrder } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ordersTable } from '../order-csv.ts'
import { OrderList } from '../order-list.tsx'
import type { OrdersSearch } from '../orders-search.ts'
import { paymentLines, paymentsPage } from './payment-lines.ts'

const orderOf = (id: number, known: object) =>
  ({
    ...{ id, orderNo: `JC${id}`, subject: '会费', payerName: '苏婉清', totalAmount: 200, refundedAmount: 0 },
    ...{ status: 'PAID', payChannel: 'WECHAT', transactionId: `T${id}`, refund: null, returnedPayments: [] },
    ...{ createdDate: '2026-11-20T02:00:00.000Z', payTime: '2026-11-20T02:05:00.000Z' },
    ...known,
  }) as unknown as MemberOrder
const returnedOf = (serial: number, reason: string, known: object = {}) => ({
  ...{ transactionId: `R${serial}`, payChannel: 'ALIPAY', amount: 200, reason },
  ...{ payTime: `2026-11-21T0${serial}:00:00.000Z`, returnTime: '2026-11-21T09:00:00.000Z' },
  ...known,
})
const unpaid = { payTime: null, transactionId: null }
const orders = [
  orderOf(1, { returnedPayments: [returnedOf(1, 'PAID_TWICE')] }),
  orderOf(2, { status: 'CLOSED', ...unpaid, returnedPayments: [returnedOf(2, 'ORDER_CLOSED')] }),
  orderOf(3, {
    status: 'PAYING',
    ...unpaid,
    returnedPayments: [returnedOf(3, 'WRONG_AMOUNT', { amount: 1.5 })],
  }),
  orderOf(4, { status: 'CREATED', ...unpaid }),
  orderOf(5, {
    status: 'REFUNDED',
    refundedAmount: 200,
    payChannel: 'BANK',
    payTime: '2026-11-19T16:00:00.000Z',
  }),
]
const told = (search: OrdersSearch) =>
  paymentLines(orders, search).map(({ transactionId, returned }) => `${returned ? '-' : ''}${transactionId}`)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the payments of orders', () => {
  it('are what settled them, and what went back of paid, closed and open ones, the last one first', () => {
    expect(told({})).toEqual(['-R3', '-R2', '-R1', 'T1', 'T5'])
  })

  it.each<[OrdersSearch, string[]]>([
    [{ status: 'RETURNED' }, ['-R3', '-R2', '-R1']],
    [{ status: 'PAID' }, ['T1']],
    // No payment stands there.
    [{ status: 'CLOSED' }, ['-R3', '-R2', '-R1', 'T1', 'T5']],
    [{ channel: 'ALIPAY' }, ['-R3', '-R2', '-R1']],
    [{ channel: 'BANK' }, ['T5']],
    // The day begins at 16 o’clock of the day before.
    [{ from: '2026-11-20', to: '2026-11-20' }, ['T1', 'T5']],
    [{ sort: 'totalAmount,asc' }, ['-R3', 'T5', '-R2', 'T1', '-R1']],
    [{ sort: 'payTime,asc' }, ['T5', 'T1', '-R1', '-R2', '-R3']],
  ])('are narrowed and sorted by their own channel, time and amount: %j', (search, lines) => {
    expect(told(search)).toEqual(lines)
  })

  it('are told without what went back by a backend that does not list it', () => {
    const older = orders.map(({ returnedPayments: _, ...order }) => order as MemberOrder)
    expect(paymentLines(older, {})).toHaveLength(2)
  })

  it('are shown ten a page', () => {
    const many = Array.from({ length: 12 }, (_, index) => orderOf(index, {}))
    const page = paymentsPage(many, { page: 2 })
    expect([page.total, page.items.map(({ id }) => id)]).toEqual([12, [1, 0]])
  })

  it('are no income in the spreadsheet where they went back', () => {
    i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
    const [head = [], ...rows] = ordersTable(paymentLines(orders, {}))
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)])
    expect(column('金额（元）')).toEqual(['0.00', '0.00', '0.00', '200.00', '200.00'])
    expect(column('原路退回（元）')).toEqual(['1.50', '200.00', '200.00', '', ''])
    expect(column('退回原因').slice(0, 3)).toEqual(['金额与应付不符', '付款时订单已关闭', '重复支付'])
    expect(column('退回时间')[0]).toBe('2026-11-21 17:00')
    expect(column('状态')).toEqual(['已原路退回', '已原路退回', '已原路退回', '已支付', '已退款'])
  })
})

it('the list marks what went back with its reason, and leaves it out of the sum', async () => {
  fakeApi({
    'GET /api/member-orders': () =>
      Response.json(orders, { headers: { 'X-Total-Count': String(orders.length) } }),
  })
  await renderPage(
    <UiProvider>
      <OrderList kind="payments" search={{}} />
    </UiProvider>,
  )
  expect(await screen.findByText(/^共 5 笔，合计 ¥400\.00/)).toBeDefined()
  expect(screen.getByText('（其中已退还 ¥200.00；不含原路退回的 ¥401.50）')).toBeDefined()
  const [, first] = within(screen.getByRole('table')).getAllByRole('row')
  for (const word of ['¥1.50', '支付宝', '已原路退回', '金额与应付不符', 'R3'])
    expect(first?.textContent).toContain(word)
})
