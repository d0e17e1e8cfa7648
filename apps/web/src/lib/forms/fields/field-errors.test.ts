import { i18n } from '@lingui/core'
import { ApiError } from '@portal/api-contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { formFieldErrors } from './field-errors.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const refused = (status: number, problem: object) =>
  new ApiError('http', { status, problem: { title: '', status, ...problem } })

const fields = ['username', 'password', 'captchaCode']

describe('formFieldErrors', () => {
  it.each([
    ['error.badCredentials', 'password', '账号或密码不正确。'],
    ['error.captcha', 'captchaCode', '图形验证码不正确，请重新输入。'],
    ['error.captchaExpired', 'captchaCode', '图形验证码已失效，请输入新的验证码。'],
  ])('puts %s beside %s', (message, field, text) => {
    expect(formFieldErrors(refused(400, { message }), fields)).toEqual([{ field, message: text }])
  })

  it('puts a refusal where the form wants it', () => {
    const renamed = { 'error.badPassword': 'password' }
    expect(formFieldErrors(refused(400, { message: 'error.badPassword' }), fields, renamed)).toEqual([
      { field: 'password', message: expect.any(String) },
    ])
    expect(formFieldErrors(refused(400, { message: 'error.badPassword' }), fields)).toEqual([])
  })

  it('maps what the server says about single fields, without its prose', () => {
    const problem = {
      message: 'error.validation',
      fieldErrors: [{ objectName: 'body', field: 'username', message: 'Size', detail: 'must not be long' }],
    }
    expect(formFieldErrors(refused(400, problem), fields)).toEqual([
      { field: 'username', message: '此项的长度或数量不符合要求，请修改。' },
    ])
  })

  it('wants a time that is yet to come where the server does', () => {
    const fieldErrors = [{ objectName: 'body', field: 'startTime', message: 'Future' }]
    expect(formFieldErrors(refused(400, { fieldErrors }), ['startTime'])).toEqual([
      { field: 'startTime', message: '请填写晚于当前的时间。' },
    ])
  })

  it('finds the rows of a list, and mends in general words what it has none for', () => {
    const fieldErrors = [
      { objectName: 'body', field: 'certs[1].certNo', message: 'Size' },
      { objectName: 'body', field: 'resume', message: 'Strange' },
    ]
    expect(formFieldErrors(refused(400, { fieldErrors }), ['certs', 'resume'])).toEqual([
      { field: 'certs.1.certNo', message: '此项的长度或数量不符合要求，请修改。' },
      { field: 'resume', message: '此项填写有误，请检查后重试。' },
    ])
    expect(formFieldErrors(refused(400, { fieldErrors }), ['certs'])).toEqual([])
  })

  it('finds a field that has another name in the body', () => {
    const fieldErrors = [{ objectName: 'body', field: 'photoUrl', message: 'File' }]
    expect(formFieldErrors(refused(400, { fieldErrors }), ['photo'], { photoUrl: 'photo' })).toEqual([
      { field: 'photo', message: '文件已失效，请删除后重新上传。' },
    ])
  })

  it('tells what another member has from what people count on', () => {
    const fieldErrors = [
      { objectName: 'body', field: 'idNumber', message: 'Taken' },
      { objectName: 'body', field: 'price', message: 'InUse' },
    ]
    expect(formFieldErrors(refused(400, { fieldErrors }), ['idNumber', 'price'])).toEqual([
      { field: 'idNumber', message: '已属于其他会员，请核对。' },
      { field: 'price', message: '已有人报名或学习，此项不能再改。' },
    ])
  })

  it('leaves to the form what belongs to a field it does not have', () => {
    expect(
      formFieldErrors(refused(401, { message: 'error.badCredentials' }), ['phone', 'phoneCode']),
    ).toEqual([])
  })

  it('leaves to the form what is about no field', () => {
    expect(formFieldErrors(new ApiError('network'), fields)).toEqual([])
    expect(formFieldErrors(refused(429, { message: 'error.tooManyLogins' }), fields)).toEqual([])
    expect(formFieldErrors(new Error('other'), fields)).toEqual([])
  })
})
