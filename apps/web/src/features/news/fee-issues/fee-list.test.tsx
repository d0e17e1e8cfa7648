import type { Dictionary } from '@portal/api-contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import FeeList from './fee-list.tsx'

const nothing = () => Response.json([], { headers: { 'X-Total-Count': '0' } })
const column = {
  id: 4,
  dictName: '政策法规',
  dictIndex: '/GovernmentMinistry',
  headerTwoList: [],
} as unknown as Dictionary

beforeEach(() => void fakeApi({ 'GET /api/public/info-fee-news-list': nothing }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const advice = /可以改看全省的价格信息/

it('advises to read the province’s prices where a city has none of the month', async () => {
  await renderPage(
    <FeeList name="造价信息" column={column} search={{ region: '临江市', period: '2027-05' }} />,
  )
  expect(await screen.findByText(advice)).toBeTruthy()
})

it.each([{}, { region: '全省' }])('advises another month to who reads those already: %j', async (search) => {
  await renderPage(<FeeList name="造价信息" column={column} search={{ ...search, period: '2027-05' }} />)
  expect(await screen.findByText(/请在上方选择其他期次/)).toBeTruthy()
  expect(screen.queryByText(advice)).toBeNull()
})
