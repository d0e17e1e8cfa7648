import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DatePicker, UiProvider } from '../index.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('marks the day that has begun in China as today', async () => {
  vi.setSystemTime('2026-11-30T16:30:00Z')
  const labels = { open: 'Open', previous: 'Previous', next: 'Next', chooseView: 'Choose' }
  render(
    <UiProvider>
      <DatePicker label="Day" value="2026-12-15" onChange={() => {}} locale="zh-CN" labels={labels} />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() =>
    expect(document.querySelector('[data-today]')?.getAttribute('data-value')).toBe('2026-12-01'),
  )
})
