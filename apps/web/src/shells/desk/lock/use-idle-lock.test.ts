import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clearSession, keepToken } from '../../../lib/session/session.ts'
import { isKeptLocked, useIdleLock } from './use-idle-lock.ts'

const minutes = (count: number) => act(() => vi.advanceTimersByTime(count * 60_000))

it('locks once nobody has given a sign for so long', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useIdleLock(5))
  minutes(4)
  window.dispatchEvent(new Event('keydown'))
  minutes(4)
  expect(result.current.isLocked).toBe(false)
  minutes(2)
  expect(result.current.isLocked).toBe(true)
  expect(localStorage.getItem('deskLocked')).not.toBeNull()
})

it('stays open while somebody works in another window, and tells the others of a sign here', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useIdleLock(5))
  minutes(4)
  localStorage.setItem('deskSeen', String(Date.now()))
  minutes(4)
  expect(result.current.isLocked).toBe(false)
  window.dispatchEvent(new Event('keydown'))
  expect(localStorage.getItem('deskSeen')).toBe(String(Date.now()))
  minutes(6)
  expect(result.current.isLocked).toBe(true)
})

it('takes no sign from a time that has not come', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useIdleLock(5))
  localStorage.setItem('deskSeen', String(Date.now() + 60 * 60_000))
  minutes(6)
  expect(result.current.isLocked).toBe(true)
})

it('is put off by no clock that is set back', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useIdleLock(5))
  minutes(1)
  vi.setSystemTime(Date.now() - 3 * 60 * 60_000)
  minutes(6)
  expect(result.current.isLocked).toBe(true)
})

it('ends with the login that it is of: the next one is not asked for the password twice', () => {
  keepToken('the token of Wen', '6')
  const { result } = renderHook(() => useIdleLock(0))
  act(() => result.current.lock())
  expect(renderHook(() => useIdleLock(0)).result.current.isLocked).toBe(true)
  act(clearSession)
  expect(result.current.isLocked).toBe(true)
  act(() => keepToken('the token of Gu', '2'))
  expect(result.current.isLocked).toBe(false)
  expect(isKeptLocked()).toBe(false)
})
