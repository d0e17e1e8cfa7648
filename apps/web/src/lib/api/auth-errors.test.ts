import { i18n } from '@lingui/core'
import { ApiError } from '@portal/api-contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeLoginRouter } from '../../testing/login-router.ts'
import { type Notification, onNotification } from '../browser/notify.ts'
import { getToken, keepLogin, keepToken } from '../session/session.ts'
import { onSessionExpired } from '../session/session-expiry.ts'
import { handleAuthError } from './auth-errors.ts'

let ledTo: () => string | undefined
let told: Notification[] = []
let stop = () => {}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
  ledTo = fakeLoginRouter('/pay').ledTo
  told = []
  stop = onNotification((notification) => told.push(notification))
  keepToken('a')
})

/** The specified words, and what they mean. */
const unauthorized: Notification = {
  kind: 'error',
  title: 'Unauthorized',
  description: 'Authorization verification failed',
  explanation: '登录已失效，请重新登录。',
}

afterEach(() => {
  stop()
  localStorage.clear()
})

const refused = (status: number, problem: object = {}) =>
  new ApiError('http', { status, problem: { title: 'x', status, ...problem } })

it('tells what is forbidden, and ends no session for it', () => {
  handleAuthError(refused(403, { detail: '没有缴费权限' }))
  expect(told).toEqual([{ kind: 'error', title: 'Forbidden', description: '没有缴费权限' }])
  expect([getToken(), ledTo()]).toEqual(['a', undefined])
})

it('leads to the login where a session has ended', () => {
  keepLogin('memberPersonal')
  handleAuthError(refused(401, { result: { isLogin: true }, path: '/api/member-orders' }))
  expect(told).toEqual([unauthorized])
  expect(getToken()).toBeNull()
  expect(ledTo()).toBe('/person/login?redirect=%2Fpay')
})

it('asks whoever has typed something for the password, and ends no session then', () => {
  keepLogin('memberPersonal')
  const stopAsking = onSessionExpired(() => true)
  handleAuthError(refused(401, { result: { isLogin: true }, path: '/api/member-orders' }))
  expect(told).toEqual([])
  expect([getToken(), ledTo()]).toEqual(['a', undefined])
  stopAsking()
  handleAuthError(refused(401, { result: { isLogin: true }, path: '/api/member-orders' }))
  expect(ledTo()).toBe('/person/login?redirect=%2Fpay')
})

it('leaves it to the navigation guard where its own call is refused', () => {
  handleAuthError(refused(401, { result: { isLogin: true }, path: '/thsuaa/api/currentUser' }))
  expect(told).toEqual([unauthorized])
  expect([getToken(), ledTo()]).toEqual(['a', undefined])
})

it.each([
  ['a wrong password is the form’s business', { path: '/api/authenticate' }],
  ['the current member is its layout’s', { result: { isLogin: true }, path: '/ht/api/member/current' }],
])('%s', (_what, problem) => {
  handleAuthError(refused(401, problem))
  expect(told).toEqual([])
  expect([getToken(), ledTo()]).toEqual(['a', undefined])
})
