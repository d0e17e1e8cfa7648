import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fillStorage } from '../../../../testing/full-storage.ts'
import type { Question } from './answers.ts'
import { useAnswers } from './use-answers.ts'

const question = (id: number) => ({ id, kind: 'SINGLE' }) as Question

/** The same attempt in a tab of its own. */
const openTab = () => renderHook(() => useAnswers(7)).result

it('keeps what another tab has answered meanwhile, and hands it in', () => {
  const [one, other] = [openTab(), openTab()]
  act(() => one.current.take(question(1), 'A'))
  act(() => other.current.take(question(2), 'B'))
  expect(other.current.answers).toEqual({ 1: ['A'], 2: ['B'] })
  expect(one.current.latest()).toEqual({ 1: ['A'], 2: ['B'] })
})

it('shows at once what another tab answers, and goes on once that has handed in', () => {
  const [one, other] = [openTab(), openTab()]
  act(() => one.current.take(question(1), 'A'))
  const [key = ''] = Object.keys(localStorage)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(other.current.answers).toEqual({ 1: ['A'] })
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(other.current.answers).toEqual({ 1: ['A'] })
})

it('goes on with what was answered here where the device has no room any more', () => {
  const tab = openTab()
  act(() => tab.current.take(question(1), 'A'))
  fillStorage()
  act(() => tab.current.take(question(2), 'B'))
  act(() => tab.current.take(question(3), 'C'))
  expect(tab.current.latest()).toEqual({ 1: ['A'], 2: ['B'], 3: ['C'] })
})
