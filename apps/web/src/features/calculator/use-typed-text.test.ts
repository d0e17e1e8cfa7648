import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTypedText } from './use-typed-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(value = '') {
  const onCommit = vi.fn()
  const hook = renderHook(({ value }) => useTypedText(value, onCommit), { initialProps: { value } })
  const type = (text: string) => act(() => hook.result.current[1](text))
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { ...hook, onCommit, type, wait, text: () => hook.result.current[0] }
}

it('commits once when the typing pauses', () => {
  const { onCommit, type, wait } = start()
  for (const text of ['6', '60', '600 ']) {
    type(text)
    wait(200)
  }
  expect(onCommit).not.toHaveBeenCalled()
  wait(100)
  expect(onCommit.mock.calls).toEqual([['600']])
})

it('keeps what was typed while the commit was on its way', () => {
  const { rerender, type, wait, text } = start()
  type('60')
  wait(300)
  type('600')
  rerender({ value: '60' })
  expect(text()).toBe('600')
})

it('follows a value that comes from elsewhere, and does not send it back', () => {
  const { rerender, onCommit, wait, text } = start('800')
  rerender({ value: '6000' })
  expect(text()).toBe('6000')
  wait(1000)
  expect(onCommit).not.toHaveBeenCalled()
})
