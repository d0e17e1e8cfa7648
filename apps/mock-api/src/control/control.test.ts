import type { AddressInfo } from 'node:net'
import type { Clock, JournalEntry, Message, Payment, PendingReview, World } from '@portal/api-contract/mock'
import { describe, expect, it } from 'vitest'
import { decide, feesOf, hiddenFields, openWeixinOrder } from '../testing/paying.ts'
import { type Answer, createTestBed, type TestBed } from '../testing/test-bed.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call of the controls, in a world. */
const control = (
  bed: TestBed,
  method: Method,
  path: string,
  payload?: object,
  world?: string,
): Promise<Answer> =>
  bed.app.inject({
    method,
    url: `/__mock${path}`,
    ...(payload && { payload }),
    headers: world ? { 'x-mock-world': world } : {},
  })

/** A call of the product's API, in a world, as a persona of that world. */
async function product(bed: TestBed, world: string, path: string, persona?: string): Promise<Answer> {
  const headers: Record<string, string> = { 'x-mock-world': world }
  if (persona) {
    const answer = await control(bed, 'POST', `/personas/${persona}/token`, undefined, world)
    headers.authorization = `Bearer ${answer.json().token}`
  }
  return bed.app.inject({ url: `/ht${path}`, headers })
}

const viewsIn = async (bed: TestBed, world: string): Promise<number> =>
  (await product(bed, world, '/api/public/info-news-article/1001')).json().viewCount

