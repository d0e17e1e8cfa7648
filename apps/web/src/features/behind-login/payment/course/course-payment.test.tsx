import { UiProvider } from '@portal/ui/chakra'
import { useSearch } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { CoursePayment } from './course-payment.tsx'
import { CoursePaymentPage } from './course-payment-page.tsx'
import type { CoursePaymentSearch } from './course-search.ts'

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

it('stops when the order comes to something else than the buyer was shown', async () => {
  const item = { itemType: 'COURSE', itemId: 3002, itemName: '合同管理', beneficiaryName: '林知远' }
  fakeApi({
    'GET /api/public/edu-courses/3002': () =>
      Response.json({ id: 3002, title: '合同管理', price: 120, creditHours: 8, teacher: '沈砚秋' }),
    'GET /api/edu-courses/3002/progress': () =>
      Response.json({ courseId: 3002, status: 'NOT_ENROLLED', openOrderId: null }),
    'POST /api/weixin/edu/native/pay': () => Response.json({ code_url: 'weixin://x', orderId: 701 }),
    'GET /api/member-order-detail/701': () =>
      Response.json({
        ...{ id: 701, orderNo: 'JC701', orderType: 'EDU', status: 'CREATED', payerName: '林知远' },
        ...{ totalAmount: 150, details: [{ ...item, quantity: 1, price: 150, amount: 150 }] },
        expireTime: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    'GET /api/weixin/query-order/701': () =>
      Response.json({ out_trade_no: 'JC701', trade_state: 'NOTPAY', amount: { total: 15_000 } }),
  })
  const Shown = () => {
    const { course, order, agreed } = useSearch({ strict: false })
    return <CoursePaymentPage search={{ course, order, agreed } as CoursePaymentSearch} terms={null} />
  }
  await renderPage(
    <UiProvider>
      <Shown />
    </UiProvider>,
    '/education-pay?course=3002',
  )
  fireEvent.click(await screen.findByRole('button', { name: /^微信支付/ }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    '您确认的金额是 ¥120.00，订单金额是 ¥150.00',
  )
})
