import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { MembershipPanel } from './membership-panel.tsx'

beforeEach(() => localStorage.setItem('access_token', 'token'))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const expired = { name: '程远', membershipStatus: 'EXPIRED', validTo: '2025-12-31', memberLevel: '会员' }

const show = (summary: () => Response) => {
  fakeApi({
    'GET /api/member/current': () => Response.json(expired),
    'GET /api/member/summary': summary,
  })
  return renderPage(
    <UiProvider>
      <MembershipPanel />
    </UiProvider>,
  )
}

const owing = (unpaidCount: number, payableFeeIds: number[]) => () =>
  Response.json({ fees: { unpaidCount, payableFeeIds } })

const toPay = /缴纳本年度会费后会籍随即恢复/

it('leads who has expired and owes nothing to a renewal, not to a fee that there is not', async () => {
  await show(owing(0, []))
  expect(await screen.findByText(/续会申请通过并缴纳会费后/)).toBeTruthy()
  expect(screen.queryByText(toPay)).toBeNull()
})

it.each([
  ['owes a fee', owing(1, [7])],
  ['can pay what was paid back', owing(0, [7])],
  ['owes nobody knows what', () => problem(503)],
])('tells who has expired and %s that a payment is enough', async (_who, summary) => {
  await show(summary)
  expect(await screen.findByText(toPay)).toBeTruthy()
  await new Promise(requestAnimationFrame)
  expect(screen.queryByText(/续会申请通过/)).toBeNull()
})
