import type { JournalEntry, Override } from '@portal/api-contract/mock'
import { describe, expect, it } from 'vitest'
import { control, product } from '../testing/controls.ts'
import { createTestBed, type TestBed } from '../testing/test-bed.ts'

const list = '/api/public/info-banner-list'
const add = (bed: TestBed, override: object) => control(bed, 'POST', '/overrides', override)
const lastCall = async (bed: TestBed) =>
  (await control(bed, 'GET', '/journal?limit=1')).json<JournalEntry[]>()[0]

describe('an answer that is given in place of the own', () => {
  it('is taken from a call in the journal, edited, and given for the next calls', async () => {
    const bed = await createTestBed()
    const before = (await bed.get(list)).json()
    const call = await lastCall(bed)
    const [first] = (call?.responseBody ?? []) as object[]
    const edited = [{ ...first, title: '改过的横幅' }]
    const added = await add(bed, { call: call?.id, body: edited, count: 2 })
    expect(added.statusCode, added.body).toBe(201)
    const answers = [await bed.get(list), await bed.get(list), await bed.get(list)]
    expect(answers.map((answer) => answer.json())).toEqual([edited, edited, before])
    expect(answers[0]?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-total-count': '1',
      link: expect.stringMatching(/^<\/ht\/api\/.*rel="last"/),
    })
    expect((await control(bed, 'GET', '/overrides')).json()).toEqual([])
  })

  it('repeats a call as it was, headers and all', async () => {
    const bed = await createTestBed()
    const before = await bed.get(`${list}?size=1`)
    await add(bed, { call: (await lastCall(bed))?.id })
    const after = await bed.get(list)
    expect(after.json()).toEqual(before.json())
    expect(after.headers['x-total-count']).toBe(before.headers['x-total-count'])
    expect(after.headers.link).toBe(before.headers.link)
  })

  it('is given until it is taken back, the newest first', async () => {
    const bed = await createTestBed()
    const { id: older } = (
      await add(bed, { operation: 'listBanners', status: 200, body: [] })
    ).json<Override>()
    const problem = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      path: list,
      message: 'error.http.400',
    }
    const refusal = { operation: 'listBanners', status: 400, body: problem }
    const { id: newer } = (await add(bed, refusal)).json<Override>()
    for (const _ of [1, 2, 3]) expect((await bed.get(list)).statusCode).toBe(400)
    expect((await control(bed, 'DELETE', `/overrides/${newer}`)).statusCode).toBe(204)
    expect((await bed.get(list)).json()).toEqual([])
    expect((await control(bed, 'DELETE', `/overrides/${newer}`)).statusCode).toBe(404)
    expect((await control(bed, 'GET', '/overrides')).json()).toMatchObject([{ id: older, remaining: null }])
    await control(bed, 'DELETE', '/overrides')
    expect((await bed.get(list)).json()).not.toEqual([])
  })

  it('is for one address or for every call of the operation, in its world only', async () => {
    const bed = await createTestBed()
    const target = `${list}?size=1`
    await add(bed, { operation: 'listBanners', target, status: 200, body: [] })
    expect((await bed.get(target)).json()).toEqual([])
    expect((await bed.get(list)).json()).not.toEqual([])
    expect((await product(bed, 'other', target)).json()).not.toEqual([])
  })

  it('asks for no token, changes nothing, and stands in the journal with caller and body', async () => {
    const bed = await createTestBed()
    const fees = '/api/member-fees/info'
    await bed.get(fees, 'su')
    await add(bed, { call: (await lastCall(bed))?.id, count: 1 })
    expect((await bed.get(fees)).statusCode).toBe(200)
    expect((await bed.get(fees)).statusCode).toBe(401)
    const phone = { operation: 'sendPhoneCode', status: 200, body: null, mayBreakContract: true }
    await add(bed, phone)
    const body = { phone: '13800010001', captchaKey: 'none', captchaCode: 'none' }
    expect((await bed.post('/api/public/phoneCode', body, 'su')).statusCode).toBe(200)
    expect(await lastCall(bed)).toMatchObject({
      operation: 'sendPhoneCode',
      requestBody: body,
      injected: ['OVERRIDE'],
      isAnswerKept: true,
    })
    expect((await control(bed, 'GET', '/outbox')).json()).toEqual([])
  })

  it('is hit by faults like any other answer', async () => {
    const bed = await createTestBed()
    await add(bed, { operation: 'listBanners', status: 200, body: [] })
    await control(bed, 'POST', '/faults', { kind: 'STATUS', operation: 'listBanners', status: 503, count: 1 })
    await control(bed, 'POST', '/faults', { kind: 'TRUNCATED_JSON', operation: 'listBanners', count: 2 })
    expect((await bed.get(list)).statusCode).toBe(503)
    expect((await bed.get(list)).body).toBe('[')
    expect((await bed.get(list)).json()).toEqual([])
  })

  it('is held to the contract, unless it is meant to break it', async () => {
    const bed = await createTestBed()
    const wrong = { operation: 'listBanners', status: 200, body: [{ id: 1, title: 7 }] }
    const refused = await add(bed, wrong)
    expect(refused.statusCode).toBe(400)
    const fields = refused.json().fieldErrors.map(({ field }: { field: string }) => field)
    expect(fields).toContain('body/0/title')
    expect(refused.body).not.toContain('expected must')
    const accepted = (await add(bed, { ...wrong, mayBreakContract: true })).json<Override>()
    expect(accepted.deviations.map(({ path }) => path)).toContain('/0/title')
    expect((await bed.get(list)).json()).toEqual(wrong.body)
    expect((await lastCall(bed))?.responseFaults.map(({ path }) => path)).toContain('/0/title')
    const status = await add(bed, { operation: 'listBanners', status: 418, body: null })
    expect(status.json().fieldErrors[0]).toMatchObject({ field: 'status' })
  })

  it('may be a text, or nothing', async () => {
    const bed = await createTestBed()
    const text = { operation: 'listBanners', status: 502, mayBreakContract: true, count: 1 }
    await add(bed, { ...text, headers: { 'Content-Type': 'text/html' }, body: '<h1>Bad gateway</h1>' })
    const answer = await bed.get(list)
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      502,
      '<h1>Bad gateway</h1>',
      'text/html',
    ])
    await add(bed, { ...text, body: null })
    expect((await bed.get(list)).body).toBe('')
  })

  it.each([
    [{ status: 200, body: [] }, 400, 'operation'],
    [{ operation: 'listBanner', status: 200, body: [] }, 400, 'operation'],
    [{ operation: 'listBanners', body: [] }, 400, 'status'],
    [{ operation: 'listBanners', status: 100 }, 400, 'status'],
    [{ call: 77 }, 404, undefined],
  ])('refuses %j', async (override, status, field) => {
    const answer = await add(await createTestBed(), override)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().fieldErrors?.[0].field).toBe(field)
  })

  it('cannot repeat an answer that was too long to be kept', async () => {
    const bed = await createTestBed()
    await bed.get('/api/public/info-news-list?size=2000')
    const call = await lastCall(bed)
    expect(call?.isAnswerKept).toBe(false)
    expect((await add(bed, { call: call?.id })).statusCode).toBe(409)
    expect((await add(bed, { call: call?.id, body: [] })).statusCode).toBe(201)
  })
})
