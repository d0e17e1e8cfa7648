import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchRestored } from './restored-page.ts'
import { clearSession, forgetAccount, keepToken } from './session.ts'

const pass = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }))
const isCovered = () => document.documentElement.style.visibility === 'hidden'

const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, reload })
  keepToken('a', '1')
  watchRestored()
})
afterEach(() => {
  pass('pagehide', true)
  pass('pageshow', true)
  document.documentElement.style.visibility = ''
  reload.mockClear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('shows a page again to the member who left it', () => {
  pass('pagehide', true)
  expect(isCovered()).toBe(true)
  pass('pageshow', true)
  expect([isCovered(), reload.mock.calls.length > 0]).toEqual([false, false])
})

it.each([
  ['a logout', () => [forgetAccount(), clearSession()]],
  ['another login', () => keepToken('b', '2')],
])('loads it anew after %s, and shows nothing of it until then', (_what, change) => {
  pass('pagehide', true)
  change()
  pass('pageshow', true)
  expect([isCovered(), reload.mock.calls.length > 0]).toEqual([true, true])
})

it('leaves a page alone that is loaded in the ordinary way', () => {
  pass('pagehide', false)
  forgetAccount()
  pass('pageshow', false)
  expect([isCovered(), reload.mock.calls.length > 0]).toEqual([false, false])
})
