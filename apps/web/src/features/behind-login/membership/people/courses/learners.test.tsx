import type { Course } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../../testing/fake-api.ts'
import { leavePage } from '../../../../../testing/login-router.ts'
import { renderPage } from '../../../../../testing/render-page.tsx'
import { Learners } from './learners.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(count: number) {
  const people = Array.from({ length: count }, (_, place) => ({
    ...{ personId: place + 1, name: `人员${place + 1}`, certType: null, state: 'FREE' },
  }))
  const calls = fakeApi({
    'GET /api/unit-courses/3002/people': () => Response.json(people),
    'POST /api/unit-courses/3002/orders': () => {
      leavePage()
      return Response.json({ orderId: 701 }, { status: 201 })
    },
  })
  const page = await renderPage(
    <UiProvider>
      <Learners course={{ id: 3002, price: 120 } as Course} />
    </UiProvider>,
  )
  await screen.findByText('人员1')
  return { ...page, calls }
}

const chosen = (words: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toContain(words))
const orderButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '生成订单并支付' })

it('chooses all who lack the course', async () => {
  await open(3)
  fireEvent.click(screen.getByRole('checkbox', { name: '全选未购买的人员' }))
  await chosen('已选 3 人')
  expect(orderButton().disabled).toBe(false)
})

it('chooses as many as are ordered for at once, and holds more', async () => {
  await open(201)
  fireEvent.click(screen.getByRole('checkbox', { name: '选择前 200 名未购买的人员' }))
  await chosen('已选 200 人')
  expect(orderButton().disabled).toBe(false)
  fireEvent.click(screen.getByRole('checkbox', { name: '人员201' }))
  await chosen('一次最多 200 人')
  expect(orderButton().disabled).toBe(true)
})

it('leads nobody to the payment who has left the page meanwhile', async () => {
  const { router, calls } = await open(1)
  fireEvent.click(screen.getByRole('checkbox', { name: '人员1' }))
  await chosen('已选 1 人')
  fireEvent.click(orderButton())
  await waitFor(() => expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(true))
  await waitFor(() => expect(orderButton().getAttribute('aria-busy')).not.toBe('true'))
  expect(router.history.location.pathname).toBe('/')
})
