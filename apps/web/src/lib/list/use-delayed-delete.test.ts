import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { undoTime, useDelayedDelete } from './use-delayed-delete.ts'

const erase = vi.fn(async (_row: string) => {})

beforeEach(() => {
  vi.useFakeTimers()
  erase.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const deleting = () => {
  const hook = renderHook(() => useDelayedDelete<string>(erase))
  act(() => hook.result.current.remove('one'))
  expect(hook.result.current.going).toBe('one')
  expect(erase).not.toHaveBeenCalled()
  return hook
}

it('deletes after a moment', async () => {
  const { result } = deleting()
  await act(() => vi.advanceTimersByTimeAsync(undoTime))
  expect(erase.mock.calls).toEqual([['one']])
  expect(result.current.going).toBeUndefined()
})

it('deletes nothing that was taken back', async () => {
  const { result, unmount } = deleting()
  act(() => result.current.undo())
  await act(() => vi.advanceTimersByTimeAsync(undoTime))
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  expect(erase).not.toHaveBeenCalled()
})

it.each([
  ['leaves the list', ({ unmount }: ReturnType<typeof deleting>) => unmount()],
  ['closes the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['deletes the next one', ({ result }: ReturnType<typeof deleting>) => result.current.remove('two')],
])('deletes at once, and once, when its reader %s', async (_what, leave) => {
  const hook = deleting()
  await act(async () => void leave(hook))
  expect(erase.mock.calls).toEqual([['one']])
  await act(() => vi.advanceTimersByTimeAsync(undoTime))
  expect(erase.mock.calls.filter(([row]) => row === 'one')).toHaveLength(1)
})
