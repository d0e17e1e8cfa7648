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
