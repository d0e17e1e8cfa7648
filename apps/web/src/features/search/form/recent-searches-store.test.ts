import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fillStorage } from '../../../testing/full-storage.ts'

const key = 'recentSearches'

/** The module as a page that was just opened has it. */
async function open() {
  vi.resetModules()
  return import('./recent-searches-store.ts')
}

beforeEach(() => localStorage.clear())

describe('recent searches', () => {
  it('has the latest first, each once whatever its case', async () => {
    const recent = await open()
    for (const word of ['定额', 'BIM', '会费', 'bim']) recent.rememberSearch(word)
    expect(recent.getRecentSearches()).toEqual(['bim', '会费', '定额'])
  })

  it('keeps eight', async () => {
    const recent = await open()
    for (let number = 1; number <= 9; number += 1) recent.rememberSearch(`词${number}`)
    expect(recent.getRecentSearches()).toHaveLength(8)
    expect(recent.getRecentSearches()).not.toContain('词1')
  })

  it('is there on the next visit', async () => {
    const first = await open()
    first.rememberSearch('定额')
    first.rememberSearch('会费')
    first.forgetSearch('定额')
    const second = await open()
    expect(second).not.toBe(first)
    expect(second.getRecentSearches()).toEqual(['会费'])
    second.forgetAllSearches()
    const third = await open()
    expect(third.getRecentSearches()).toEqual([])
  })

  it.each(['{', '{}', 'null', '"定额"', '42'])('overlooks %s in the storage', async (broken) => {
    localStorage.setItem(key, broken)
    const recent = await open()
    expect(recent.getRecentSearches()).toEqual([])
    recent.rememberSearch('会费')
    expect(recent.getRecentSearches()).toEqual(['会费'])
  })

  it('keeps the words of a list that has other things in it', async () => {
    localStorage.setItem(key, '["定额", 5, null, "会费"]')
    const recent = await open()
    expect(recent.getRecentSearches()).toEqual(['定额', '会费'])
  })

  it('lasts for the visit where nothing can be stored', async () => {
    fillStorage()
    try {
      const recent = await open()
      recent.rememberSearch('定额')
      expect(recent.getRecentSearches()).toEqual(['定额'])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('follows what another tab searched', async () => {
    const recent = await open()
    const { result, unmount } = renderHook(() => recent.useRecentSearches())
    act(() => recent.rememberSearch('定额'))
    expect(result.current).toEqual(['定额'])
    localStorage.setItem(key, '["会费","定额"]')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    expect(result.current).toEqual(['会费', '定额'])
    unmount()
  })
})
