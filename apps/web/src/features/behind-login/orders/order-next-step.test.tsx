import type { MemberFee, MemberOrderDetail, OrderItem } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { OrderNextStep } from './order-next-step.tsx'

let calls: ReturnType<typeof fakeApi>

async function waysOn(
  what: Partial<MemberOrderDetail>,
  may = ['fees.pay', 'batches.read', 'batches.write'],
  fees: Partial<MemberFee>[] = [{ id: 501, status: 'UNPAID' }],
) {
  calls = fakeApi({
    'GET /api/member-fees/user': () => Response.json(fees, { headers: { 'x-total-count': '1' } }),
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

it.each(['PAID', 'PAYING'] as const)('own fees that are %s by now are not', async (status) => {
  await waysOn({ orderType: 'MEMBER_FEE' }, ['fees.pay'], [{ id: 501, status }])
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/member-fees/user'))
  // What is asked for is there by then.
  await act(async () => {})
  expect(screen.queryByRole('link')).toBeNull()
})

it('of own fees, those that are still owed are paid anew', async () => {
  const details = [501, 502].map((itemId) => ({ itemType: 'MEMBER_FEE', itemId })) as OrderItem[]
  const ways = await waysOn(
    { orderType: 'MEMBER_FEE', details },
    ['fees.pay'],
    [
      { id: 501, status: 'PAID' },
      { id: 502, status: 'UNPAID' },
    ],
  )
  await waitFor(() => expect(ways()).toEqual([['重新缴费', '/unitPay?fees=502']]))
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
