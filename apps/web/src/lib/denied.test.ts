import { i18n } from '@lingui/core'
import { ApiError } from '@portal/api-contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handleDenied } from './denied.ts'
import { setLoginNavigation } from './login-address.ts'
import { type Notification, onNotification } from './notify.ts'
import { getToken, keepToken } from './session.ts'

const navigate = vi.fn()
let told: Notification[] = []
let stop = () => {}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
  setLoginNavigation(navigate)
  told = []
  stop = onNotification((notification) => told.push(notification))
  keepToken('a')
})

afterEach(() => {
  stop()
  navigate.mockReset()
  localStorage.clear()
})

const refused = (status: number, problem: object = {}) =>
  new ApiError('http', { status, problem: { title: 'x', status, ...problem } })

it('tells what is forbidden, and ends no session for it', () => {
  handleDenied(refused(403, { detail: '没有缴费权限' }))
  expect(told).toEqual([{ kind: 'error', title: 'Forbidden', description: '没有缴费权限' }])
  expect([getToken(), navigate.mock.calls]).toEqual(['a', []])
})

it('leads to the login where a session has ended', () => {
  handleDenied(refused(401, { result: { isLogin: true }, path: '/api/member-orders' }))
  expect(told).toMatchObject([{ kind: 'error', title: 'Unauthorized' }])
  expect(getToken()).toBeNull()
  expect(navigate).toHaveBeenCalledOnce()
})

it.each([
  ['a wrong password is the form’s business', { path: '/api/authenticate' }],
  ['the current member is its layout’s', { result: { isLogin: true }, path: '/ht/api/member/current' }],
])('%s', (_what, problem) => {
  handleDenied(refused(401, problem))
  expect(told).toEqual([])
  expect([getToken(), navigate.mock.calls]).toEqual(['a', []])
})
