import { afterEach, expect, it, vi } from 'vitest'
import { forgetTabs, keepTabs, readTabs } from './kept-tabs.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const tab = { id: '/list/orders', href: '/list/orders?page=2' }

it('keeps the tabs of each account for a reload', () => {
  keepTabs('7', [tab])
  expect(readTabs('7')).toEqual([tab])
  expect(readTabs('8')).toEqual([])
  forgetTabs('7')
  expect(readTabs('7')).toEqual([])
})

it('goes on without where the browser has no room', () => {
  keepTabs('7', [tab])
  const { getItem, removeItem } = sessionStorage
  vi.stubGlobal('sessionStorage', {
    getItem: getItem.bind(sessionStorage),
    removeItem: removeItem.bind(sessionStorage),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => keepTabs('7', [tab, { ...tab, id: '/list/fees' }])).not.toThrow()
  expect(readTabs('7')).toEqual([])
})
