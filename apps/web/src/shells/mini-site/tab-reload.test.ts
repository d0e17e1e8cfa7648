import type { MouseEvent } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadAfter } from './tab-reload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const click = (parts: Partial<MouseEvent>) => ({ button: 0, ...parts }) as MouseEvent

it('reloads 100 ms after a click, not before', () => {
  const reload = vi.fn()
  reloadAfter(click({}), reload)
  vi.advanceTimersByTime(99)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves this page alone when %o opens the tab elsewhere',
  (parts) => {
    const reload = vi.fn()
    reloadAfter(click(parts), reload)
    vi.advanceTimersByTime(1000)
    expect(reload).not.toHaveBeenCalled()
  },
)
