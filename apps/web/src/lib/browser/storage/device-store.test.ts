import { afterEach, expect, it, vi } from 'vitest'
import { fillStorage } from '../../../testing/full-storage.ts'
import { deviceStore } from './device-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const key = 'theme'

it('keeps on the device', () => {
  expect(deviceStore.set(key, 'dark')).toBe(true)
  expect([deviceStore.get(key), localStorage.getItem(key)]).toEqual(['dark', 'dark'])
  deviceStore.remove(key)
  expect([deviceStore.get(key), localStorage.getItem(key)]).toEqual([null, null])
})

it('keeps for as long as the page is open where the browser blocks the data of the site', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', new Proxy({}, { get: denied }))
  expect(deviceStore.get(key)).toBeNull()
  expect(deviceStore.set(key, 'dark')).toBe(false)
  expect(deviceStore.get(key)).toBe('dark')
  deviceStore.remove(key)
  expect(deviceStore.get(key)).toBeNull()
})

it('says the newest where the device is full, and keeps it again once there is room', () => {
  deviceStore.set(key, 'dark')
  fillStorage()
  expect(deviceStore.set(key, 'light')).toBe(false)
  expect(deviceStore.get(key)).toBe('light')
  vi.unstubAllGlobals()
  expect(deviceStore.set(key, 'dark')).toBe(true)
  expect(deviceStore.get(key)).toBe('dark')
})
