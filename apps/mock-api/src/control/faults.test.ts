import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../server/app.ts'
import { control, product } from '../testing/controls.ts'
import { createTestBed, type TestBed } from '../testing/test-bed.ts'

describe('faults of calls', () => {
  const addFault = (bed: TestBed, fault: object) => control(bed, 'POST', '/faults', fault)
  const list = '/api/public/info-banner-list'

  it('give a status as often as their count, for the operation that they name', async () => {
    const bed = await createTestBed()
    await addFault(bed, { kind: 'STATUS', operation: 'listBanners', status: 503, count: 2 })
    const statuses = []
    for (let count = 0; count < 3; count++) statuses.push((await bed.get(list)).statusCode)
    expect(statuses).toEqual([503, 503, 200])
    expect((await bed.get('/api/public/info-dicts-list')).statusCode).toBe(200)
    expect((await control(bed, 'GET', '/faults')).json()).toEqual([])
  })

  it('stay in their world', async () => {
    const bed = await createTestBed()
    await addFault(bed, { kind: 'STATUS', operation: '*', status: 500 })
    expect((await product(bed, 'calm', list)).statusCode).toBe(200)
    expect((await bed.get(list)).statusCode).toBe(500)
  })

  it.each(['TRUNCATED_JSON', 'MALFORMED_JSON'])('break the body: %s', async (kind) => {
    const bed = await createTestBed()
    await addFault(bed, { kind, operation: 'listBanners', count: 1 })
    const answer = await bed.get(list)
    expect(answer.statusCode).toBe(200)
    expect(() => answer.json()).toThrow()
    expect((await bed.get(list)).json()).not.toEqual([])
  })

  it('leave a header out, and send a body slowly but completely', async () => {
    const bed = await createTestBed()
    await addFault(bed, {
      kind: 'MISSING_HEADER',
      operation: 'listBanners',
      header: 'X-Total-Count',
      count: 1,
    })
    expect((await bed.get(list)).headers).not.toHaveProperty('x-total-count')
    await addFault(bed, { kind: 'SLOW_BODY', operation: 'listBanners', milliseconds: 60, count: 1 })
    const slow = await bed.get(list)
    expect(slow.json()).toEqual((await bed.get(list)).json())
  })

  it('delay the answer by at least the given time', async () => {
    const bed = await createTestBed()
    await addFault(bed, { kind: 'LATENCY', operation: '*', latency: { min: 40, max: 60 }, count: 1 })
    const begin = performance.now()
    await bed.get(list)
    expect(performance.now() - begin).toBeGreaterThanOrEqual(38)
  })

  it('drop the connection', async () => {
    const bed = await createTestBed()
    await addFault(bed, { kind: 'DROP', operation: 'listBanners', count: 1 })
    const app = buildApp(bed.worlds)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/ht${list}`
    await expect(fetch(url)).rejects.toThrow()
    expect((await fetch(url)).status).toBe(200)
    const cut = bed.world.journal.latest(10).filter(({ injected }) => injected.includes('DROP'))
    expect(cut.map(({ operation, status }) => [operation, status])).toEqual([['listBanners', 0]])
    await app.close()
  })

  it('are named in the journal', async () => {
    const bed = await createTestBed()
    await addFault(bed, { kind: 'STATUS', operation: 'listBanners', status: 502, count: 1 })
    await bed.get(list)
    expect(bed.world.journal.latest(1)).toMatchObject([{ status: 502, injected: ['STATUS'] }])
  })

  it('are removed, one or all', async () => {
    const bed = await createTestBed()
    const { id } = (await addFault(bed, { kind: 'STATUS', operation: '*', status: 500 })).json()
    expect((await control(bed, 'DELETE', `/faults/${id}`)).statusCode).toBe(204)
    expect((await control(bed, 'DELETE', `/faults/${id}`)).statusCode).toBe(404)
    await addFault(bed, { kind: 'STATUS', operation: '*', status: 500 })
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
    const answer = await addFault(await createTestBed(), fault)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fieldErrors[0].field).toBe(field)
  })
})
