import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { changeKept, readKept, useKeptList, withFilter } from './kept-lists.ts'

afterEach(() => localStorage.clear())

const late = { name: '逾期', search: { status: 'OVERDUE' } }

it('keeps what it understands', () => {
  const fees = { hidden: ['dueDate', 3], filters: [late, { name: 1 }, null], isRoomy: true }
  expect(readKept(JSON.stringify({ fees, orders: null, news: { isRoomy: 'yes' } }))).toEqual({
    fees: { hidden: ['dueDate'], filters: [late], isRoomy: true },
    orders: { hidden: [], filters: [], isRoomy: false },
    news: { hidden: [], filters: [], isRoomy: false },
  })
})

it.each([[null], ['{'], ['null'], ['7']])('takes %j for nothing', (text) => {
  expect(readKept(text)).toEqual({})
})

it('puts a filter in the place of one of its name', () => {
  const again = { name: '逾期', search: { status: 'OVERDUE', year: 2025 } }
  expect(withFilter([late, { name: '已缴', search: {} }], again)).toEqual([
    { name: '已缴', search: {} },
    again,
  ])
})

it('goes on from what another window has kept meanwhile', () => {
  const key = 'deskLists:'
  const { result, unmount } = renderHook(() => useKeptList('fees'))
  act(() => changeKept('fees', { hidden: ['dueDate'] }))
  const elsewhere = { fees: { hidden: ['dueDate'], filters: [late] } }
  localStorage.setItem(key, JSON.stringify(elsewhere))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(result.current.filters).toEqual([late])
  act(() => changeKept('fees', { hidden: [] }))
  expect(readKept(localStorage.getItem(key)).fees).toEqual({ hidden: [], filters: [late], isRoomy: false })
  unmount()
})
