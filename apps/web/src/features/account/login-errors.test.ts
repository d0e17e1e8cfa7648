import { i18n } from '@lingui/core'
import { ApiError } from '@portal/api-contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { loginFieldErrors } from './login-errors.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const refused = (status: number, problem: object) =>
  new ApiError('http', { status, problem: { title: '', status, ...problem } })

const fields = ['username', 'password', 'captchaCode']

describe('loginFieldErrors', () => {
  it.each([
    ['error.badCredentials', 'password', '账号或密码不正确。'],
    ['error.captcha', 'captchaCode', '图形验证码不正确，请重新输入。'],
    ['error.captchaExpired', 'captchaCode', '图形验证码已失效，请输入新的验证码。'],
  ])('puts %s beside %s', (message, field, text) => {
    expect(loginFieldErrors(refused(400, { message }), fields)).toEqual([{ field, message: text }])
  })

  it('maps what the server says about single fields, without its prose', () => {
    const problem = {
      message: 'error.validation',
      fieldErrors: [{ objectName: 'body', field: 'username', message: 'Size', detail: 'must not be long' }],
    }
    expect(loginFieldErrors(refused(400, problem), fields)).toEqual([
      { field: 'username', message: '此项填写有误，请检查后重试。' },
    ])
  })

  it('leaves to the form what belongs to a field it does not have', () => {
    expect(
      loginFieldErrors(refused(401, { message: 'error.badCredentials' }), ['phone', 'phoneCode']),
    ).toEqual([])
  })

  it('leaves to the form what is about no field', () => {
    expect(loginFieldErrors(new ApiError('network'), fields)).toEqual([])
    expect(loginFieldErrors(refused(429, { message: 'error.tooManyLogins' }), fields)).toEqual([])
    expect(loginFieldErrors(new Error('other'), fields)).toEqual([])
  })
})
