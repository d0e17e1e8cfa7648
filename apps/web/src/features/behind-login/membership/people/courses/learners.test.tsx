import type { Course } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../../testing/fake-api.ts'
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
  fakeApi({ 'GET /api/unit-courses/3002/people': () => Response.json(people) })
  await renderPage(
    <UiProvider>
      <Learners course={{ id: 3002, price: 120 } as Course} />
    </UiProvider>,
  )
  await screen.findByText('人员1')
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
