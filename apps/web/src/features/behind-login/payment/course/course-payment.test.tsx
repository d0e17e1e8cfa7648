import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { CoursePayment } from './course-payment.tsx'

async function pay(statusAfter: string) {
  const standing = { courseId: 3002, status: 'NOT_ENROLLED', openOrderId: null }
  fakeApi({
    'GET /api/public/edu-courses/3002': () =>
      Response.json({ id: 3002, title: '合同管理', price: 120, creditHours: 8, teacher: '沈砚秋' }),
    'GET /api/edu-courses/3002/progress': () => Response.json(standing),
    'POST /api/weixin/edu/native/pay': () => {
      standing.status = statusAfter
      return problem(409, 'error.courseEnrolled')
    },
  })
  const { router } = await renderPage(
    <UiProvider>
      <CoursePayment id={3002} terms={null} onOrder={async () => {}} />
    </UiProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^微信支付/ }))
  return router
}

it('says that the unit is buying the course, and offers no payment', async () => {
  await pay('NOT_ENROLLED')
  expect(await screen.findByText('单位正在为您购买这门课程')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^微信支付/ })).toBeNull()
})

it('leads whoever has the course by now to it', async () => {
  const router = await pay('STUDYING')
  await waitFor(() => expect(router.state.location.pathname).toBe('/continuingEducation/3002'))
})
