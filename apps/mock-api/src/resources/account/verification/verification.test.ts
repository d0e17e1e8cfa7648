import { document } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { loginLimit } from '../../../domain/account/login-limit.ts'
import { codeRules } from '../../../domain/account/verification-code.ts'
import { addressLimits } from '../../../security/address-limit.ts'
import { askForCode, codeFor, codeSentTo } from '../../../testing/codes.ts'
import { createTestBed, solveCaptcha, type TestBed } from '../../../testing/test-bed.ts'

const member = '13800010001'
const stranger = '13999999999'
const minute = 60_000

async function send(bed: TestBed, phone: string, path = '/api/public/member/phoneCode') {
  return bed.post(path, { phone, ...(await solveCaptcha(bed)) })
}

const smsTo = (bed: TestBed, phone: string) => bed.log.filter((line) => line.startsWith(`sms ${phone} `))

describe('GET /api/public/code', () => {
  it('answers a picture that nothing keeps', async () => {
    const answer = await (await createTestBed()).get('/api/public/code')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [type, picture = ''] = answer.json<{ image: string }>().image.split(',')
    expect(type).toBe('data:image/svg+xml;base64')
    expect(Buffer.from(picture, 'base64').toString()).toMatch(/^<svg.*<\/svg>$/)
  })

  it('draws another answer each time, but MOCK_CAPTCHA where it is set', async () => {
    const free = await createTestBed()
    const first = await solveCaptcha(free)
    expect(await solveCaptcha(free)).not.toEqual(first)
    const fixed = await createTestBed({ captcha: '1234' })
    expect((await solveCaptcha(fixed)).captchaCode).toBe('1234')
  })

  it('stops at 120 a minute from one address, whose minute rolls on', async () => {
    const bed = await createTestBed()
    const ask = (remoteAddress?: string) =>
      bed.app.inject({ url: '/ht/api/public/code', ...(remoteAddress && { remoteAddress }) })
    for (let count = 0; count < 120; count++) expect((await ask()).statusCode).toBe(200)
    bed.clock.advance(20_000)
    const refused = await ask()
    expect(refused.json()).toMatchObject({ status: 429, message: 'error.tooManyRequests' })
    expect(refused.headers['retry-after']).toBe('40')
    expect((await ask('203.0.113.9')).statusCode).toBe(200)
    bed.clock.advance(40_000)
    expect((await ask()).statusCode).toBe(200)
  })

  it('forgets captchas that have run out', async () => {
    const bed = await createTestBed()
    await solveCaptcha(bed)
    bed.clock.advance(5 * minute)
    await solveCaptcha(bed)
    expect(bed.world.db.all('SELECT * FROM captcha')).toHaveLength(1)
  })
})

describe('sending a code', () => {
  it('logs six digits and says when the next may be asked for', async () => {
    const bed = await createTestBed()
    const answer = await send(bed, stranger, '/api/public/phoneCode')
    expect(answer.json()).toEqual({ expiresIn: 300, resendAfter: 60 })
    expect(smsTo(bed, stranger)).toEqual([expect.stringMatching(/^sms \d{11} \d{6}$/)])
  })

  it('answers unknown phones like those of members, but sends them nothing', async () => {
    const bed = await createTestBed()
    const [toMember, toStranger] = [await send(bed, member), await send(bed, stranger)]
    expect([toStranger.statusCode, toStranger.body]).toEqual([toMember.statusCode, toMember.body])
    expect(smsTo(bed, member)).toHaveLength(1)
    expect(smsTo(bed, stranger)).toHaveLength(0)
    const [again, againToStranger] = [await send(bed, member), await send(bed, stranger)]
    expect(againToStranger.body).toBe(again.body)
  })

  it('needs a captcha, once', async () => {
    const bed = await createTestBed()
    const captcha = await solveCaptcha(bed)
    expect((await bed.post('/api/public/phoneCode', { phone: member, ...captcha })).statusCode).toBe(200)
    const again = await bed.post('/api/public/phoneCode', { phone: stranger, ...captcha })
    expect(again.statusCode).toBe(400)
    expect(again.json()).toMatchObject({ message: 'error.captchaExpired' })
  })

  it('waits a minute, over both purposes', async () => {
    const bed = await createTestBed()
    await send(bed, member, '/api/public/phoneCode')
    bed.clock.advance(18_000)
    const answer = await send(bed, member)
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('42')
    expect(answer.json()).toMatchObject({ message: 'error.codeCooldown' })
    expect((await send(bed, '13800010002')).statusCode).toBe(200)
  })

  it('stops at five an hour and ten a day', async () => {
    const bed = await createTestBed()
    const sendEvery = async (minutes: number) => {
      bed.clock.advance(minutes * minute)
      return send(bed, member)
    }
    for (let count = 0; count < 5; count++) expect((await sendEvery(2)).statusCode).toBe(200)
    const sixth = await sendEvery(2)
    expect(sixth.json()).toMatchObject({ status: 429, message: 'error.codeHourlyLimit' })
    expect(sixth.headers['retry-after']).toBe(String(50 * 60))
    for (let count = 0; count < 5; count++) expect((await sendEvery(61)).statusCode).toBe(200)
    expect((await sendEvery(61)).json()).toMatchObject({ status: 429, message: 'error.codeDailyLimit' })
    expect((await sendEvery(24 * 60)).statusCode).toBe(200)
  })
})

