import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useIdleSteps } from './idle.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('goes on where the page is never idle', () => {
  vi.useFakeTimers()
  const neverIdle = (callback: IdleRequestCallback, options?: IdleRequestOptions) => {
    if (!options?.timeout) return 0
    return setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), options.timeout)
  }
  vi.stubGlobal('requestIdleCallback', neverIdle)
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const { result } = renderHook(() => useIdleSteps(2))
  expect(result.current).toBe(0)
  act(() => vi.advanceTimersToNextTimer())
  act(() => vi.advanceTimersToNextTimer())
  expect(result.current).toBe(2)
})
