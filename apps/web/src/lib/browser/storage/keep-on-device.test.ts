import { afterEach, expect, it, vi } from 'vitest'
import { fillStorage } from '../../../testing/full-storage.ts'
import { keepOnDevice } from './keep-on-device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('keeps on the device, and says where there is no room', () => {
  expect(keepOnDevice('theme', 'dark')).toBe(true)
  fillStorage()
  expect(keepOnDevice('theme', 'light')).toBe(false)
  expect(localStorage.getItem('theme')).toBe('dark')
})
