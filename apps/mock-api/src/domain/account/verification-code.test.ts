import { describe, expect, it } from 'vitest'
import { checkIssuedCode, checkSendLimit, codeExpiry, type IssuedCode } from './verification-code.ts'

const now = new Date('2026-11-21T02:00:00.000Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const minutes = (...values: number[]) => values.map((value) => ago(value * 60))

describe('sending a code', () => {
  it('is free the first time and after the cooldown', () => {
    expect(checkSendLimit([], now)).toEqual({ ok: true })
    expect(checkSendLimit([ago(60)], now)).toEqual({ ok: true })
  })

  it('waits for the rest of the minute', () => {
    expect(checkSendLimit([ago(59.5)], now)).toEqual({
      ok: false,
      refusal: 'error.codeCooldown',
      retryAfter: 1,
    })
    expect(checkSendLimit([ago(18)], now)).toMatchObject({ refusal: 'error.codeCooldown', retryAfter: 42 })
  })

  it('allows five an hour, and the sixth when the oldest of them is an hour old', () => {
    expect(checkSendLimit(minutes(2, 10, 20, 30), now)).toEqual({ ok: true })
    const refusal = { ok: false, refusal: 'error.codeHourlyLimit', retryAfter: 600 }
    expect(checkSendLimit(minutes(2, 10, 20, 30, 50), now)).toEqual(refusal)
    expect(checkSendLimit(minutes(2, 10, 20, 30, 60), now)).toEqual({ ok: true })
  })

  it('allows ten a day', () => {
    const ten = minutes(61, 130, 200, 270, 340, 410, 480, 550, 620, 690)
    expect(checkSendLimit(ten.slice(1), now)).toEqual({ ok: true })
    expect(checkSendLimit(ten, now)).toEqual({
      ok: false,
      refusal: 'error.codeDailyLimit',
      retryAfter: 86_400 - 690 * 60,
    })
  })
})

describe('a code', () => {
  const code: IssuedCode = { answer: '7KMP', expiresAt: codeExpiry(now), tries: 0 }
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

  it('is right in either case, spaces around it forgiven', () => {
    expect(checkIssuedCode(code, ' 7kmp ', now)).toBe('RIGHT')
    expect(checkIssuedCode(code, '7KMN', now)).toBe('WRONG')
  })

  it('lasts five minutes', () => {
    expect(checkIssuedCode(code, '7KMP', later(299))).toBe('RIGHT')
    expect(checkIssuedCode(code, '7KMP', later(300))).toBe('EXPIRED')
  })

  it('is void after five wrong tries, whatever comes then', () => {
    expect(checkIssuedCode({ ...code, tries: 4 }, '7KMP', now)).toBe('RIGHT')
    expect(checkIssuedCode({ ...code, tries: 5 }, '7KMP', now)).toBe('VOID')
  })
})
