import { useSearch } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { answerWith, priceIssue } from '../answers.fixture.ts'
import { Prices } from './prices.tsx'

const province = [priceIssue(3, '全省', '2026-10'), priceIssue(2, '全省', '2026-09')]
const cities = [priceIssue(11, '临江市', '2026-10'), priceIssue(12, '云洲市', '2026-09')]

beforeEach(() =>
  answerWith({
    'info-fee-news-list': (query) => {
      const period = query.get('period.contains')
      return query.has('region.equals')
        ? province
        : [...province, ...cities].filter((issue) => issue.period === period)
    },
  }),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const { period } = useSearch({ strict: false })
  return <Prices chosen={period} />
}

// The scale stands, without a choice, before the months are known.
const month = (period: string) =>
  waitFor(() => {
    const input = screen.getByRole<HTMLInputElement>('radio', { name: period })
    expect(input.disabled).toBe(false)
    return input
  })

it('reads off the latest month and names the cities that have an edition of it', async () => {
  await renderPage(<Page />)
  expect((await month('2026-10')).checked).toBe(true)
  const file = await screen.findByRole('link', { name: '下载临江市 2026-10 价格表' })
  expect(file.getAttribute('href')).toMatch(/files\/attachments\/11[.]xlsx$/)
  expect(screen.queryByRole('link', { name: /下载云洲市/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /下载全省/ })).toBeNull()
})

it('offers two years and only the months that were published', async () => {
  await renderPage(<Page />)
  await month('2026-09')
  const months = screen.getAllByRole<HTMLInputElement>('radio')
  expect(months).toHaveLength(24)
  expect(months.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['2026-09', '2026-10'])
})

it('keeps the chosen month in the address and follows it', async () => {
  const { router } = await renderPage(<Page />)
  fireEvent.click(await month('2026-09'))
  await waitFor(() => expect(router.state.location.search).toEqual({ period: '2026-09' }))
  expect(await screen.findByRole('link', { name: '下载云洲市 2026-09 价格表' })).toBeTruthy()
  expect((await month('2026-09')).checked).toBe(true)
})

it('stays with the latest when the address names a month without an issue', async () => {
  await renderPage(<Page />, '/?period=2025-01')
  expect((await month('2026-10')).checked).toBe(true)
})
