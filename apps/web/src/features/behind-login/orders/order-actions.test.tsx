import type { MemberOrder } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { OrderActions } from './order-actions.tsx'

beforeEach(() => {
  keepToken('token')
  keepLogin('memberPersonal')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const course = { orderType: 'EDU', payerType: 'PERSON' } as const

it.each([
  ['fees', 'fees.pay', { orderType: 'MEMBER_FEE', payerType: 'PERSON' }, '/pay?order=709'],
  ['the own course, by who applies', 'courses.study', course, '/education-pay?order=709'],
  ['the own course, not by who may pay fees alone', 'fees.pay', course, undefined],
] as const)('an open order over %s is gone on with where it is paid', async (_case, may, what, way) => {
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({
        ...{ userid: '4', name: '童小满', role: 'memberPersonal' },
        permissions: [{ name: 'orders.read' }, { name: may }],
      }),
  })
  const order = { id: 709, orderNo: 'JC709', status: 'CREATED', payChannel: 'WECHAT', ...what } as MemberOrder
  const { queryClient } = await renderPage(
    <UiProvider>
      <OrderActions order={order} list={{ kind: 'orders', search: {} }} />
    </UiProvider>,
  )
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const link = () => screen.queryByRole('link', { name: /^继续支付/ })?.getAttribute('href')
  await waitFor(() => expect(link()).toBe(way))
})
