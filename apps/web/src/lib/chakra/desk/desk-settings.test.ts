import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { changeSettings, readSettings, useSettings, usualSettings } from './desk-settings.ts'

it('keeps what it knows and falls back for what it does not', () => {
  const kept = JSON.stringify({ layout: 'top', primaryColour: 'pink', lockAfter: 15, extra: 1 })
  expect(readSettings(kept)).toEqual({ ...usualSettings, layout: 'top', lockAfter: 15 })
})

it.each([[null], ['{'], ['null'], ['[]'], ['"text"']])('takes %j for nothing', (kept) => {
  expect(readSettings(kept)).toEqual(usualSettings)
})

it('goes on from what another window has changed meanwhile', () => {
  const key = 'deskSettings'
  const { result, unmount } = renderHook(useSettings)
  act(() => changeSettings({ isCollapsed: true }))
  localStorage.setItem(key, JSON.stringify({ isCollapsed: true, lockAfter: 15 }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(result.current.lockAfter).toBe(15)
  act(() => changeSettings({ isCollapsed: false }))
  expect(readSettings(localStorage.getItem(key))).toEqual({ ...usualSettings, lockAfter: 15 })
  unmount()
})