describe('codes from one address', () => {
  const from = async (bed: TestBed, remoteAddress: string, count: number) => {
    const body = { phone: `137${String(count).padStart(8, '0')}`, ...(await solveCaptcha(bed)) }
    return bed.app.inject({ method: 'POST', url: '/ht/api/public/phoneCode', payload: body, remoteAddress })
  }

  it('stop at thirty an hour, to however many numbers they go', async () => {
    const bed = await createTestBed()
    for (let count = 0; count < 30; count++)
      expect((await from(bed, '203.0.113.9', count)).statusCode).toBe(200)
    bed.clock.advance(20 * minute)
    const refused = await from(bed, '203.0.113.9', 30)
    expect(refused.json()).toMatchObject({ status: 429, message: 'error.tooManyRequests' })
    expect(refused.headers['retry-after']).toBe(String(40 * 60))
    expect((await from(bed, '203.0.113.10', 31)).statusCode).toBe(200)
    for (const path of ['mailCode', 'member/mailCode']) {
      const payload = { email: 'someone@mail.example', ...(await solveCaptcha(bed)) }
      const url = `/ht/api/public/${path}`
      const mailed = await bed.app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.9' })
      expect(mailed.json()).toMatchObject({ status: 429, message: 'error.tooManyRequests' })
    }
    bed.clock.advance(40 * minute)
    expect((await from(bed, '203.0.113.9', 30)).statusCode).toBe(200)
  })

  it('stop at a hundred a day', async () => {
    const bed = await createTestBed()
    for (let count = 0; count < 100; count++) {
      if (count % 30 === 0) bed.clock.advance(61 * minute)
      expect((await from(bed, '203.0.113.9', count)).statusCode).toBe(200)
    }
    bed.clock.advance(61 * minute)
    expect((await from(bed, '203.0.113.9', 100)).statusCode).toBe(429)
    bed.clock.advance(24 * 60 * minute)
    expect((await from(bed, '203.0.113.9', 100)).statusCode).toBe(200)
  })
})

describe('codes by mail', () => {
  const address = 'Someone@mail.example'

  it('go to the outbox, under the limits of phones, whatever the case of the letters', async () => {
    const bed = await createTestBed()
    expect((await askForCode(bed, address)).json()).toEqual({ expiresIn: 300, resendAfter: 60 })
    expect(codeSentTo(bed, 'someone@mail.example')).toMatch(/^\d{6}$/)
    expect((await askForCode(bed, address.toLowerCase())).json()).toMatchObject({
      message: 'error.codeCooldown',
    })
  })

  it('of a member go to bound addresses alone, with the same answer for all', async () => {
    const bed = await createTestBed()
    const { mail = '' } =
      bed.world.db.get<{ mail: string }>('SELECT mail FROM account WHERE mail IS NOT NULL') ?? {}
    const [toMember, toStranger] = [
      await askForCode(bed, mail, 'public/member'),
      await askForCode(bed, address, 'public/member'),
    ]
    expect([toStranger.statusCode, toStranger.body]).toEqual([toMember.statusCode, toMember.body])
    expect(codeSentTo(bed, mail)).toMatch(/^\d{6}$/)
    expect(codeSentTo(bed, address.toLowerCase())).toBe('')
  })
})

