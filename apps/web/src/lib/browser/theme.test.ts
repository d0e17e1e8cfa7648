import { afterEach, expect, it, vi } from 'vitest'
import { getTheme, printLight, setTheme } from './theme.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const system = (dark: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: dark } as MediaQueryList)

it('keeps a choice that differs from the system, and none that does not', () => {
  system(false)
  setTheme('dark')
  expect([getTheme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  setTheme('light')
  expect([getTheme(), localStorage.getItem('theme')]).toEqual(['light', null])
})

it('prints in the light theme and returns to the one shown', () => {
  system(false)
  setTheme('dark')
  printLight()
  window.dispatchEvent(new Event('beforeprint'))
  expect(getTheme()).toBe('light')
  window.dispatchEvent(new Event('afterprint'))
  expect(getTheme()).toBe('dark')
})
