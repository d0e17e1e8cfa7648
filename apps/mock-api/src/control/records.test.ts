import type { JournalEntry, Message } from '@portal/api-contract/mock'
import { describe, expect, it } from 'vitest'
import { control } from '../testing/controls.ts'
import { createTestBed, type TestBed } from '../testing/test-bed.ts'

describe('the outbox', () => {
  it('has the codes that were sent, in their own world', async () => {
    const bed = await createTestBed({ captcha: '246810' })
    const { captchaKey } = (await bed.get('/api/public/code')).json()
    const answer = (await control(bed, 'GET', `/captchas/${captchaKey}`)).json()
    await bed.post('/api/public/phoneCode', {
      phone: '13800010001',
      captchaKey,
      captchaCode: answer.answer,
    })
    const messages = (await control(bed, 'GET', '/outbox?recipient=13800010001')).json<Message[]>()
    expect(messages).toMatchObject([{ channel: 'SMS', recipient: '13800010001', code: '246810' }])
    expect((await control(bed, 'GET', '/outbox', undefined, 'other')).json()).toEqual([])
    await control(bed, 'DELETE', '/outbox')
    expect((await control(bed, 'GET', '/outbox')).json()).toEqual([])
    expect((await control(bed, 'GET', '/captchas/unknown')).statusCode).toBe(404)
  })
})

describe('the journal', () => {
  const entries = async (bed: TestBed, query = '') =>
    (await control(bed, 'GET', `/journal${query}`)).json<JournalEntry[]>()

  it('records who called what, and the validation errors', async () => {
    const bed = await createTestBed()
    await bed.get('/api/member-fees/user?size=1', 'su')
    await bed.get('/api/public/info-news-list?colour=red')
    const [wrong, right] = await entries(bed)
    expect(right).toMatchObject({
      method: 'GET',
      target: '/api/member-fees/user?size=1',
      operation: 'listMemberFees',
      caller: '苏婉清',
      status: 200,
      requestFaults: [],
      responseFaults: [],
    })
    expect(right?.responseBody).toHaveLength(1)
    expect(wrong).toMatchObject({ operation: 'listNews', caller: null, status: 400 })
    expect(wrong?.requestFaults[0]).toMatch(/^query colour: is not known here/)
  })

  it('is read from a given entry on, and emptied on request', async () => {
    const bed = await createTestBed()
    await bed.get('/api/public/info-dicts-list')
    const [first] = await entries(bed)
    await bed.get('/api/public/info-banner-list')
    const later = await entries(bed, `?after=${first?.id}`)
    expect(later.map(({ operation }) => operation)).toEqual(['listBanners'])
    await control(bed, 'DELETE', '/journal')
    expect(await entries(bed)).toEqual([])
  })

  it('tells of the last two hundred calls, or of those of one operation', async () => {
    const bed = await createTestBed()
    for (let count = 0; count < 101; count++) {
      await bed.get('/api/public/info-banner-list')
      await bed.get('/api/public/info-dicts-list')
    }
    expect(await entries(bed)).toHaveLength(200)
    const banners = await entries(bed, '?operation=listBanners')
    expect(banners).toHaveLength(100)
    expect(new Set(banners.map(({ operation }) => operation))).toEqual(new Set(['listBanners']))
  })

  it('keeps two hundred calls of long answers, the older ones without them', async () => {
    const bed = await createTestBed()
    for (let count = 0; count < 210; count++) await bed.get('/api/public/info-news-list?size=20')
    const all = await entries(bed)
    expect(all).toHaveLength(200)
    expect(all[0]).toMatchObject({ isAnswerKept: true, responseBody: expect.any(Array) })
    expect(all.at(-1)).toMatchObject({
      isAnswerKept: false,
      responseBody: expect.stringMatching(/not kept$/),
    })
  })

  it('names the page that called', async () => {
    const bed = await createTestBed()
    const headers = { referer: 'http://127.0.0.1:5173/financialManagement/fees?page=2' }
    await bed.app.inject({ url: '/ht/api/public/info-banner-list', headers })
    await bed.get('/api/public/info-banner-list')
    expect((await entries(bed)).map(({ page }) => page)).toEqual([null, '/financialManagement/fees?page=2'])
  })

  it('keeps the last two hundred entries, and only the length of a long response', async () => {
    const bed = await createTestBed()
    await bed.get('/api/public/info-news-list?size=2000')
    expect((await entries(bed))[0]?.responseBody).toMatch(/^\d+ bytes, not kept$/)
    for (let count = 0; count < 450; count++) await bed.get('/api/public/nothing')
    expect(bed.world.journal.latest(1_000)).toHaveLength(200)
  })
})

describe('the journal of malformed requests', () => {
  it.each([
    [
      'nested deeper than can be written',
      `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      /nested too deep/,
    ],
    ['larger than answers are kept', `{"a":"${'x'.repeat(40_000)}"}`, /40008 bytes, not kept/],
  ])('can be read after a body %s', async (_, payload, told) => {
    const bed = await createTestBed()
    const headers = { 'content-type': 'application/json' }
    await bed.app.inject({ method: 'POST', url: '/ht/api/authenticate', headers, payload })
    const answer = await control(bed, 'GET', '/journal')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()[0].requestBody).toMatch(told)
  })
})
