import type { MemberOrderDetail } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { OrderNextStep } from './order-next-step.tsx'

async function waysOn(what: Partial<MemberOrderDetail>, may = ['fees.pay', 'batches.read']) {
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({
        ...{ userid: '6', name: '恒信', role: 'memberCompany' },
        permissions: may.map((name) => ({ name })),
      }),
    'GET /api/member-applies-top/user': () =>
      Response.json([{ id: 4001 }], { headers: { 'x-total-count': '1' } }),
  })
  const details = [{ itemType: 'MEMBER_FEE', itemId: 501 }]
  const order = { id: 709, status: 'CLOSED', details, ...what } as MemberOrderDetail
  await renderPage(
    <UiProvider>
      <OrderNextStep order={order} onExpire={() => {}} />
    </UiProvider>,
  )
  return () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

beforeEach(() => {
  keepToken('token')
  keepLogin('memberCompany')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('own fees of an order that was closed are paid anew', async () => {
  const ways = await waysOn({ orderType: 'MEMBER_FEE' })
  await waitFor(() => expect(ways()).toEqual([['重新缴费', '/unitPay?fees=501']]))
})

it('a batch whose order was closed is handed in anew, for its fees are not the unit’s own', async () => {
  const ways = await waysOn({ orderType: 'ON_BEHALF' })
  await waitFor(() => expect(ways()).toEqual([['前往代缴名单重新提交', '/unitPayment?batch=4001']]))
})

const terms = { until: '2026-12-21T02:00:00.000Z', refusal: null }
const paid = { status: 'PAID', orderType: 'MEMBER_FEE', refundTerms: terms } as const
const course = { ...paid, orderType: 'EDU', payerType: 'PERSON' } as const

it.each([
  ['who may pay', paid, ['fees.pay'], true],
  ['who may not', paid, ['orders.read'], false],
  ['who pays for the own course', course, ['courses.study'], true],
  ['who may pay fees alone, of a course', course, ['fees.pay'], false],
] as const)('a refund is asked for by %s', async (_case, order, may, isOffered) => {
  await waysOn(order, [...may])
  if (isOffered) await screen.findByRole('button', { name: '申请退款' })
  else await screen.findByText(/只有具备缴费权限的账号可以申请退款/)
  expect(screen.queryByRole('button', { name: '申请退款' }) !== null).toBe(isOffered)
})

it.each([
  [['fees.pay'], true],
  [['orders.read'], false],
] as const)('an open order is given up by who may pay it: %j', async (may, isOffered) => {
  const expireTime = new Date(Date.now() + 3_600_000).toISOString()
  await waysOn({ status: 'CREATED', orderType: 'MEMBER_FEE', expireTime, transfer: null }, [...may])
  if (isOffered) await screen.findByRole('button', { name: '取消订单' })
  await waitFor(() => expect(screen.queryByRole('button', { name: '取消订单' }) !== null).toBe(isOffered))
})

it('the own course is paid on by who applies, in the pages of the education', async () => {
  const expireTime = new Date(Date.now() + 3_600_000).toISOString()
  const ways = await waysOn({ ...course, status: 'CREATED', expireTime, transfer: null }, ['courses.study'])
  await waitFor(() => expect(ways()).toEqual([['继续支付', '/education-pay?order=709']]))
})
