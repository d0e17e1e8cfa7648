import type { Course } from '@portal/api-contract'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { TrainingPlan } from './training-plan.tsx'

const path = 'GET /api/public/edu-courses'
const course = (id: number, category: Course['category'], creditHours: number, price = 0) =>
  ({ id, category, creditHours, price, title: `课程 ${id}`, teacher: '沈砚清' }) as Course

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('sums the hours of each kind, and says what is free', async () => {
  const courses = [course(1, '选修', 4, 120), course(2, '必修', 8), course(3, '必修', 6)]
  fakeApi({ [path]: () => Response.json(courses) })
  await renderPage(<TrainingPlan year={2026} />)
  const compulsory = await screen.findByRole('heading', { name: '必修课程 2 门 · 14 学时' })
  const elective = screen.getByRole('heading', { name: '选修课程 1 门 · 4 学时' })
  // Compulsory ones first.
  expect(compulsory.compareDocumentPosition(elective)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(screen.getByRole('table', { name: '必修课程' })).getAllByText('免费')).toHaveLength(2)
  expect(screen.getByText('¥120.00')).toBeTruthy()
})

it('is that of the year it is in China, when the address names none', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T16:30:00Z'), toFake: ['Date'] })
  const calls = fakeApi({ [path]: () => Response.json([]) })
  await renderPage(<TrainingPlan />)
  expect(await screen.findByText('本年度的课程还没有公布')).toBeTruthy()
  expect(calls[0]?.query.get('year.equals')).toBe('2027')
})
