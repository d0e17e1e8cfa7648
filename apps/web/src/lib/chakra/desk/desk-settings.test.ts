import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { changeSettings, useSettings, usualSettings } from './desk-settings.ts'

const key = 'deskSettings'
const readSettings = () => renderHook(useSettings).result.current

it('keeps what it knows and falls back for what it does not', () => {
  localStorage.setItem(key, JSON.stringify({ layout: 'top', primaryColour: 'pink', lockAfter: 15, extra: 1 }))
  expect(readSettings()).toEqual({ ...usualSettings, layout: 'top', lockAfter: 15 })
})

it('begins as usual', () => {
  expect(readSettings()).toEqual(usualSettings)
})

it.each(['{', 'null', '[]', '"text"'])('takes %j for nothing', (kept) => {
  localStorage.setItem(key, kept)
  expect(readSettings()).toEqual(usualSettings)
})

it('goes on from what another window has changed meanwhile', () => {
  const { result, unmount } = renderHook(useSettings)
  act(() => changeSettings({ isCollapsed: true }))
  localStorage.setItem(key, JSON.stringify({ isCollapsed: true, lockAfter: 15 }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(result.current.lockAfter).toBe(15)
  act(() => changeSettings({ isCollapsed: false }))
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...usualSettings, lockAfter: 15 })
  unmount()
})