describe('GET /message/captcha/sms', () => {
  const ask = async (bed: TestBed, phone: string) => {
    const captcha = await solveCaptcha(bed)
    return bed.get(`/message/captcha/sms?${new URLSearchParams({ phone, ...captcha })}`)
  }

  it('sends a login code to a member, and none to an unknown phone', async () => {
    const bed = await createTestBed()
    expect((await ask(bed, member)).json()).toEqual({ expiresIn: 300, resendAfter: 60 })
    const body = { phone: member, phoneCode: codeSentTo(bed, member) }
    expect((await bed.post('/api/public/member/authenticate', body)).statusCode).toBe(200)
    expect((await ask(bed, stranger)).statusCode).toBe(200)
    expect(codeSentTo(bed, stranger)).toBe('')
  })

  it('needs a right captcha and a phone', async () => {
    const bed = await createTestBed()
    const { captchaKey } = await solveCaptcha(bed)
    const wrong = await bed.get(
      `/message/captcha/sms?phone=${member}&captchaKey=${captchaKey}&captchaCode=0000`,
    )
    expect(wrong.json()).toMatchObject({ status: 400, message: 'error.captcha' })
    expect((await ask(bed, '123')).json().fieldErrors).toMatchObject([
      { objectName: 'query', field: 'phone' },
    ])
  })
})

describe('checking a code', () => {
  const check = (bed: TestBed, phoneCode: string) =>
    bed.post('/api/public/info-member/phoneCode-verify', { phone: stranger, phoneCode })

  it('tells how long it is valid and does not use it up', async () => {
    const bed = await createTestBed()
    const code = await codeFor(bed, stranger)
    bed.clock.advance(86_000)
    for (let count = 0; count < 2; count++)
      expect((await check(bed, code)).json()).toEqual({ expiresIn: 214 })
    bed.clock.advance(214_000)
    expect((await check(bed, code)).json()).toMatchObject({ status: 400, message: 'error.phoneCode' })
  })

  it('counts what is wrong: after five tries the right one is void', async () => {
    const bed = await createTestBed()
    const code = await codeFor(bed, stranger)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count++) expect((await check(bed, wrong)).statusCode).toBe(400)
    expect((await check(bed, code)).statusCode).toBe(400)
  })

  it('works for mail alike', async () => {
    const bed = await createTestBed()
    const email = 'someone@mail.example'
    const mailCode = await codeFor(bed, email)
    const path = '/api/public/info-member/mailCode-verify'
    expect((await bed.post(path, { email, mailCode })).json()).toEqual({ expiresIn: 300 })
    const wrong = { email, mailCode: mailCode === '000000' ? '000001' : '000000' }
    expect((await bed.post(path, wrong)).json()).toMatchObject({ message: 'error.mailCode' })
  })
})

describe('the limits', () => {
  const { paths } = document

  it('are those that the contract tells', () => {
    const { cooldownSeconds, validSeconds, maxTries, perHour, perDay } = codeRules
    const [hour, day] = addressLimits.CODE
    const told = paths['/api/public/phoneCode'].post.description
    for (const words of [
      `valid for ${validSeconds} seconds`,
      `${maxTries} wrong tries void it`,
      `one in ${cooldownSeconds} seconds`,
      `${perHour} an hour (`,
      `${perDay} a day`,
      `${hour.count} an hour`,
      `${day.count} a day`,
    ])
      expect(told.replaceAll(/\s+/g, ' ')).toContain(words)
    const captcha = paths['/api/public/code'].get.description.replaceAll(/\s+/g, ' ')
    expect(captcha).toContain(
      `valid for ${validSeconds} seconds, once, and void after ${maxTries} wrong tries`,
    )
    expect(captcha).toContain(`given ${addressLimits.CAPTCHA[0].count} a minute`)
    const { failures, windowSeconds } = loginLimit
    expect(failures).toBe(10)
    const login = paths['/api/authenticate'].post.description.replaceAll(/\s+/g, ' ')
    expect(login).toContain(`Ten wrong passwords within ${windowSeconds / 60} minutes block a name`)
  })

  it('of the network count what a recipient’s limit refused', async () => {
    const bed = await createTestBed()
    const used = () => bed.world.db.all("SELECT * FROM addressUse WHERE purpose = 'CODE'").length
    await send(bed, member)
    expect((await send(bed, member)).json()).toMatchObject({ message: 'error.codeCooldown' })
    expect(used()).toBe(2)
    await bed.post('/api/info-member/code', { channel: 'PHONE' }, 'su')
    expect(used(), 'a code to what is bound to the account is one, too').toBe(3)
  })
})
