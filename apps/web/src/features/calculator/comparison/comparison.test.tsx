import type { Calculation } from '@portal/api-contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { Comparison } from './comparison.tsx'

const feeOf = (amount: number) => ({ amount, fee: amount / 100, feeYuan: amount * 100 }) as Calculation

function renderPinned(pins: string | undefined, amount: number) {
  const others = (pins ?? '').split(',').filter(Boolean).map(Number).map(feeOf)
  return renderPage(<Comparison search={{ pins }} current={feeOf(amount)} others={others} />)
}

it('adds an amount to the address and keeps the focus', async () => {
  const { router } = await renderPinned('500', 6000)
  const button = screen.getByRole('button', { name: '加入比较' })
  button.focus()
  fireEvent.click(button)
  await expect.poll(() => router.state.location.search).toEqual({ pins: '500,6000' })
  expect(document.activeElement).toBe(button)
})

it.each([
  [undefined, 6000, null, '加入当前金额'],
  ['6000', 6000, 'true', '6,000 万元已加入比较'],
  ['1,2,3', 6000, 'true', '已满 4 个'],
])('with %s beside %s says what comes next', async (pins, amount, disabled, words) => {
  await renderPinned(pins, amount)
  const button = screen.getByRole('button', { name: '加入比较' })
  expect(button.getAttribute('aria-disabled') ?? 'false').toBe(disabled ?? 'false')
  expect(screen.getByRole('status').textContent).toContain(words)
})

it('takes the focus from the button that goes with its row', async () => {
  const { router } = await renderPinned('500,800,900', 6000)
  const button = screen.getByRole('button', { name: '移除 500 万元' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '金额比较' }))
  await expect.poll(() => router.state.location.search).toEqual({ pins: '800,900' })
})