describe('worlds', () => {
  it('are forked at their first use and never see each other', async () => {
    const bed = await createTestBed()
    const before = await viewsIn(bed, 'one')
    expect(await viewsIn(bed, 'one')).toBe(before + 1)
    expect(await viewsIn(bed, 'two')).toBe(before)
    expect(await viewsIn(bed, 'default')).toBe(before)
  })

  it('are forked once, however many ask at the same time', async () => {
    const bed = await createTestBed()
    const views = await Promise.all(Array.from({ length: 8 }, () => viewsIn(bed, 'busy')))
    expect(new Set(views).size).toBe(8)
  })

  it('are named by a cookie too, which a header outdoes', async () => {
    const bed = await createTestBed()
    const about = async (headers: Record<string, string>) =>
      (await bed.app.inject({ url: '/__mock/about', headers })).json().world
    expect(await about({ cookie: 'a=1; mock_world=from-cookie' })).toBe('from-cookie')
    expect(await about({ cookie: 'mock_world=from-cookie', 'x-mock-world': 'from-header' })).toBe(
      'from-header',
    )
    expect(await about({})).toBe('default')
  })

  it.each(['Upper', '-a', 'a b', '../x', 'x'.repeat(41), '名'.normalize()])(
    'are not called %j',
    async (name) => {
      const bed = await createTestBed()
      const answer = await bed.app.inject({
        url: '/ht/api/public/info-dicts-list',
        headers: { cookie: `mock_world=${encodeURI(name)}` },
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        message: 'error.mockWorld',
        fieldErrors: [{ field: 'X-Mock-World', message: 'Pattern' }],
      })
      expect(bed.worlds.all()).toHaveLength(1)
    },
  )

  it('do not take the tokens of each other', async () => {
    const bed = await createTestBed()
    const { token } = (await control(bed, 'POST', '/personas/lin/token', undefined, 'one')).json()
    const ask = (world: string) =>
      bed.app.inject({
        url: '/ht/thsuaa/api/currentUser',
        headers: { authorization: `Bearer ${token}`, 'x-mock-world': world },
      })
    expect((await ask('one')).statusCode).toBe(200)
    expect((await ask('two')).statusCode).toBe(401)
    expect((await ask('default')).statusCode).toBe(401)
  })

  it('are listed, forked from each other and deleted', async () => {
    const bed = await createTestBed()
    const views = await viewsIn(bed, 'default')
    const forked = await control(bed, 'POST', '/worlds', { name: 'copy', from: 'default' })
    expect(forked.statusCode).toBe(201)
    expect(await viewsIn(bed, 'copy')).toBe(views + 1)
    const names = async () => (await control(bed, 'GET', '/worlds')).json<World[]>().map(({ name }) => name)
    expect(await names()).toEqual(['default', 'copy'])
    expect((await control(bed, 'DELETE', '/worlds/copy')).statusCode).toBe(204)
    expect(await names()).toEqual(['default'])
  })

  it('refuse what cannot be', async () => {
    const bed = await createTestBed()
    const status = async (method: Method, path: string, body?: object) =>
      (await control(bed, method, path, body)).statusCode
    expect(await status('POST', '/worlds', { name: 'default' })).toBe(409)
    expect(await status('POST', '/worlds', { name: 'x', from: 'nobody' })).toBe(404)
    expect(await status('POST', '/worlds', { name: 'x', scenario: 'nonsense' })).toBe(400)
    expect(await status('DELETE', '/worlds/default')).toBe(409)
    expect(await status('DELETE', '/worlds/nobody')).toBe(404)
    expect(await status('POST', '/worlds/default/snapshots/nothing/restore')).toBe(404)
  })

  it('go back to a snapshot, with clock and tokens, and start anew', async () => {
    const bed = await createTestBed()
    const token = bed.tokenOf('lin')
    const views = await viewsIn(bed, 'default')
    await control(bed, 'POST', '/worlds/default/snapshots', { label: 'before' })
    await viewsIn(bed, 'default')
    await control(bed, 'PUT', '/clock', { advanceSeconds: 86_400 })
    const restored = await control(bed, 'POST', '/worlds/default/snapshots/before/restore', {})
    expect(restored.json<World>()).toMatchObject({
      now: bed.clock.now().toISOString(),
      snapshots: ['before'],
    })
    expect(await viewsIn(bed, 'default')).toBe(views + 1)
    const user = await bed.app.inject({
      url: '/ht/thsuaa/api/currentUser',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(user.statusCode).toBe(200)
    const anew = await control(bed, 'POST', '/worlds/default/reset', { scenario: 'empty' })
    expect(anew.json<World>().scenario).toBe('empty')
  })
})

describe('a payment in a world', () => {
  it('is made at an address that names the world, and stays there', async () => {
    const bed = await createTestBed()
    const { token } = (await control(bed, 'POST', '/personas/su/token', undefined, 'shop')).json()
    const headers = { authorization: `Bearer ${token}`, 'x-mock-world': 'shop' }
    const fees = (await bed.app.inject({ url: '/ht/api/member-fees/info', headers })).json()
    const opened = await bed.app.inject({
      method: 'POST',
      url: '/ht/api/weixin/native/pay',
      headers,
      payload: { feeIds: fees.payableFeeIds },
    })
    const { code_url, orderId } = opened.json()
    expect(new URL(code_url).pathname).toBe('/ht/worlds/shop/cashier')
    const { pathname, search } = new URL(code_url)
    const page = await bed.app.inject(pathname + search)
    const decided = await bed.app.inject({
      method: 'POST',
      url: `${pathname}/outcome`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...hiddenFields(page.body), outcome: 'success' }).toString(),
    })
    expect(decided.statusCode).toBe(303)
    const trade = await bed.app.inject({ url: `/ht/api/weixin/query-order/${orderId}`, headers })
    expect(trade.json().trade_state).toBe('SUCCESS')
    expect(await feesOf(bed, 'su')).toHaveLength(2)
  })
})

describe('payments', () => {
  it('that arrive twice are told and settled once', async () => {
    const bed = await createTestBed()
    await control(bed, 'POST', '/faults', { kind: 'TWICE', count: 1 })
    const { code_url } = await openWeixinOrder(bed, 'su')
    await decide(bed, code_url, 'success')
    const [payment] = (await control(bed, 'GET', '/payments')).json<Payment[]>()
    expect(payment).toMatchObject({ payerName: '苏婉清', state: 'SETTLED', notifiedCount: 2, amount: 400 })
    const again = await control(bed, 'POST', `/payments/${payment?.id}/notify`)
    expect(again.json<Payment>()).toMatchObject({ state: 'SETTLED', notifiedCount: 3 })
    expect(await feesOf(bed, 'su')).toEqual([])
    expect((await control(bed, 'POST', '/payments/999999/notify')).statusCode).toBe(404)
  })
})

