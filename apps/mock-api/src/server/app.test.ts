import { describe, expect, it } from 'vitest'
import { createTestBed } from '../testing/test-bed.ts'

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

  it('is allowed by the preflight to send a token', async () => {
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

describe('an answer that is opened by itself', async () => {
  const bed = await createTestBed()
  const { app } = bed
  const inert = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
  }

  it.each([
    '/ht/files/banners/skyline.svg',
    '/ht/files/journal/1.pdf',
    '/ht/files/uploads/nobody-has-it.svg',
    '/ht/worlds/other/files/covers/nothing.svg',
    '/ht/api/public/info-banner-list',
    '/ht/api/member/current',
    '/ht/openapi.json',
    '/ht/nothing',
    '/nothing.html',
    '/__mock/worlds',
    '/%zz',
  ])('runs nothing: %s', async (url) => {
    expect((await app.inject(url)).headers).toMatchObject(inert)
  })

  it('runs nothing when it is a problem of the mock itself', async () => {
    const answer = await app.inject({ url: '/ht/nothing', headers: { cookie: 'mock_world=Not a world' } })
    expect(answer.headers).toMatchObject(inert)
  })

  it.each(['/ht/reference/', '/__mock/', '/ht/__mock/enter?persona=lin'])(
    'is a page of the mock, with a policy of its own: %s',
    async (url) => {
      const { 'content-security-policy': policy } = (await app.inject(url)).headers
      expect(policy).toMatch(/frame-ancestors 'none'/)
      expect(policy).not.toContain('sandbox')
    },
  )
})
