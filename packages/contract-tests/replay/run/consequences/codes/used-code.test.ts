import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { isAnsweredAgain, usedCaptchaOf } from './used-code.ts'

const requestBody = JSON.stringify({ phone: '13700000001', captchaKey: 'key-12345', captchaCode: '7KMP' })
const asked = (status: number, message?: string) =>
  exchangeOf('sendPhoneCode', { requestBody, answer: answerOf(status, message ? { message } : {}) })

describe('a captcha that was answered', () => {
  it('is answered again by a login that nobody has', () => {
    expect(usedCaptchaOf(asked(200))).toMatchObject({
      path: '/api/authenticate',
      body: { captchaKey: 'key-12345', captchaCode: '7KMP' },
    })
  })

  it('is one, too, where the call was refused behind it, or has it in its address', () => {
    expect(usedCaptchaOf(asked(429, 'error.codeCooldown'))).not.toBeNull()
    expect(usedCaptchaOf(asked(400, 'error.captcha'))).toBeNull()
    expect(usedCaptchaOf(asked(429, 'error.tooManyRequests'))).toBeNull()
    const target = '/message/captcha/sms?phone=13700000001&captchaKey=key-12345&captchaCode=7KMP'
    const byGet = exchangeOf('sendSmsCaptcha', { target, answer: answerOf(200, {}) })
    expect(usedCaptchaOf(byGet)).toMatchObject({ body: { captchaKey: 'key-12345' } })
  })

  it('is refused', () => {
    const login = (status: number) => exchangeOf('authenticate', { answer: answerOf(status, {}) })
    expect(isAnsweredAgain(login(400))).toBeNull()
    expect(isAnsweredAgain(login(401))).toMatchObject({ kind: 'rule' })
  })
})
