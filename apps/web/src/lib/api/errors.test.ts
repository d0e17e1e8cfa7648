import { i18n } from '@lingui/core'
import { ApiError } from '@portal/api-contract'
import { document } from '@portal/api-contract/document'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { errorText, isMissing, isOffline, words } from './errors.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))
afterEach(() => vi.restoreAllMocks())

const answered = (status: number, message?: string) =>
  new ApiError('http', { status, problem: { title: 'Server prose', status, ...(message && { message }) } })

describe('a failure in words', () => {
  it.each([
    [answered(400, 'error.captcha'), '图形验证码不正确，请重新输入。'],
    [answered(401, 'error.badCredentials'), '账号或密码不正确。'],
    // A code without words of its own is told by its status.
    [answered(404, 'error.courseGone'), '没有找到您要的内容，它可能已被移除。'],
    [answered(503, 'error.maintenance'), '服务器出了问题，请稍后重试。'],
    [answered(418, 'error.teapot'), '出了点问题，请稍后重试。'],
    [new ApiError('network'), '网络连接不上，请检查网络后重试。'],
    [new Error('Cannot read properties of undefined'), '出了点问题，请稍后重试。'],
    ['a text', '出了点问题，请稍后重试。'],
  ])('%s: %s', (error, text) => {
    expect(errorText(error)).toBe(text)
  })
})

describe('the words', () => {
  interface WithErrors {
    'x-errors'?: Record<string, string[]>
  }
  const codes = new Set(
    Object.values(document.paths)
      .flatMap((item): WithErrors[] => Object.values(item))
      .flatMap((operation) => Object.values(operation['x-errors'] ?? {}).flat()),
  )
  // Of every operation, and of calls that are not answered.
  const general = /^error\.(validation|network|timeout|malformed|http\.\d{3})$/

  it('are of codes that some operation has', () => {
    expect(Object.keys(words).filter((code) => !codes.has(code) && !general.test(code))).toEqual([])
  })
})

describe('being offline', () => {
  it('is a lost network, not a refusal', () => {
    expect(isOffline(new ApiError('network'))).toBe(true)
    expect(isOffline(answered(500))).toBe(false)
    expect(isOffline(new Error('x'))).toBe(false)
  })

  it('is what the browser says, whatever failed', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(isOffline(answered(500))).toBe(true)
  })
})

it('is missing what the backend has not, and nothing else that failed', () => {
  expect(
    [answered(404), answered(403), answered(500), new ApiError('network'), new Error('404')].map(isMissing),
  ).toEqual([true, false, false, false, false])
})
