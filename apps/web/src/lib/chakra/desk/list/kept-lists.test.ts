import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { changeKept, useKeptList, withFilter } from './kept-lists.ts'

afterEach(() => localStorage.clear())

const key = 'deskLists:'
const usual = { hidden: [], filters: [], isRoomy: false }
const readKept = (list: string) => renderHook(() => useKeptList(list)).result.current

const late = { name: '逾期', search: { status: 'OVERDUE' } }

it('keeps what it understands', () => {
  const fees = { hidden: ['dueDate', 3], filters: [late, { name: 1 }, null], isRoomy: true }
  localStorage.setItem(key, JSON.stringify({ fees, orders: null, news: { isRoomy: 'yes' } }))
  expect(readKept('fees')).toEqual({ hidden: ['dueDate'], filters: [late], isRoomy: true })
  expect(readKept('orders')).toEqual(usual)
  expect(readKept('news')).toEqual(usual)
})

it.each(['', '{', 'null', '7'])('takes %j for nothing', (text) => {
  localStorage.setItem(key, text)
  expect(readKept('fees')).toEqual(usual)
})

it('puts a filter in the place of one of its name', () => {
  const again = { name: '逾期', search: { status: 'OVERDUE', year: 2025 } }
  expect(withFilter([late, { name: '已缴', search: {} }], again)).toEqual([
    { name: '已缴', search: {} },
    again,
  ])
})

it('goes on from what another window has kept meanwhile', () => {
  const { result, unmount } = renderHook(() => useKeptList('fees'))
  act(() => changeKept('fees', { hidden: ['dueDate'] }))
  const elsewhere = { fees: { hidden: ['dueDate'], filters: [late] } }
  localStorage.setItem(key, JSON.stringify(elsewhere))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(result.current.filters).toEqual([late])
  act(() => changeKept('fees', { hidden: [] }))
  expect(JSON.parse(localStorage.getItem(key) ?? '').fees).toEqual({ ...usual, filters: [late] })
  unmount()
})
