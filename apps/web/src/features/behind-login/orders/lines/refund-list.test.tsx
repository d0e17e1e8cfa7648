import type { MemberOrder, OrderRefund } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ordersTable } from '../order-csv.ts'
import { OrderList } from '../order-list.tsx'
import { refundLines } from './refund-lines.ts'

const refund = (reason: string, amount: number, day: string): OrderRefund => ({
  ...{ reason, amount, status: 'APPROVED', opinion: null },
  ...{ requestedAt: `${day}T02:00:00.000Z`, decidedAt: `${day}T03:00:00.000Z` },
})
const first = refund('一人离职', 200, '2026-11-21')
const last = refund('又一人离职', 400, '2026-11-22')
const order = {
  ...{ id: 709, orderNo: 'JC709', subject: '代缴会费', totalAmount: 8000, refundedAmount: 600 },
  ...{ status: 'PAID', refundStatus: 'APPROVED', refund: last, refunds: [first, last] },
  ...{ payChannel: 'WECHAT', createdDate: '2026-11-20T02:00:00.000Z', payTime: '2026-11-20T02:05:00.000Z' },
} as MemberOrder

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('each refund of an order has its line, the last one first', async () => {
  fakeApi({
    'GET /api/member-orders': () => Response.json([order], { headers: { 'X-Total-Count': '1' } }),
  })
  await renderPage(
    <UiProvider>
      <OrderList kind="refunds" search={{}} />
    </UiProvider>,
  )
  await screen.findByText('又一人离职')
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  const told = rows.slice(1).map((row) => /¥[24]00\.00/.exec(row.textContent)?.[0])
  expect(told).toEqual(['¥400.00', '¥200.00'])
  expect(await screen.findByText('共 2 笔，合计 ¥600.00')).toBeDefined()
})

it('each refund of an order has its row in the spreadsheet; a backend that tells the last alone has one', () => {
  const [, ...rows] = ordersTable(refundLines(order))
  expect(rows.map((row) => row.slice(-4))).toEqual([
    ['400.00', '2026-11-22 10:00', '又一人离职', '已退款'],
    ['200.00', '2026-11-21 10:00', '一人离职', '已退款'],
  ])
  const { refunds: _, ...older } = order
  expect(refundLines(older as MemberOrder)).toHaveLength(1)
})

it('what was paid is marked as sorted by when, and turned round by the first press', async () => {
  fakeApi({
    'GET /api/member-orders': () => Response.json([order], { headers: { 'X-Total-Count': '1' } }),
  })
  const { router } = await renderPage(
    <UiProvider>
      <OrderList kind="payments" search={{}} />
    </UiProvider>,
  )
  const head = await screen.findByRole('columnheader', { name: /支付时间/ })
  expect(head.getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(within(head).getByRole('button'))
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'payTime,asc' }))
})
