import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { document, operations } from '@portal/api-contract/document'
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
    expect(page.body).toContain('"url": "folded.json"')
    expect(page.body).not.toMatch(/(?:src|href)="https?:/)
    const [, script] = /<script src="([^"]+)"/.exec(page.body) ?? []
    const loaded = await app.inject(`/ht/reference/${script}`)
    expect(loaded.headers['content-type']).toMatch(/javascript/)
    expect(loaded.rawPayload.length).toBeGreaterThan(1_000_000)
  })

  it.each([
    ['/ht/openapi.json', 8],
    ['/ht/reference/folded.json', 4],
    ['/ht/reference/js/scalar.js', 3.5],
  ])('sends %s compressed, at least %d times', async (url, times) => {
    const plain = (await app.inject(url)).rawPayload
    const as = (accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } })
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await as(accepted)
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
      expect(plain.length / rawPayload.length).toBeGreaterThan(encoding === 'br' ? times : times / 1.5)
      expect(unpack(rawPayload).equals(plain)).toBe(true)
    }
    expect((await as('identity')).headers['content-encoding']).toBeUndefined()
  })

  it('has each area in one group', () => {
    const grouped = document['x-tagGroups'].flatMap(({ tags }) => tags)
    expect(grouped.toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted())
  })

  it('folds the criteria of a list into one parameter, which stands for the same query', async () => {
    interface Parameter {
      name: string
      style?: string
      explode?: boolean
      schema: { properties: Record<string, object> }
    }
    const readable = (await app.inject('/ht/reference/folded.json')).json()
    const path = '/api/public/info-news-search'
    const before = document.paths[path].get.parameters
    const after = readable.paths[path].get.parameters as Parameter[]
    const criteria = after.find(({ name }) => name === 'criteria')
    expect(criteria).toMatchObject({ in: 'query', style: 'form', explode: true })
    const properties = Object.entries(criteria?.schema.properties ?? {})
    expect(properties.length).toBeGreaterThan(20)
    const unfolded = properties.map(([name, schema]) => ({ name, in: 'query', schema }))
    const others = after.filter(({ name }) => name !== 'criteria')
    // How a list is written cannot be said of a property.
    const plain = before.map((parameter: object) => {
      const { style: _style, explode: _explode, ...rest } = parameter as Partial<Parameter>
      return rest
    })
    expect([...others, ...unfolded]).toEqual(plain)
    expect(Object.keys(readable.paths)).toEqual(Object.keys(document.paths))
  })

  it.each([
    ['?as=hengxin', '江川恒信工程造价咨询有限公司'],
    ['?as=mishuzhang', '沈敬之'],
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
