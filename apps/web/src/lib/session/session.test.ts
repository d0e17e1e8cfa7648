import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearLoginInfo,
  clearSession,
  getAccountId,
  getRole,
  getToken,
  keepLogin,
  keepToken,
  onTokenChangedElsewhere,
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
    expect(getAccountId()).toBeUndefined()
  })

  it('ends with its token and what was being watched, and takes nothing else along', () => {
    clearSession()
    expect(Object.keys(localStorage)).toEqual(['theme'])
    expect(getAccountId()).toBeNull()
  })
})

it('has no role where what is kept is none', () => {
  localStorage.setItem('loginInfo', '{')
  expect(getRole()).toBeNull()
})

it('hears of another tab that logs in or out, or clears everything, and of nothing else', () => {
  const listener = vi.fn()
  const stop = onTokenChangedElsewhere(listener)
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  change('theme')
  expect(listener).not.toHaveBeenCalled()
  change('access_token')
  change(null)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  change('access_token')
  expect(listener).toHaveBeenCalledTimes(2)
})
