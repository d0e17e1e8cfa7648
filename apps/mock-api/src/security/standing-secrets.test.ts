import { describe, expect, it } from 'vitest'
import { createTestBed } from '../testing/test-bed.ts'

const captcha = { captchaKey: '8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11', captchaCode: '7KMP' }
const example = { phone: '13700000021', phoneCode: '482913' }

describe('the secrets of the examples', () => {
  it('are not used up, and do not run out', async () => {
    const bed = await createTestBed()
    for (const phone of ['13700000031', '13700000032']) {
      expect((await bed.post('/api/public/phoneCode', { phone, ...captcha })).statusCode).toBe(200)
    }
    const verify = () => bed.post('/api/public/info-member/phoneCode-verify', example)
    expect((await verify()).json()).toEqual({ expiresIn: 300 })
    bed.clock.advance(86_400_000)
    expect((await verify()).json()).toEqual({ expiresIn: 300 })
  })

  it('leave the limits of sending as they are', async () => {
    const bed = await createTestBed()
    const ask = () => bed.post('/api/public/phoneCode', { phone: example.phone, ...captcha })
    expect((await ask()).statusCode).toBe(200)
    expect((await ask()).json()).toMatchObject({ status: 429, message: 'error.codeCooldown' })
  })

  it('open nothing else: another answer, another phone', async () => {
    const bed = await createTestBed()
    const wrong = { phone: example.phone, ...captcha, captchaCode: '7KMQ' }
    expect((await bed.post('/api/public/phoneCode', wrong)).json()).toMatchObject({
      message: 'error.captchaExpired',
    })
    const other = { ...example, phone: '13800010002' }
    expect((await bed.post('/api/public/info-member/phoneCode-verify', other)).json()).toMatchObject({
      message: 'error.phoneCode',
    })
  })
})