describe('the review desk', () => {
  const pending = async (bed: TestBed) => (await control(bed, 'GET', '/reviews')).json<PendingReview[]>()

  it('lists what waits, oldest first, and decides it', async () => {
    const bed = await createTestBed()
    const [oldest, ...others] = await pending(bed)
    const times = [oldest, ...others].map((review) => review?.submittedAt ?? '')
    expect(times).toEqual(times.toSorted())
    const decided = await control(bed, 'POST', `/reviews/${oldest?.kind}/${oldest?.id}`, {
      result: 'REJECT',
      opinion: '材料不符合要求',
    })
    expect(decided.statusCode).toBe(204)
    expect(await pending(bed)).toHaveLength(others.length)
    const unknown = await control(bed, 'POST', '/reviews/NOTHING/1', { result: 'APPROVE' })
    expect(unknown.statusCode).toBe(404)
  })

  it('is left alone or does everything by itself, as the policy says', async () => {
    const bed = await createTestBed()
    const policy = { mode: 'MANUAL', delaySeconds: 5 }
    expect((await control(bed, 'PUT', '/review-policy', policy)).json()).toEqual(policy)
    expect((await control(bed, 'GET', '/review-policy')).json()).toEqual(policy)
    expect((await control(bed, 'GET', '/review-policy', undefined, 'other')).json().mode).toBe('AUTO')
  })
})

describe('scenarios', () => {
  const listed = async (bed: TestBed, world: string, path: string, persona?: string) =>
    Number((await product(bed, world, path, persona)).headers['x-total-count'])

  it('empty has navigation and personas, and nothing else', async () => {
    const bed = await createTestBed()
    await control(bed, 'POST', '/worlds', { name: 'bare', scenario: 'empty' })
    expect(await listed(bed, 'bare', '/api/public/info-dicts-list')).toBe(8)
    expect(await listed(bed, 'bare', '/api/public/info-news-list')).toBe(0)
    expect(await listed(bed, 'bare', '/api/member-fees/user', 'su')).toBe(0)
    const shared = [
      'tender-information',
      'recruit-news',
      'info-news-book',
      'help-articles',
      'member-benefits',
      'social-information',
    ]
    const others = ['info-expert-applies', 'expert-certificates', 'job/applies', 'member-activities']
    for (const list of [...shared, ...others]) {
      expect(await listed(bed, 'bare', `/api/public/${list}`), list).toBe(0)
    }
  })

  it('year-end stands half an hour before the new fee year', async () => {
    const bed = await createTestBed()
    await control(bed, 'POST', '/worlds', { name: 'silvester', scenario: 'year-end' })
    const clock = (await control(bed, 'GET', '/clock', undefined, 'silvester')).json<Clock>()
    expect(clock.now).toBe('2026-12-31T15:30:00.000Z')
    const years = async () =>
      (await product(bed, 'silvester', '/api/member-fees/user?sort=feeYear,desc&size=1', 'lin')).json()[0]
        .feeYear
    expect(await years()).toBe(2026)
    await control(bed, 'PUT', '/clock', { advanceSeconds: 1800 }, 'silvester')
    expect(await years()).toBe(2027)
  })

  it('year-end begins half an hour before the new fee year, however long after it was first asked for', async () => {
    const bed = await createTestBed()
    const body = { name: 'silvester', scenario: 'year-end' }
    await control(bed, 'POST', '/worlds', body)
    bed.clock.advance(40 * 60_000)
    const now = async () => (await control(bed, 'GET', '/clock', undefined, 'silvester')).json<Clock>().now
    expect(await now()).toBe('2026-12-31T16:10:00.000Z')
    await control(bed, 'POST', '/worlds/silvester/reset', { scenario: 'year-end' })
    expect(await now()).toBe('2026-12-31T15:30:00.000Z')
  })

  it('overdue leaves nobody valid and no order open', async () => {
    const bed = await createTestBed()
    await control(bed, 'POST', '/worlds', { name: 'late', scenario: 'overdue' })
    const member = (await product(bed, 'late', '/api/member/current', 'lin')).json()
    expect(member.membershipStatus).toBe('EXPIRED')
    expect(await listed(bed, 'late', '/api/member-fees/user?status.equals=OVERDUE', 'lin')).toBeGreaterThan(0)
    expect(await listed(bed, 'late', '/api/member-orders?status.in=CREATED,PAYING', 'cheng')).toBe(0)
  })

  it('crowded has two thousand more of everything that is listed long', async () => {
    const bed = await createTestBed()
    const typical = await listed(bed, 'default', '/api/public/info-news-list')
    await control(bed, 'POST', '/worlds', { name: 'crowd', scenario: 'crowded' })
    expect(await listed(bed, 'crowd', '/api/public/info-news-list')).toBe(typical + 2_000)
  })
})

