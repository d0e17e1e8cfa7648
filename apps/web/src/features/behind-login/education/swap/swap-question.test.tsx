import type { CourseDetail } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { onNotification } from '../../../../lib/browser/notify.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { leavePage } from '../../../../testing/login-router.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { ListedCourse } from '../course/queries.ts'
import SwapQuestion from './swap-question.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['leads to the new course', () => {}, '/continuingEducation/3003'],
  ['leads nobody there who has left the page meanwhile', leavePage, '/swapCourse/3002'],
])('%s', async (_what, meanwhile, path) => {
  const told: string[] = []
  onNotification(({ title }) => told.push(title))
  fakeApi({
    'POST /api/edu-courses/3002/swap': () => {
      meanwhile()
      return Response.json({})
    },
  })
  const from = { id: 3002, title: '计量' } as CourseDetail
  const to = { id: 3003, title: '计价' } as ListedCourse
  const { router } = await renderPage(
    <UiProvider>
      <SwapQuestion from={from} to={to} onClose={() => {}} />
    </UiProvider>,
    '/swapCourse/3002',
  )
  fireEvent.click(await screen.findByRole('button', { name: '确认换课' }))
  await vi.waitFor(() => expect(told).toEqual(['课程已更换']))
  expect(router.history.location.pathname).toBe(path)
})
