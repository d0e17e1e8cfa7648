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
