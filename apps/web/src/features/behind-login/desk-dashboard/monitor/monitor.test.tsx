import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { Monitor } from './monitor.tsx'

const payment = {
  ...{
    transactionId: '1',
    orderId: 704,
    orderNo: 'JC1',
    payerName: '苏婉清',
    channel: 'WECHAT',
    amount: 200,
  },
  ...{ orderAmount: 200, paidAt: '2026-11-20T02:00:00.000Z', notifiedAt: null, orderStatus: 'PAID' },
  ...{ isLate: true, isMismatch: false, refundedAt: null },
}
const monitor = {
  ...{ at: '2026-11-21T02:00:00.000Z', payments: [payment], latePayments: 7, mismatchedPayments: 0 },
  ...{ openOrders: 3, waitingRefunds: 2, codes: { lastHour: 0, lastDay: 4 }, refusedLogins: [] },
}

beforeEach(() => localStorage.setItem('access_token', 'token'))
afterEach(() => localStorage.clear())

async function open(...names: string[]) {
  const permissions = names.map((name) => ({ name }))
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({ userid: '9', name: '', role: 'associationStaff', permissions }),
    'GET /api/admin/monitor': () => Response.json(monitor),
  })
  await renderInTab(<Monitor />)
}

const linkOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

it('leads from what it counts to the lists, and counts what is late of any time', async () => {
  await open('desk.monitor', 'desk.orders', 'desk.refunds')
  expect(await linkOf('查看列表：还能支付的订单')).toBe('/list/orders?status=OPEN')
  expect(await linkOf('查看列表：等待退款')).toBe('/list/refunds')
  expect(await linkOf('查看列表：迟到的支付通知')).toBe('/list/payments?finding=LATE')
  expect(await linkOf('查看列表：金额不符的支付')).toBe('/list/payments?finding=MISMATCH')
  expect(await linkOf('JC1')).toBe('/list/orders?item=704')
  expect(screen.getByText('迟到的支付通知').parentElement?.textContent).toContain('7')
})

it('leads to no list that one may not open', async () => {
  await open('desk.monitor')
  await screen.findByText('JC1')
  // The payments themselves come with the page.
  await linkOf('查看列表：金额不符的支付')
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/list/payments?finding=LATE', '/list/payments?finding=MISMATCH'])
})
