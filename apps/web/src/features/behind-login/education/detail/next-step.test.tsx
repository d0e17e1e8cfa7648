import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import type { UseQueryResult } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { NextStep } from './next-step.tsx'

const course = { id: 3002, price: 120, onSaleUntil: '2999-12-31' } as CourseDetail
const standing = {
  data: { status: 'NOT_ENROLLED', openOrderId: null },
  error: null,
} as UseQueryResult<CourseProgress>

async function open(ordered: 0 | 1) {
  localStorage.setItem('access_token', 'token')
  fakeApi({
    'GET /api/edu-courses': () =>
      Response.json([{ id: 3002, mine: 0, ordered }], { headers: { 'X-Total-Count': '1' } }),
  })
  await renderPage(
    <UiProvider>
      <NextStep course={course} standing={standing} />
    </UiProvider>,
  )
}

it('offers the course to whoever has not got it', async () => {
  await open(0)
  expect(await screen.findByRole('link', { name: '购买课程' })).toBeDefined()
})

it('offers nothing to pay where the unit is buying the course', async () => {
  await open(1)
  expect(await screen.findByText('单位正在为您购买这门课程')).toBeDefined()
  expect(screen.queryByRole('link', { name: '购买课程' })).toBeNull()
})
