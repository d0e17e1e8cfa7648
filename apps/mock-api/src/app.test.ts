import { describe, expect, it } from 'vitest'
import { createTestBed } from './testing/test-bed.ts'

describe('a browser of another origin', async () => {
  const { app } = await createTestBed()
  const origin = 'http://portal.example'

  it('may read totals and links', async () => {
    const { headers } = await app.inject({ url: '/ht/api/public/info-news-list', headers: { origin } })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-expose-headers']).toMatch(/X-Total-Count.*Link/)
  })

  it('may read problems', async () => {
    const { statusCode, headers } = await app.inject({ url: '/ht/api/member/current', headers: { origin } })
    expect(statusCode).toBe(401)
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  it('is told beforehand that it may send a token', async () => {
    const { statusCode, headers } = await app.inject({
      method: 'OPTIONS',
      url: '/ht/api/member-news',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-methods']).toContain('DELETE')
    expect(headers['access-control-allow-headers']).toMatch(/authorization/)
  })
})
