import type { FeeYear } from '@portal/api-contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { FeeYears } from './fee-years.tsx'

const path = 'GET /api/public/company-fees-years'
const row = (id: number, isExempt: 0 | 1, payDate: string | null) =>
  ({
    id,
    name: ['甲', '乙', '丙'][id - 1],
    memberNo: null,
    memberLevel: '理事单位',
    feeYear: 2025,
    isExempt,
    payDate,
  }) as unknown as FeeYear

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = (rows: FeeYear[]) => () =>
  Response.json(rows, { headers: { 'X-Total-Count': String(rows.length) } })

it('tells who need not pay from who has paid and from who has not', async () => {
  fakeApi({ [path]: answer([row(1, 1, null), row(2, 0, '2025-03-08'), row(3, 0, null)]) })
  await renderPage(<FeeYears search={{}} reset={{}} />)
  const lastCellOf = async (name: string) =>
    (await screen.findByRole('row', { name: new RegExp(name) })).lastElementChild?.textContent
  expect(await lastCellOf('甲')).toContain('免缴')
  expect(await lastCellOf('乙')).toContain('2025-03-08')
  expect(await lastCellOf('丙')).toContain('—')
})

it('keeps the year on the way to the other kind of member, and neither name nor page', async () => {
  fakeApi({ [path]: answer([]) })
  await renderPage(<FeeYears search={{ year: 2025 }} reset={{}} />, '/?year=2025&keyword=恒&page=2')
  const persons = screen.getByRole('link', { name: '个人会员' })
  expect(persons.getAttribute('href')).toBe('/?year=2025&who=person')
})

it('undoes a search that found nothing, and stays on its page', async () => {
  fakeApi({ [path]: answer([]) })
  await renderPage(<FeeYears search={{ keyword: '恒' }} reset={{ view: 'fee-years' }} />, '/?keyword=恒')
  const undo = await screen.findByRole('link', { name: '清除筛选条件' })
  expect(undo.getAttribute('href')).toBe('/?view=fee-years')
})
