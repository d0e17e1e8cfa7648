import type { MemberOrderDetail } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { OrderNextStep } from './order-next-step.tsx'

async function waysOn(what: Partial<MemberOrderDetail>) {
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({
        ...{ userid: '6', name: '恒信', role: 'memberCompany' },
        permissions: [{ name: 'fees.pay' }, { name: 'batches.read' }],
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
