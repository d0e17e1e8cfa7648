import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { createTestBed } from '../testing/test-bed.ts'

describe('the reference', async () => {
  const { app } = await createTestBed()

  it('serves the document as it is', async () => {
    const answer = await app.inject('/ht/openapi.json')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    const ids = Object.values<Record<string, { operationId: string }>>(answer.json().paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    )
    expect(ids).toEqual([...operations.keys()])
  })

  it('is a page whose script comes from here', async () => {
    const moved = await app.inject('/ht/reference')
    expect(moved.statusCode).toBe(301)
    expect(moved.headers.location).toBe('/ht/reference/')
    const page = await app.inject('/ht/reference/')
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.body).toContain('"url": "../openapi.json"')
    expect(page.body).not.toMatch(/(?:src|href)="https?:/)
    const [, script] = /<script src="([^"]+)"/.exec(page.body) ?? []
    const loaded = await app.inject(`/ht/reference/${script}`)
    expect(loaded.headers['content-type']).toMatch(/javascript/)
    expect(loaded.rawPayload.length).toBeGreaterThan(1_000_000)
  })

  it.each([
    ['?as=hengxin', '江川恒信工程造价咨询有限公司'],
    ['', '苏婉清'],
    ['?as=%3Cscript%3E', '苏婉清'],
  ])('comes with the token of a persona: %j', async (query, name) => {
    const page = await app.inject(`/ht/reference/${query}`)
    const [, token] = /"token": "([^"]+)"/.exec(page.body) ?? []
    const headers = { authorization: `Bearer ${token}` }
    const user = await app.inject({ url: '/ht/thsuaa/api/currentUser', headers })
    expect(user.json()).toMatchObject({ name })
    expect(page.body).toContain(`<b>${name}</b>`)
    expect(page.body).not.toContain('<script>"')
  })

  it.each([
    { host: 'evil.example:4010' },
    { host: 'evil.example', 'x-forwarded-host': '127.0.0.1' },
    { 'x-forwarded-host': 'evil.example:5173' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('comes without one for a page of others: %j', async (headers) => {
    const page = await app.inject({ url: '/ht/reference/?as=lin', headers })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('"token": ""')
    expect(page.body).not.toContain('林知远')
  })

  it('comes without one for other machines', async () => {
    const page = await app.inject({ url: '/ht/reference/', remoteAddress: '192.168.1.7' })
    expect(page.body).toContain('"token": ""')
  })
})
