import { describe, expect, it } from 'vitest'
import { createTestBed, solveCaptcha, type TestBed } from '../../testing/test-bed.ts'

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

  it('answers strangers as it answers members, but sends them nothing', async () => {
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
