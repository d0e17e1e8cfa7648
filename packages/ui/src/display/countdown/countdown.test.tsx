import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockFace } from './clock-face.ts'
import { Countdown } from './countdown.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const announce = (seconds: number) => `${seconds} left`

it.each([
  [-5, '00:00'],
  [59.9, '00:59'],
  [600, '10:00'],
  [7199, '01:59:59'],
])('%d seconds read %s', (seconds, face) => {
  expect(clockFace(seconds)).toBe(face)
})

it('counts down and ends once', () => {
  const onEnd = vi.fn()
  render(<Countdown until={90_000} onEnd={onEnd} announce={announce} />)
  expect(screen.getByText('01:30')).toBeTruthy()
  pass(89)
  expect(screen.getByText('00:01')).toBeTruthy()
  expect(onEnd).not.toHaveBeenCalled()
  pass(10)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('speaks at milestones only', () => {
  render(<Countdown until={61_000} onEnd={() => undefined} announce={announce} />)
  const spoken = () => screen.getByRole('timer').textContent
  expect(spoken()).toBe('')
  pass(1)
  expect(spoken()).toBe('60 left')
  pass(1)
  expect(spoken()).toBe('')
  pass(29)
  expect(spoken()).toBe('30 left')
})

it('starts again for a new end', () => {
  const { rerender } = render(<Countdown until={5_000} onEnd={() => undefined} announce={announce} />)
  pass(5)
  rerender(<Countdown until={65_000} onEnd={() => undefined} announce={announce} />)
  pass(1)
  expect(screen.getByText('00:59')).toBeTruthy()
})
