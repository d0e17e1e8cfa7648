import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { BenefitList } from './benefit-list.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const benefit = {
  id: 1,
  title: '造价信息查询',
  category: '信息',
  audience: 'ALL',
  content: '查询各市信息价。',
  howTo: '登录后查询',
  link: null,
}

it('leaves out what cannot be shown, and no other', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const rows = [benefit, { ...benefit, id: 2, title: {} }, { ...benefit, id: 3, category: {} }]
  fakeApi({ 'GET /api/public/member-benefits': () => Response.json(rows) })
  await renderPage(<BenefitList />)
  await screen.findByRole('heading', { name: /造价信息查询/ })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['信息'])
})
