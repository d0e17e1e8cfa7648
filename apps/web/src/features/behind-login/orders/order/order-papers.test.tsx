import type { MemberOrderDetail, OrderItem } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../../lib/session/session.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { OrderPapers } from './order-papers.tsx'

beforeEach(() => {
  keepToken('token')
  keepLogin('memberPersonal')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const line = (itemId: number, feeYear: number, itemName: string) =>
  ({ itemId, feeYear, itemName }) as OrderItem

async function papers(status: MemberOrderDetail['status'], details: OrderItem[]) {
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({
        ...{ userid: '4', name: '童小满', role: 'memberPersonal' },
        permissions: [{ name: 'applies.read' }],
      }),
  })
  const order = { id: 709, orderType: 'MEMBER_FEE', status, details } as MemberOrderDetail
  const { queryClient } = await renderPage(
    <UiProvider>
      <OrderPapers order={order} />
    </UiProvider>,
  )
  return async () => {
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await act(async () => {})
    return screen.queryAllByRole('link').map(({ textContent }) => textContent)
  }
}

it('an open order has the notices of its fees, told apart where they are of one year', async () => {
  const fees = [line(501, 2026, '2026年度单位会员会费'), line(502, 2026, '2026年度单位会员会费差额')]
  const told = await papers('CREATED', [line(500, 2025, '2025年度单位会员会费'), ...fees])
  await waitFor(async () =>
    expect(await told()).toEqual([
      '打印 2025 年度缴费通知',
      '打印 2026 年度缴费通知 2026年度单位会员会费',
      '打印 2026 年度缴费通知 2026年度单位会员会费差额',
    ]),
  )
})

it('a closed order has none, for its fees may have been paid by another', async () => {
  const told = await papers('CLOSED', [line(501, 2026, '2026年度单位会员会费')])
  expect(await told()).toEqual([])
})
