import type { MemberFee } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { FeeList } from './fee-list.tsx'

beforeEach(() => {
  keepToken('token')
  keepLogin('memberPersonal')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const upgrade = {
  ...{ id: 514, feeNo: 'HF20260003', feeYear: 2026, feeKind: 'UPGRADE', memberLevel: '理事单位' },
  ...{ feeStandard: 5000, discount: 2000, amount: 3000, paidAmount: 0, dueDate: '2026-12-31' },
  ...{ status: 'UNPAID', isPayable: true, orderId: null, payer: null },
} as MemberFee

async function open(search: Parameters<typeof FeeList>[0]['search'], fee: MemberFee = upgrade) {
  fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({
        ...{ userid: '4', name: '恒信', role: 'memberPersonal' },
        permissions: [{ name: 'applies.read' }, { name: 'fees.pay' }],
      }),
    'GET /api/member-fees/user': () => Response.json([fee], { headers: { 'x-total-count': '1' } }),
  })
  return renderPage(
    <UiProvider>
      <FeeList search={search} />
    </UiProvider>,
  )
}

it('the difference of an upgrade is named in its row: what was billed before, and its paper', async () => {
  await open({})
  expect(await screen.findByText('本年度已计 ¥2,000.00')).toBeTruthy()
  expect(await screen.findByRole('link', { name: '缴费通知 2026 年度会费差额' })).toBeTruthy()
})

it('what was paid back can be paid again, and has no notice, since it is not owed', async () => {
  await open({}, { ...upgrade, feeKind: 'YEAR', status: 'REFUNDED' })
  expect(await screen.findByRole('link', { name: '缴费 2026 年度' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /缴费通知/ })).toBeNull()
})

it('the page of a fee knows how its list was narrowed', async () => {
  const search = { status: 'OVERDUE', page: 2 } as const
  const { router } = await open(search)
  fireEvent.click(await screen.findByRole('link', { name: /^详情/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/financialManagement/fees/514'))
  expect(router.state.location.state.fees).toEqual(search)
})
