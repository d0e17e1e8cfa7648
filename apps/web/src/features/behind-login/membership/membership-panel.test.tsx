import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin } from '../../../lib/session/session.ts'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { MemberRights } from './member-rights.tsx'
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

it.each([
  ['memberPersonal', '/memberBenefits'],
  ['memberCompany', '/2408?view=benefits'],
] as const)('says of what level a %s is and what that has', async (role, way) => {
  keepLogin(role)
  const member = { ...expired, membershipStatus: 'ACTIVE', validTo: '2099-12-31', memberLevel: '资深会员' }
  const benefit = (id: number, title: string, levels: string[] = []) => ({ id, title, levels })
  const benefits = [
    ...[benefit(1, '会议优惠'), benefit(2, '理事专享', ['理事']), benefit(3, '继续教育', ['资深会员'])],
    ...[benefit(4, '期刊赠阅'), benefit(5, '法律咨询')],
  ]
  fakeApi({
    'GET /api/member/current': () => Response.json(member),
    'GET /api/public/member-benefits': () => Response.json(benefits, { headers: { 'X-Total-Count': '5' } }),
  })
  await renderPage(
    <UiProvider>
      <MembershipPanel rights={<MemberRights />} />
    </UiProvider>,
  )
  expect(await screen.findByText('资深会员')).toBeTruthy()
  const named = await screen.findByText('会议优惠、继续教育、期刊赠阅')
  expect(named.parentElement?.textContent).toContain('（共 4 项）')
  expect(screen.getByRole('link', { name: '全部权益' }).getAttribute('href')).toBe(way)
})
