import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearLoginInfo,
  clearSession,
  forgetAccount,
  getAccountId,
  getPresentAccountId,
  getRole,
  getToken,
  keepLogin,
  keepToken,
  onSessionChangedElsewhere,
} from './session.ts'
import { endClosedSession, isSessionKept, keepSessionLong } from './session-length.ts'

afterEach(() => localStorage.clear())

describe('a login', () => {
  beforeEach(() => {
    keepToken('a')
    keepLogin('memberCompany', '6')
    localStorage.setItem('watchView', '7')
    localStorage.setItem('theme', 'dark')
  })

  it('is kept as the specification has it', () => {
    expect(getToken()).toBe('a')
    expect(getRole()).toBe('memberCompany')
    expect(getAccountId()).toBe('6')
    expect(localStorage.getItem('loginFlag')).toBe('1')
    expect(JSON.parse(localStorage.getItem('loginInfo') ?? '')).toEqual({ token: 'a', role: 'memberCompany' })
  })

  it('that a public page sees refused is forgotten, the token not', () => {
    clearLoginInfo()
    expect([getRole(), localStorage.getItem('loginFlag'), getToken()]).toEqual([null, null, 'a'])
    expect(getAccountId()).toBe('6')
  })

  it('ends with its token and what was being watched; whose it was is known until a logout', () => {
    clearSession()
    expect(Object.keys(localStorage).toSorted()).toEqual(['accountId', 'theme'])
    expect([getAccountId(), getPresentAccountId()]).toEqual([null, '6'])
    forgetAccount()
    expect(Object.keys(localStorage)).toEqual(['theme'])
    expect(getPresentAccountId()).toBeNull()
  })

  it('of which nobody knows yet whose it is, is not that of the last one', () => {
    clearSession()
    keepToken('b')
    expect([getAccountId(), getPresentAccountId()]).toEqual([undefined, undefined])
  })
})

it('has no role where what is kept is none', () => {
  localStorage.setItem('loginInfo', '{')
  expect(getRole()).toBeNull()
})

it('hears of another tab that logs in or out, or clears everything, and of nothing else', () => {
  const listener = vi.fn()
  const stop = onSessionChangedElsewhere(listener)
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  change('theme')
  expect(listener).not.toHaveBeenCalled()
  change('access_token')
  change(null)
  change('accountId')
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  change('access_token')
  expect(listener).toHaveBeenCalledTimes(3)
})

describe('a login that is not to be kept', () => {
  const closeBrowser = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = 'browserOpen=1; path=/; max-age=0'
  }
  beforeEach(() => {
    keepSessionLong(false)
    keepToken('a', '6')
    keepLogin('memberPersonal', '6')
    localStorage.setItem('draft:@6:expert', '{}')
  })
  afterEach(closeBrowser)

  it('lasts while the browser is open, in each of its tabs', () => {
    endClosedSession()
    expect(getToken()).toBe('a')
  })

  it('ends with the browser, and what was begun in it', async () => {
    closeBrowser()
    endClosedSession()
    expect([getToken(), getRole(), getPresentAccountId()]).toEqual([null, null, null])
    await vi.waitFor(() => expect(localStorage.getItem('draft:@6:expert')).toBeNull())
  })

  it('is kept again by the next one that is', () => {
    keepSessionLong(true)
    closeBrowser()
    endClosedSession()
    expect([getToken(), isSessionKept()]).toEqual(['a', true])
  })
})
