import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { LevelBars } from './level-bars.tsx'

const path = 'GET /api/public/company-rated-years'
const counts: Record<string, number> = { AAA: 12, AA: 24, A: 6, B: 3, C: 0 }

const answerCount = ({ query }: { query: URLSearchParams }) => {
  const count = counts[query.get('level.equals') ?? ''] ?? 0
  return Response.json([], { headers: { 'X-Total-Count': String(count) } })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rows = () => screen.getAllByRole('link')
const lengthOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[style]')?.style.inlineSize

it('counts each level of the year, drawn to the scale of the largest', async () => {
  const calls = fakeApi({ [path]: answerCount })
  await renderPage(<LevelBars year={2025} />)
  expect(await screen.findByText('24 家')).toBeTruthy()
  expect(calls.every(({ query }) => query.get('year.equals') === '2025')).toBe(true)
  expect(rows().map(lengthOf)).toEqual(['50%', '100%', '25%', '12.5%', '0%'])
})

it('leads to the units of a level, on the page that lists them', async () => {
  fakeApi({ [path]: answerCount })
  await renderPage(<LevelBars year={2025} view="ratings" />, '/?page=3&keyword=恒信')
  const [, second] = rows()
  const search = new URL(second?.getAttribute('href') ?? '', 'http://x').searchParams
  expect(Object.fromEntries(search)).toEqual({
    keyword: '恒信',
    view: 'ratings',
    year: '2025',
    rating: 'AA',
  })
})

it('says of no level that it has no units before they are counted, nor when that failed', async () => {
  fakeApi({ [path]: () => problem(500) })
  await renderPage(<LevelBars year={2025} />)
  await vi.waitFor(() => expect(within(screen.getByRole('list')).queryByText('0 家')).toBeNull())
  expect(screen.getAllByText('—')).toHaveLength(5)
})
