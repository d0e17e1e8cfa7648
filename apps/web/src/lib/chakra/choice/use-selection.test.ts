import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSelection } from './use-selection.ts'

interface Row {
  id: number
  isOpen: boolean
}

const row = (id: number, isOpen = true): Row => ({ id, isOpen })

const choose = (first: Row[]) =>
  renderHook(({ rows }) => useSelection(rows, ({ isOpen }) => isOpen), { initialProps: { rows: first } })

const ids = (rows: Row[]) => rows.map(({ id }) => id)

it('keeps what was chosen on another page', () => {
  const { result, rerender } = choose([row(1)])
  act(() => result.current.toggle(row(1), true))
  rerender({ rows: [row(2)] })
  act(() => result.current.toggle(row(2), true))
  expect(ids(result.current.chosen)).toEqual([1, 2])
})

it('chooses only what can be chosen', () => {
  const { result } = choose([row(1), row(2, false), row(3)])
  expect(ids(result.current.choosable)).toEqual([1, 3])
  act(() => result.current.toggleAll(true))
  expect(ids(result.current.chosen)).toEqual([1, 3])
  act(() => result.current.toggleAll(false))
  expect(result.current.chosen).toEqual([])
})

it('lets go of what has been settled meanwhile', () => {
  const { result, rerender } = choose([row(1), row(2)])
  act(() => result.current.toggleAll(true))
  rerender({ rows: [row(1, false), row(2)] })
  expect(ids(result.current.chosen)).toEqual([2])
  expect(result.current.has(row(1, false))).toBe(false)
})

it('has a row as the page that is shown has it', () => {
  const { result, rerender } = choose([row(1)])
  act(() => result.current.toggle(row(1), true))
  const newer = { ...row(1), title: '改过' }
  rerender({ rows: [newer] })
  expect(result.current.chosen).toEqual([newer])
})

it('gives up what was chosen once the list is narrowed otherwise, also what comes late', () => {
  const rows = [row(1), row(2)]
  const { result, rerender } = renderHook(({ within }) => useSelection(rows, () => true, within), {
    initialProps: { within: '2026' },
  })
  act(() => result.current.toggleAll(true))
  const { replace } = result.current
  rerender({ within: '2025' })
  expect(result.current.chosen).toEqual([])
  act(() => replace(rows))
  expect(result.current.chosen).toEqual([])
  act(() => result.current.replace([row(2)]))
  expect(ids(result.current.chosen)).toEqual([2])
})
