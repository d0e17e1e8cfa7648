import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { OrderDetail } from './order-detail.tsx'
import { OrderList } from './order-list.tsx'

const order = (id: number, totalAmount: number, refundedAmount: number) => ({
  ...{ id, orderNo: `JC${id}`, payerName: '苏婉清', subject: '课程', orderType: 'EDU', status: 'PAID' },
  ...{ totalAmount, refundedAmount, payChannel: 'WECHAT', payTime: null },
  createdDate: '2026-11-20T02:00:00Z',
})

const returned = {
  ...{ transactionId: '4200007', payChannel: 'WECHAT', amount: 300, reason: 'PAID_TWICE' },
  ...{ payTime: '2026-11-21T02:00:00Z', returnTime: '2026-11-21T02:05:00Z' },
}

it('adds up what was not paid back, as the figures do, and shows what was', async () => {
  const orders = [order(1, 300, 100.1), order(2, 200, 0)]
  fakeApi({
    'GET /api/admin/orders': () => Response.json(orders, { headers: { 'X-Total-Count': '2' } }),
  })
  await renderInTab(<OrderList search={{}} />)
  expect(await screen.findByText('本页 2 笔，合计 ¥399.90')).toBeTruthy()
  expect(screen.getByText('¥100.10')).toBeTruthy()
})

it.each([
  [[returned], 1],
  [[], 0],
  [undefined, 0],
])('shows the payments of an order that went back: %j', async (returnedPayments, count) => {
  fakeApi({
    'GET /api/admin/orders/1': () => Response.json({ ...order(1, 300, 0), details: [], returnedPayments }),
  })
  await renderInTab(<OrderDetail id={1} />)
  await screen.findByText('JC1')
  expect(screen.queryAllByText(/重复支付的 ¥300.00 已原路退回 .* 4200007/)).toHaveLength(count)
  expect(screen.queryAllByText('退回的款项')).toHaveLength(count)
})
