import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { OffersPanel } from './offers-panel.tsx'

beforeEach(() => keepToken('token'))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const benefits = [
  { id: 1, title: '理事会席位', levels: ['理事单位', '理事'] },
  ...['价格信息', '法律咨询', '课程优惠', '会员名录', '年度评优'].map((title, at) => ({
    id: at + 2,
    title,
    levels: [],
  })),
].map((one) => ({ summary: '', link: null, ...one }))

const open = async (role: 'memberCompany' | 'memberPersonal', memberLevel: string | null) => {
  keepLogin(role)
  fakeApi({
    'GET /api/public/member-benefits': () =>
      Response.json(benefits, { headers: { 'x-total-count': String(benefits.length) } }),
    'GET /api/member/current': () => Response.json({ name: '某某', memberLevel, membershipStatus: 'ACTIVE' }),
  })
  await renderPage(
    <UiProvider>
      <OffersPanel />
    </UiProvider>,
  )
  await screen.findByText('价格信息')
}

it.each([
  ['memberCompany', '会员单位', false],
  ['memberCompany', null, false],
  ['memberCompany', '理事单位', true],
  ['memberPersonal', '会员', false],
  ['memberPersonal', '理事', true],
] as const)('offers a %s of the level %s what others have: %s', async (role, level, isOffered) => {
  await open(role, level)
  if (isOffered) await screen.findByText('理事会席位')
  else expect(screen.queryByText('理事会席位')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})

it.each([
  ['memberCompany', '/2408?view=benefits'],
  ['memberPersonal', '/memberBenefits'],
] as const)('leads a %s to all of them', async (role, href) => {
  await open(role, null)
  expect(screen.getByRole('link', { name: '全部权益' }).getAttribute('href')).toBe(href)
})
