import { UiProvider } from '@portal/ui/chakra'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { DateRange } from './date-range.tsx'

const first = () => screen.getByLabelText<HTMLInputElement>('从')
const type = (value: string, badInput = false) => {
  Object.defineProperty(first(), 'validity', { value: { badInput }, configurable: true })
  fireEvent.input(first(), { target: { value } })
}

/** A page that keeps the first day as an address does. */
async function open(start?: string) {
  const told = vi.fn()
  let goTo = (_day: string | undefined) => {}
  const Page = () => {
    const [from, setFrom] = useState(start)
    goTo = setFrom
    return (
      <UiProvider>
        <DateRange
          from={from}
          to={undefined}
          onChange={(range, options) => {
            told(range.from, options?.replace)
            setFrom(range.from)
          }}
        />
      </UiProvider>
    )
  }
  await renderPage(<Page />)
  return { told, goTo: (day: string | undefined) => act(() => goTo(day)) }
}

it('takes a year when it is whole, and leaves the field alone until then', async () => {
  const { told } = await open('2026-11-20')
  for (const year of ['0002', '0020', '0202', '2025']) {
    type(`${year}-11-20`)
    expect(first().value).toBe(`${year}-11-20`)
  }
  expect(told.mock.calls).toEqual([['2025-11-20', false]])
})

it('takes a day that is cleared at once for none', async () => {
  const { told } = await open('2026-11-20')
  type('')
  expect(told.mock.calls).toEqual([[undefined, false]])
})

it('does not take a day for none while it is half typed, but when its last part is cleared', async () => {
  const { told } = await open('2026-11-20')
  type('', true)
  expect(first().value).toBe('')
  expect(told).not.toHaveBeenCalled()
  type('')
  fireEvent.blur(first())
  expect(told.mock.calls).toEqual([[undefined, false]])
})

it('is one step back, however many days are typed in one go', async () => {
  const { told } = await open()
  type('2026-01-20')
  type('2026-12-20')
  fireEvent.blur(first())
  type('2026-12-21')
  expect(told.mock.calls).toEqual([
    ['2026-01-20', false],
    ['2026-12-20', true],
    ['2026-12-21', false],
  ])
})

it('shows what the list is narrowed by once it is left, or changed by something else', async () => {
  const { goTo } = await open('2026-11-20')
  type('0002-11-20')
  fireEvent.blur(first())
  expect(first().value).toBe('2026-11-20')
  type('0002-11-20')
  goTo('2026-10-01')
  expect(first().value).toBe('2026-10-01')
})
