import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { FeeFilters } from './fee-filters.tsx'

// One of them broken.
const issues = [{ period: '2026-10' }, { period: {} }, { period: '2026-08' }]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const offered = () => [...screen.getByLabelText<HTMLSelectElement>('期次').options].map(({ text }) => text)

it.each([
  ['2026-09', ['全部期次', '2026-10', '2026-09', '2026-08']],
  ['2027-05', ['全部期次', '2026-10', '2026-08']],
])('offers the months that are out, and %s only when it could be', async (period, months) => {
  fakeApi({
    'GET /api/public/info-fee-news-list': () => Response.json(issues, { headers: { 'X-Total-Count': '3' } }),
  })
  await renderPage(<FeeFilters search={{ period }} />)
  await waitFor(() => expect(offered()).toEqual(months))
})
