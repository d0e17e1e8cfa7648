import type { AddressInfo } from 'node:net'
import type { Recording } from '@portal/api-contract/mock'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { control } from '../testing/controls.ts'
import { createTestBed } from '../testing/test-bed.ts'

const list = '/api/public/info-banner-list'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Another backend, which answers one list and knows whoever has the token. */
async function otherBackend(): Promise<string> {
  const app = Fastify()
  app.get(`/base${list}`, (_, reply) =>
    reply.header('X-Total-Count', '0').header('Link', '<x>; rel="last"').header('X-Own', 'no').send([]),
  )
  app.get('/base/api/member-fees/info', ({ headers }, reply) =>
    reply.code(headers.authorization === 'Bearer abc' ? 200 : 401).send({ unknown: true }),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/base`
}

describe('recording another backend', () => {
  it('gives its answers to what this world was asked, and says how they break the contract', async () => {
    const bed = await createTestBed()
    await bed.get(list)
    await bed.get(list)
    await bed.get('/api/member-fees/info', 'su')
    const backend = await otherBackend()
    const recordings = (await control(bed, 'POST', '/recordings', { backend, token: 'abc' })).json<
      Recording[]
    >()
    expect(recordings.map(({ target, status }) => [target, status])).toEqual([
      ['/api/member-fees/info', 200],
      [list, 200],
    ])
    expect(recordings[0]?.deviations).not.toEqual([])
    expect(recordings[1]?.deviations).toEqual([])
    const banners = await bed.get(list)
    expect(banners.json()).toEqual([])
    expect(banners.headers).not.toHaveProperty('x-own')
    expect((await bed.get('/api/member-fees/info', 'su')).json()).toEqual({ unknown: true })
    expect((await bed.get(`${list}?size=1`)).json()).toHaveLength(1)
  })

  it('tells what it could not ask, and keeps the own answer there', async () => {
    const bed = await createTestBed()
    await bed.get(list)
    const answer = await control(bed, 'POST', '/recordings', { backend: 'http://127.0.0.1:1/ht' })
    expect(answer.json()).toMatchObject([{ target: list, override: null, failure: expect.any(String) }])
    expect((await control(bed, 'GET', '/overrides')).json()).toEqual([])
  })

  it('refuses an address at which there is nothing, and keeps nothing of it', async () => {
    const bed = await createTestBed()
    await bed.get(list)
    const backend = (await otherBackend()).replace('/base', '')
    const answer = await control(bed, 'POST', '/recordings', { backend })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ fieldErrors: [{ field: 'backend', message: 'NotFound' }] })
    expect((await control(bed, 'GET', '/overrides')).json()).toEqual([])
  })

  it('refuses what is no address of the web, and every address when other machines may ask', async () => {
    const bed = await createTestBed()
    const file = await control(bed, 'POST', '/recordings', { backend: 'file:///etc' })
    expect(file.statusCode).toBe(400)
    const open = await createTestBed({ isConsoleOpen: true })
    const refused = await control(open, 'POST', '/recordings', { backend: 'http://127.0.0.1:1/ht' })
    expect(refused.statusCode).toBe(403)
  })
})