describe('the clock of a world', () => {
  it('is set, advanced, frozen and resumed', async () => {
    const bed = await createTestBed()
    const move = async (body: object) => (await control(bed, 'PUT', '/clock', body)).json<Clock>()
    expect(await move({ now: '2027-03-01T00:00:00Z' })).toMatchObject({ now: '2027-03-01T00:00:00.000Z' })
    expect(await move({ advanceSeconds: 60, isFrozen: true })).toMatchObject({
      now: '2027-03-01T00:01:00.000Z',
      isFrozen: true,
    })
    bed.clock.advance(3_600_000)
    expect((await control(bed, 'GET', '/clock')).json<Clock>().now).toBe('2027-03-01T00:01:00.000Z')
    await move({ isFrozen: false })
    bed.clock.advance(1_000)
    expect((await control(bed, 'GET', '/clock')).json<Clock>().now).toBe('2027-03-01T00:01:01.000Z')
  })

  it('ends tokens and begins fee years, in its world alone', async () => {
    const bed = await createTestBed()
    const token = bed.tokenOf('su')
    await control(bed, 'PUT', '/clock', { now: '2027-02-01T00:00:00Z' }, 'future')
    expect(await feesOf(bed, 'su', 'UNPAID')).toHaveLength(1)
    const fees = (await product(bed, 'future', '/api/member-fees/user?feeYear.equals=2027', 'su')).json()
    expect(fees).toHaveLength(1)
    await control(bed, 'PUT', '/clock', { advanceSeconds: 8 * 3600 })
    const user = await bed.app.inject({
      url: '/ht/thsuaa/api/currentUser',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(user.statusCode).toBe(401)
  })

  it.each([
    [{}, ''],
    [{ now: '2027-01-01T00:00:00Z', advanceSeconds: 1 }, 'advanceSeconds'],
    [{ now: '1999-01-01T00:00:00Z' }, 'now'],
    [{ now: 'tomorrow' }, 'now'],
    [{ advanceSeconds: 3_200_000_000 }, 'advanceSeconds'],
  ])('refuses %j', async (body, field) => {
    const answer = await control(await createTestBed(), 'PUT', '/clock', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fieldErrors[0].field).toBe(field)
  })
})

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

  it('tells who called what, and what the contract says to it', async () => {
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

  it('goes on from where a reader left off, and forgets on demand', async () => {
    const bed = await createTestBed()
    await bed.get('/api/public/info-dicts-list')
    const [first] = await entries(bed)
    await bed.get('/api/public/info-banner-list')
    const later = await entries(bed, `?after=${first?.id}`)
    expect(later.map(({ operation }) => operation)).toEqual(['listBanners'])
    await control(bed, 'DELETE', '/journal')
    expect(await entries(bed)).toEqual([])
  })

  it('keeps the last two hundred, and of a long answer its length', async () => {
    const bed = await createTestBed()
    await bed.get('/api/public/info-news-list?size=2000')
    expect((await entries(bed))[0]?.responseBody).toMatch(/^\d+ bytes, not kept$/)
    for (let count = 0; count < 450; count++) await bed.get('/api/public/nothing')
    expect(bed.world.journal.latest(1_000)).toHaveLength(200)
  })
})

describe('a persona', () => {
  it('can be logged in as after its phone, by which it logs in itself, was changed', async () => {
    const bed = await createTestBed()
    const { token: before } = (await control(bed, 'POST', '/personas/su/token')).json()
    bed.world.db.run("UPDATE account SET username = '13700000023' WHERE username = '13800010002'")
    const { token } = (await control(bed, 'POST', '/personas/su/token')).json()
    for (const each of [before, token]) {
      const headers = { authorization: `Bearer ${each}` }
      expect((await bed.app.inject({ url: '/ht/thsuaa/api/currentUser', headers })).json().name).toBe(
        '苏婉清',
      )
    }
  })

  it('that does not exist is a 404', async () => {
    const bed = await createTestBed()
    expect((await control(bed, 'POST', '/personas/nobody/token')).statusCode).toBe(404)
  })
})

describe('the journal of odd requests', () => {
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

describe('faults of calls', () => {
  const arm = (bed: TestBed, fault: object) => control(bed, 'POST', '/faults', fault)
  const list = '/api/public/info-banner-list'

  it('give a status as often as they are told, for the operation that they name', async () => {
    const bed = await createTestBed()
    await arm(bed, { kind: 'STATUS', operation: 'listBanners', status: 503, count: 2 })
    const statuses = []
    for (let count = 0; count < 3; count++) statuses.push((await bed.get(list)).statusCode)
    expect(statuses).toEqual([503, 503, 200])
    expect((await bed.get('/api/public/info-dicts-list')).statusCode).toBe(200)
    expect((await control(bed, 'GET', '/faults')).json()).toEqual([])
  })

  it('stay in their world', async () => {
    const bed = await createTestBed()
    await arm(bed, { kind: 'STATUS', operation: '*', status: 500 })
    expect((await product(bed, 'calm', list)).statusCode).toBe(200)
    expect((await bed.get(list)).statusCode).toBe(500)
  })

  it.each(['TRUNCATED_JSON', 'MALFORMED_JSON'])('break the body: %s', async (kind) => {
    const bed = await createTestBed()
    await arm(bed, { kind, operation: 'listBanners', count: 1 })
    const answer = await bed.get(list)
    expect(answer.statusCode).toBe(200)
    expect(() => answer.json()).toThrow()
    expect((await bed.get(list)).json()).not.toEqual([])
  })

  it('leave a header out, and send a body slowly but whole', async () => {
    const bed = await createTestBed()
    await arm(bed, { kind: 'MISSING_HEADER', operation: 'listBanners', header: 'X-Total-Count', count: 1 })
    expect((await bed.get(list)).headers).not.toHaveProperty('x-total-count')
    await arm(bed, { kind: 'SLOW_BODY', operation: 'listBanners', milliseconds: 60, count: 1 })
    const slow = await bed.get(list)
    expect(slow.json()).toEqual((await bed.get(list)).json())
  })

  it('wait at least as long as they say', async () => {
    const bed = await createTestBed()
    await arm(bed, { kind: 'LATENCY', operation: '*', latency: { min: 40, max: 60 }, count: 1 })
    const begin = performance.now()
    await bed.get(list)
    expect(performance.now() - begin).toBeGreaterThanOrEqual(38)
  })

  it('drop the connection', async () => {
    const bed = await createTestBed()
    await arm(bed, { kind: 'DROP', operation: 'listBanners', count: 1 })
    await bed.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = bed.app.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/ht${list}`
    await expect(fetch(url)).rejects.toThrow()
    expect((await fetch(url)).status).toBe(200)
    const cut = bed.world.journal.latest(10).filter(({ injected }) => injected.includes('DROP'))
    expect(cut.map(({ operation, status }) => [operation, status])).toEqual([['listBanners', 0]])
    await bed.app.close()
  })

  it('are told in the journal', async () => {
    const bed = await createTestBed()
    await arm(bed, { kind: 'STATUS', operation: 'listBanners', status: 502, count: 1 })
    await bed.get(list)
    expect(bed.world.journal.latest(1)).toMatchObject([{ status: 502, injected: ['STATUS'] }])
  })

  it('are taken back, one or all', async () => {
    const bed = await createTestBed()
    const { id } = (await arm(bed, { kind: 'STATUS', operation: '*', status: 500 })).json()
    expect((await control(bed, 'DELETE', `/faults/${id}`)).statusCode).toBe(204)
    expect((await control(bed, 'DELETE', `/faults/${id}`)).statusCode).toBe(404)
    await arm(bed, { kind: 'STATUS', operation: '*', status: 500 })
    await control(bed, 'DELETE', '/faults')
    expect((await bed.get(list)).statusCode).toBe(200)
  })

  it.each([
    [{ kind: 'STATUS', operation: '*' }, 'status'],
    [{ kind: 'STATUS', operation: 'listBanner', status: 500 }, 'operation'],
    [{ kind: 'DROP' }, 'operation'],
    [{ kind: 'LATENCY', operation: '*', latency: { min: 5, max: 1 } }, 'latency.max'],
    [{ kind: 'TWICE', operation: 'payByWeixin' }, 'operation'],
    [{ kind: 'LATE' }, 'delaySeconds'],
    [{ kind: 'EXPLODE', operation: '*' }, 'kind'],
  ])('refuse %j', async (fault, field) => {
    const answer = await arm(await createTestBed(), fault)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fieldErrors[0].field).toBe(field)
  })
})

describe('the controls', () => {
  it.each(['192.168.1.7', '::ffff:10.0.0.1', '2001:db8::1'])('do not answer %s', async (remoteAddress) => {
    const bed = await createTestBed()
    const answer = await bed.app.inject({ url: '/__mock/worlds', remoteAddress })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toContain('--open-console')
    const entered = await bed.app.inject({ url: '/ht/__mock/enter?persona=lin', remoteAddress })
    expect(entered.statusCode).toBe(403)
  })

  it('do not answer somebody else behind the portal’s proxy, nor under a foreign name', async () => {
    const bed = await createTestBed()
    const ask = async (headers: Record<string, string>) =>
      (await bed.app.inject({ url: '/__mock/worlds', remoteAddress: '127.0.0.1', headers })).statusCode
    expect(await ask({ 'x-forwarded-for': '203.0.113.9' })).toBe(403)
    expect(await ask({ host: 'evil.example' })).toBe(403)
    expect(await ask({ 'x-forwarded-for': '127.0.0.1', host: 'localhost:8080' })).toBe(200)
  })

  it('do not answer pages of other sites', async () => {
    const bed = await createTestBed({ portal: 'http://127.0.0.1:5173' })
    const ask = async (origin: string) =>
      (await bed.app.inject({ method: 'POST', url: '/__mock/personas/lin/token', headers: { origin } }))
        .statusCode
    expect(await ask('https://evil.example')).toBe(403)
    expect(await ask('null')).toBe(403)
    expect(await ask('http://127.0.0.1:5173')).toBe(201)
    expect(await ask('http://localhost:80')).toBe(201)
  })

  it('answer everybody when they were opened', async () => {
    const bed = await createTestBed({ isConsoleOpen: true })
    const answer = await bed.app.inject({ url: '/__mock/worlds', remoteAddress: '192.168.1.7' })
    expect(answer.statusCode).toBe(200)
  })

  it('have a document of their own', async () => {
    const document = (await control(await createTestBed(), 'GET', '/openapi.json')).json()
    expect(document.info.title).toBe('Mock control')
    expect(Object.keys(document.paths)).toContain('/worlds')
  })
})

describe('entering the portal as a persona', () => {
  const enter = (bed: TestBed, query: string) => bed.app.inject(`/ht/__mock/enter?${query}`)

  it('leaves the session where the portal looks for it', async () => {
    const bed = await createTestBed()
    const answer = await enter(bed, 'persona=hengxin')
    const session = JSON.parse(/id="session">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '{}')
    expect(session).toMatchObject({ role: 'memberCompany', home: '/unitMemberIndex' })
    const user = await bed.app.inject({
      url: '/ht/thsuaa/api/currentUser',
      headers: { authorization: `Bearer ${session.token}` },
    })
    expect(user.json().name).toBe('江川恒信工程造价咨询有限公司')
    for (const key of ['access_token', 'loginInfo', 'loginFlag']) expect(answer.body).toContain(`'${key}'`)
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-/)
  })

  it('enters the world of its address, whatever world the browser was in before', async () => {
    const bed = await createTestBed()
    const answer = await bed.app.inject({
      url: '/ht/__mock/enter?persona=lin&world=trial-2',
      headers: { cookie: 'mock_world=trial-1' },
    })
    expect(answer.headers['set-cookie']).toMatch(/^mock_world=trial-2; /)
    const home = await bed.app.inject({
      url: '/ht/__mock/enter?persona=lin&world=default',
      headers: { cookie: 'mock_world=trial-2' },
    })
    expect(home.headers['set-cookie']).toMatch(/Max-Age=0/)
    expect((await enter(bed, 'persona=lin&world=Not%20a%20world')).statusCode).toBe(400)
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'goes nowhere but to the portal: %s',
    async (to) => {
      const answer = await enter(await createTestBed(), `persona=lin&to=${encodeURIComponent(to)}`)
      expect(answer.body).toContain('"home":"/personMemberIndex"')
    },
  )

  it('takes a path of the portal, written so that it ends no script', async () => {
    const to = '/pay?x=</script><script>alert(1)</script>'
    const answer = await enter(await createTestBed(), `persona=lin&to=${encodeURIComponent(to)}`)
    expect(answer.body).not.toContain('<script>alert')
  })

  it('knows no stranger', async () => {
    expect((await enter(await createTestBed(), 'persona=nobody')).statusCode).toBe(404)
  })
})
