import type { CompanyRanking } from '@portal/api-contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Ranking } from './ranking.tsx'

const placesPath = 'GET /api/public/company-nines/ranking'
const yearsPath = 'GET /api/public/company-nines/years-domain'
const place = (rank: number, companyName: string, value: number) =>
  ({ id: rank, rank, companyName, city: '临江市', value }) as CompanyRanking

const answerYears = () => Response.json([{ year: 2025 }, { year: 2024 }])

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the latest year by income, each place to the scale of the first', async () => {
  const rows = [place(1, '衡准', 8000), place(2, '恒信', 2000)]
  const calls = fakeApi({ [yearsPath]: answerYears, [placesPath]: () => Response.json(rows) })
  await renderPage(<Ranking search={{}} />)
  const second = (await screen.findByText('恒信')).closest('li')
  expect(second?.querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe('25%')
  expect(second?.textContent).toContain('2,000')
  const asked = calls.find(({ name }) => name === placesPath)?.query
  expect([asked?.get('year.equals'), asked?.get('metric.equals')]).toEqual(['2025', '营业收入'])
})

it('keeps the metric on the way to another year, and the year on the way to another metric', async () => {
  fakeApi({ [yearsPath]: answerYears, [placesPath]: () => Response.json([]) })
  await renderPage(<Ranking search={{ year: 2025, metric: '利润' }} />, '/?year=2025&metric=利润')
  expect(await screen.findByText('这一年度还没有公布排名。')).toBeTruthy()
  const searchOf = (name: string) =>
    Object.fromEntries(new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams)
  expect(searchOf('2024')).toEqual({ year: '2024', metric: '利润' })
  expect(searchOf('人均营业收入')).toEqual({ year: '2025', metric: '人均' })
})
