import { i18n } from '@lingui/core'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onNotification } from '../../lib/browser/notify.ts'
import { clearSession, keepLogin, keepToken } from '../../lib/session/session.ts'
import { admitToEducation, requireStudent } from './require-student.ts'

const told = vi.fn()
let stop = () => {}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
  stop = onNotification(told)
})
afterEach(() => {
  stop()
  told.mockReset()
  localStorage.clear()
})

function outcome(guard: () => void): string {
  try {
    guard()
    return 'let in'
  } catch (error) {
    if (!isRedirect(error)) throw error
    return String(error.options.href ?? error.options.to)
  }
}

it('lets visitors and persons in, and tells a unit that it is one', () => {
  const come = (cause?: string) => outcome(() => admitToEducation({ href: '/continueEducate', cause }))
  expect(come()).toBe('let in')
  keepToken('token')
  keepLogin('memberPersonal')
  expect(come()).toBe('let in')
  keepLogin('memberCompany')
  expect(come('preload')).toBe('/unitMemberIndex')
  expect(told).not.toHaveBeenCalled()
  expect(come()).toBe('/unitMemberIndex')
  expect(told).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: '此账号为单位会员' })
})

it.each([
  ['/educationIndex', '/person/login'],
  ['/educationIndex?redirect=/JoinUs', '/JoinUs'],
  ['/educationIndex?redirect=https://elsewhere.example', '/person/login'],
])('leads from %s to %s after a session that has ended', (href, expected) => {
  localStorage.setItem('loginFlag', '1')
  expect(outcome(() => admitToEducation({ href }))).toBe(expected)
})

it('asks a visitor for the login, and lets whoever is logged in onto the page', () => {
  const come = (cause?: string) => outcome(() => requireStudent({ href: '/myCourse?page=2', cause }))
  const login = '/person/login?redirect=%2FmyCourse%3Fpage%3D2'
  expect(come('preload')).toBe(login)
  expect(told).not.toHaveBeenCalled()
  expect(come()).toBe(login)
  expect(told).toHaveBeenCalledExactlyOnceWith({ kind: 'info', title: '请先登录' })
  keepToken('token')
  expect(come()).toBe('let in')
  clearSession()
})
