import type { CompanyRating } from '@portal/api-contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ratingPageSize } from './list-queries.ts'
import { RatingList } from './rating-list.tsx'

const listPath = 'GET /api/public/company-rated-years'
const yearsPath = 'GET /api/public/info-years/credit'
const rating = { id: 1, companyName: '江川恒信', level: 'AAA', score: 96, rank: 1 } as CompanyRating

const answerList = () => Response.json([rating], { headers: { 'X-Total-Count': '1' } })
const answerYears = () => Response.json([{ year: 2025 }, { year: 2024 }])

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the latest year that has ratings, and asks for none before it is known', async () => {
  const calls = fakeApi({ [yearsPath]: answerYears, [listPath]: answerList })
  await renderPage(<RatingList search={{}} />)
  expect(await screen.findByText('江川恒信')).toBeTruthy()
  expect(screen.getByText('96.0')).toBeTruthy()
  const asked = calls.filter(({ name }) => name === listPath).map(({ query }) => query.get('year.equals'))
  expect(new Set(asked)).toEqual(new Set(['2025']))
})

it('keeps the room of the years, the levels and the list while the years are awaited, with nothing to press', async () => {
  fakeApi({ [yearsPath]: () => new Promise(() => {}) })
  await renderPage(<RatingList search={{}} />)
  const years = screen.getByRole('navigation', { name: '评价年度' })
  expect(years.querySelectorAll('li').length).toBeGreaterThan(1)
  expect(screen.getByText('AAA', { selector: 'li *' })).toBeTruthy()
  expect(screen.getAllByRole('row').length).toBe(ratingPageSize + 1)
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('keeps nothing waiting once the years could not be loaded', async () => {
  fakeApi({ [yearsPath]: () => problem(500) })
  await renderPage(<RatingList search={{}} />)
  await screen.findByRole('button', { name: '重试' })
  expect(screen.getByRole('navigation', { name: '评价年度' }).textContent).toBe('')
  expect(document.querySelectorAll('[data-skeleton]').length).toBe(0)
})

it('keeps the years it has when newer ones could not be loaded', async () => {
  const yearAnswers = [answerYears(), problem(500)]
  fakeApi({ [yearsPath]: () => yearAnswers.shift() ?? problem(500), [listPath]: answerList })
  const { queryClient } = await renderPage(<RatingList search={{}} />)
  await screen.findByText('江川恒信')
  await queryClient.refetchQueries({ queryKey: ['ratings', 'years'] })
  expect(yearAnswers).toEqual([])
  expect(screen.getByRole('navigation', { name: '评价年度' }).textContent).toBe('20252024')
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

it('says so where no year has been published', async () => {
  fakeApi({ [yearsPath]: () => Response.json([]) })
  await renderPage(<RatingList search={{}} />)
  expect(await screen.findByText('还没有公布过任何年度的结果。')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

it('narrows by what the address says', async () => {
  const calls = fakeApi({ [yearsPath]: answerYears, [listPath]: answerList })
  await renderPage(<RatingList search={{ year: 2024, rating: 'AA', keyword: '恒', page: 3 }} />)
  await screen.findByText('江川恒信')
  const asked = calls.map(({ query }) => Object.fromEntries(query))
  expect(asked).toContainEqual({
    'level.equals': 'AA',
    'year.equals': '2024',
    'companyName.contains': '恒',
    page: '2',
    size: '15',
  })
})

it('offers another try when the years could not be loaded', async () => {
  let tries = 0
  const answer = () => (tries++ === 0 ? problem(500) : answerYears())
  fakeApi({ [yearsPath]: answer, [listPath]: answerList })
  await renderPage(<RatingList search={{}} />)
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('江川恒信')).toBeTruthy()
})
