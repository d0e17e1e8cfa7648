import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { createTestBed } from '../testing/test-bed.ts'

const secured = [...operations.values()].filter(({ permissions }) => permissions !== null)
/** A path with something in place of each parameter. */
const filled = (path: string, value = '1') => path.replaceAll(/\{\w+\}/g, value)
const open = [...operations.values()].filter(({ permissions }) => permissions === null)

describe('operations behind the login, as the document names them', async () => {
  const bed = await createTestBed()
  const ask = (method: string, path: string, authorization?: string) =>
    bed.app.inject({
      method: method.toUpperCase() as 'GET',
      url: `/ht${filled(path)}`,
      headers: authorization ? { authorization } : {},
    })

  it('exist', () => {
    expect(secured.length).toBeGreaterThan(5)
  })

  it.each(secured)('$id wants a token', async ({ method, path }) => {
    const answer = await ask(method, path)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.json()).toMatchObject({
      status: 401,
      message: 'error.http.401',
      path: filled(path),
    })
    expect(answer.json()).not.toHaveProperty('result')
  })

  it.each(secured)('$id answers differently to a refused token and to no token', async ({ method, path }) => {
    const answer = await ask(method, path, 'Bearer forged.token.here')
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ result: { isLogin: true } })
  })

  it.each(['Basic bGluOng=', 'Bearer', 'Bearer ', 'token'])(
    '%j is not accepted as a token',
    async (authorization) => {
      const answer = await ask('get', '/api/member/current', authorization)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).not.toHaveProperty('result')
    },
  )

  it('check the token before the request', async () => {
    const answer = await bed.app.inject({
      method: 'POST',
      url: '/ht/api/weixin/native/pay',
      payload: { nonsense: 1 },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('answer 403 without the permission beside the scheme', async () => {
    const answer = await bed.post('/api/weixin/native/pay', { feeIds: [501] }, 'tong')
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ message: 'error.http.403', detail: '无权限' })
  })
})

describe('operations that the document leaves open', async () => {
  const bed = await createTestBed()

  it.each(open)('$id needs no token and ignores an expired one', async ({ method, path }) => {
    for (const authorization of [undefined, 'Bearer stale']) {
      const answer = await bed.app.inject({
        method: method.toUpperCase() as 'GET',
        url: `/ht${filled(path, '1001')}`,
        headers: authorization ? { authorization } : {},
      })
      expect([401, 403]).not.toContain(answer.statusCode)
    }
  })
})

describe('what is answered to a token', async () => {
  const { get } = await createTestBed()

  it('lies in no cache; what is answered to anybody may', async () => {
    expect((await get('/api/member-orders', 'su')).headers['cache-control']).toBe('no-store')
    expect((await get('/api/public/info-banner-list')).headers).not.toHaveProperty('cache-control')
    for (const path of ['/api/member-orders/987654321', '/api/member-orders?size=x', '/api/admin/users'])
      expect((await get(path, 'su')).headers['cache-control'], path).toBe('no-store')
    for (const path of ['/api/member-orders', '/%zz'])
      expect((await get(path)).headers['cache-control'], path).toBe('no-store')
  })
})
