import type { World } from '@portal/api-contract/mock'
import { describe, expect, it } from 'vitest'
import { control, type Method, viewsIn } from '../testing/controls.ts'
import { createTestBed } from '../testing/test-bed.ts'

describe('worlds', () => {
  it('are forked at their first use and are isolated from each other', async () => {
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

  it('are forked in any number at the same time, and those that were evicted meanwhile are restored', async () => {
    const bed = await createTestBed()
    const views = await Promise.all(Array.from({ length: 30 }, (_, at) => viewsIn(bed, `many-${at}`)))
    expect(new Set(views).size).toBe(1)
  })

  it('are named by a cookie too, over which the header takes precedence', async () => {
    const bed = await createTestBed()
    const about = async (headers: Record<string, string>) =>
      (await bed.app.inject({ url: '/__mock/about', headers })).json().world
    expect(await about({ cookie: 'a=1; mock_world=from-cookie' })).toBe('from-cookie')
    expect(await about({ cookie: 'mock_world=from-cookie', 'x-mock-world': 'from-header' })).toBe(
      'from-header',
    )
    expect(await about({})).toBe('default')
  })

  it('say when the default one was made anew by this start', async () => {
    const since = async (isFresh: boolean) =>
      (await control(await createTestBed({ isFresh }), 'GET', '/about')).json().freshSince
    expect(await since(false)).toBeNull()
    expect(Date.parse(await since(true))).toBeLessThan(Date.now())
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

  it('refuse the tokens of other worlds', async () => {
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

  it('take the tokens of the world that they are copied from, of before that', async () => {
    const bed = await createTestBed()
    const tokenIn = async (world?: string) =>
      (await control(bed, 'POST', '/personas/lin/token', undefined, world)).json<{ token: string }>().token
    const statusIn = async (world: string, token: string) => {
      const headers = { authorization: `Bearer ${token}`, 'x-mock-world': world }
      return (await bed.app.inject({ url: '/ht/thsuaa/api/currentUser', headers })).statusCode
    }
    const before = await tokenIn()
    await control(bed, 'POST', '/worlds', { name: 'copy', from: 'default' })
    const [after, there] = [await tokenIn(), await tokenIn('copy')]
    expect([await statusIn('copy', before), await statusIn('default', before)]).toEqual([200, 200])
    expect([await statusIn('copy', after), await statusIn('default', there)]).toEqual([401, 401])
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

  it('refuse unknown and taken names', async () => {
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

  it('are restored to a snapshot, with clock and tokens, and reset', async () => {
    const bed = await createTestBed()
    const token = bed.tokenOf('lin')
    const views = await viewsIn(bed, 'default')
    await control(bed, 'POST', '/worlds/default/snapshots', { label: 'before' })
    await viewsIn(bed, 'default')
    await control(bed, 'PUT', '/clock', { advanceSeconds: 86_400 })
    await control(bed, 'POST', '/faults', { kind: 'DROP', operation: 'listTenders', count: 2 })
    const restored = await control(bed, 'POST', '/worlds/default/snapshots/before/restore', {})
    expect(restored.json<World>()).toMatchObject({
      now: bed.clock.now().toISOString(),
      snapshots: ['before'],
      // They are no part of a snapshot.
      faults: 1,
    })
    const copy = await control(bed, 'POST', '/worlds', { name: 'copy', from: 'default' })
    expect(copy.json<World>().faults).toBe(1)
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

describe('the controls', () => {
  it('have a document of their own', async () => {
    const document = (await control(await createTestBed(), 'GET', '/openapi.json')).json()
    expect(document.info.title).toBe('Mock control')
    expect(Object.keys(document.paths)).toContain('/worlds')
  })
})
