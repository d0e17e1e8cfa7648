import { describe, expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { otherCooldown } from './cooldown.ts'

const sent = (resendAfter: number) =>
  exchangeOf('sendPhoneCode', { answer: answerOf(200, { expiresIn: 300, resendAfter }) })
const refused = (seconds: string, message = 'error.codeCooldown') =>
  exchangeOf('sendPhoneCode', { answer: answerOf(429, { message }, { 'retry-after': seconds }) })

describe('the wait for the next code', () => {
  it('is the same for every number', () => {
    const memory = {}
    expect(otherCooldown(memory, sent(60))).toEqual([])
    expect(otherCooldown(memory, sent(60))).toEqual([])
    expect(otherCooldown(memory, sent(0))).toMatchObject([{ kind: 'rule', path: '/resendAfter' }])
  })

  it('is not longer than was said', () => {
    const memory = { resendAfter: 60 }
    expect(otherCooldown(memory, refused('60'))).toEqual([])
    expect(otherCooldown(memory, refused('60000'))).toMatchObject([{ kind: 'header', path: 'Retry-After' }])
  })

  it('is another one where too many were sent, or nothing was said yet', () => {
    expect(otherCooldown({ resendAfter: 60 }, refused('3600', 'error.codeHourlyLimit'))).toEqual([])
    expect(otherCooldown({}, refused('60000'))).toEqual([])
  })
})
