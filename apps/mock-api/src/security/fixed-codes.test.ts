import { describe, expect, it } from 'vitest'
import { personaSeeds } from '../seed/personas.ts'
import { createTestBed, encryptPassword, type TestBed } from '../testing/test-bed.ts'

const captcha = { captchaKey: '8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11', captchaCode: '7KMP' }
/** A member of the examples who is no persona. */
const xu = '18609229206'
const example = { phone: '13700000021', phoneCode: '482913' }

describe('the secrets of the examples', () => {
  it('can be used again, and do not expire', async () => {
    const bed = await createTestBed()
    const password = encryptPassword('Jiangchuan@2026')
    const logIn = () => bed.post('/api/authenticate', { username: 'linjiang-zhengdu', password, ...captcha })
    for (let count = 0; count < 2; count++) expect((await logIn()).statusCode).toBe(200)
    const verify = () => bed.post('/api/public/info-member/phoneCode-verify', example)
    expect((await verify()).json()).toEqual({ expiresIn: 300 })
    bed.clock.advance(86_400_000)
    expect((await verify()).json()).toEqual({ expiresIn: 300 })
  })

  it('are not above the sending limits', async () => {
    const bed = await createTestBed()
    const ask = () => bed.post('/api/public/phoneCode', { phone: xu, ...captcha })
    expect((await ask()).statusCode).toBe(200)
    expect((await ask()).json()).toMatchObject({ status: 429, message: 'error.codeCooldown' })
  })

  it('are refused with another answer or phone', async () => {
    const bed = await createTestBed()
    const wrong = { phone: xu, ...captcha, captchaCode: '7KMQ' }
    expect((await bed.post('/api/public/phoneCode', wrong)).json()).toMatchObject({
      message: 'error.captchaExpired',
    })
    const other = { ...example, phone: '13800010002' }
    expect((await bed.post('/api/public/info-member/phoneCode-verify', other)).json()).toMatchObject({
      message: 'error.phoneCode',
    })
  })

  it('open neither a captcha nor a code of anybody else', async () => {
    const bed = await createTestBed()
    const ask = (body: object) => bed.post('/api/public/phoneCode', { ...body, ...captcha })
    expect((await ask({ phone: '13700000031' })).json()).toMatchObject({ message: 'error.captchaExpired' })
    const mail = { email: 'someone@mail.example', mailCode: example.phoneCode }
    expect((await bed.post('/api/public/info-member/mailCode-verify', mail)).statusCode).toBe(400)
  })
})

describe('a persona', () => {
  const password = encryptPassword('a new one')
  const phoneCode = example.phoneCode

  async function passwordStatuses(bed: TestBed, username: string, phone: string): Promise<number[]> {
    const reset = (proof: object) =>
      bed.post('/api/public/member/reset-pwd', { username, password, ...proof })
    const answers = [
      await reset({ phoneCode }),
      await reset({ mailCode: phoneCode }),
      await bed.post('/api/public/member/authenticate', { phone, phoneCode }),
      await bed.post('/api/authenticate', { username, password, ...captcha }),
      await bed.post('/api/public/member/authenticate', { phone, password, ...captcha }),
      await bed.post('/api/public/member/phoneCode', { phone, ...captcha }),
      await bed.post('/api/public/info-member/phone', { username, ...captcha }),
    ]
    return answers.map(({ statusCode }) => statusCode)
  }

  it.each(personaSeeds)('$key has a password that none of these secrets opens or sets', async (seed) => {
    const bed = await createTestBed()
    // All have both, so that it is the code alone that is refused.
    bed.world.db.run('UPDATE account SET phone = ?, mail = coalesce(mail, ?) WHERE username = ?', [
      seed.phone,
      `${seed.key}@mail.example`,
      seed.login,
    ])
    expect(await passwordStatuses(bed, seed.login, seed.phone)).toEqual(Array(7).fill(400))
  })
})
