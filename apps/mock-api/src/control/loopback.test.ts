import { controls } from '@portal/api-contract/mock'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { MockConfig } from '../config.ts'
import { createTestBed } from '../testing/test-bed.ts'

const portal = 'http://127.0.0.1:5173'
const enter = '/ht/__mock/enter?persona=lin'

type Headers = Record<string, string>

/** Sends a request to the controls of a mock that knows its website. */
async function send(options: InjectOptions, config: Partial<MockConfig> = { portal }) {
  const bed = await createTestBed(config)
  return bed.app.inject(options)
}

const statusOf = async (url: string, headers: Headers, config?: Partial<MockConfig>) =>
  (await send({ url, headers }, config)).statusCode

describe('other machines', () => {
  it.each(['192.168.1.7', '::ffff:10.0.0.1', '2001:db8::1'])('are refused: %s', async (remoteAddress) => {
    const answer = await send({ url: '/__mock/worlds', remoteAddress })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toContain('--open-console')
    expect((await send({ url: enter, remoteAddress })).statusCode).toBe(403)
  })

  it('are refused behind the website, whoever they say they are', async () => {
    expect(await statusOf(enter, { 'x-forwarded-for': '203.0.113.9' })).toBe(403)
    expect(await statusOf(enter, { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).toBe(403)
    expect(await statusOf(enter, { 'x-forwarded-for': '127.0.0.1', host: 'localhost:8080' })).toBe(200)
  })

  it('are answered with --open-console', async () => {
    const answer = await send(
      { url: '/__mock/worlds', remoteAddress: '192.168.1.7', headers: { host: 'build-box:4010' } },
      { isConsoleOpen: true },
    )
    expect(answer.statusCode).toBe(200)
  })
})

describe('a page whose own name leads to this machine', () => {
  const names = ['evil.example:4010', '127.0.0.1.evil.example', 'localhost.evil.example:4010', 'localhost.']

  it.each(names)('gets no token under the name %j', async (host) => {
    expect(await statusOf(enter, { host })).toBe(403)
    const answer = await send({ method: 'POST', url: '/__mock/personas/lin/token', headers: { host } })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).not.toContain('"token"')
  })

  it.each(['127.0.0.1', '127.0.0.1:4010', 'localhost:4010'])(
    'gets none by saying that it was forwarded for %s',
    async (forwardedHost) => {
      const headers = { host: 'evil.example:4010', 'x-forwarded-host': forwardedHost }
      expect(await statusOf(enter, headers)).toBe(403)
    },
  )

  it('gets none through the website, which says under which name it was called', async () => {
    expect(await statusOf(enter, { 'x-forwarded-host': 'evil.example:5173' })).toBe(403)
    expect(await statusOf(enter, { 'x-forwarded-host': '127.0.0.1, evil.example' })).toBe(403)
    expect(await statusOf(enter, { 'x-forwarded-host': 'user@127.0.0.1' })).toBe(403)
  })

  it.each(['127.0.0.1:4010', 'LOCALHOST:4010', '[::1]:4010', '127.0.0.1:5173'])(
    'is none under the machine’s own name %s',
    async (host) => {
      expect(await statusOf(enter, { host })).toBe(200)
      expect(await statusOf(enter, { 'x-forwarded-host': host })).toBe(200)
    },
  )

  it('is none under the name and port that the mock was given for the website', async () => {
    const config = { portal: 'http://desk.test:5173' }
    expect(await statusOf(enter, { 'x-forwarded-host': 'desk.test:5173' }, config)).toBe(200)
    expect(await statusOf(enter, { 'x-forwarded-host': 'desk.test:8080' }, config)).toBe(403)
  })
})

describe('pages of other sites', () => {
  const token = async (headers: Headers, config?: Partial<MockConfig>) =>
    (await send({ method: 'POST', url: '/__mock/personas/lin/token', headers }, config)).statusCode

  it('are refused by their origin', async () => {
    expect(await token({ origin: 'https://evil.example' })).toBe(403)
    expect(await token({ origin: 'null' })).toBe(403)
    expect(await token({ origin: portal })).toBe(201)
    expect(await token({ origin: 'http://localhost:80' })).toBe(201)
  })

  it('are refused when they say that they were forwarded for themselves', async () => {
    const headers = { origin: 'http://127.0.0.1:9999', 'x-forwarded-host': '127.0.0.1:9999' }
    expect(await token(headers)).toBe(403)
  })

  it('are refused when the browser says so, also when it names no origin', async () => {
    expect(await statusOf(enter, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(403)
    expect(await statusOf(enter, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(403)
    expect(await statusOf(enter, { 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await statusOf(enter, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBe(200)
  })

  it('of another port of this machine may lead here, as the console does, and nothing else', async () => {
    const link = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    expect(await statusOf(enter, link)).toBe(200)
    expect(await statusOf(enter, { ...link, 'sec-fetch-dest': 'iframe' })).toBe(403)
    expect(await statusOf(enter, { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' })).toBe(403)
    expect(await token({ 'sec-fetch-site': 'same-site', origin: portal })).toBe(201)
  })

  it('are refused with --open-console, too', async () => {
    expect(await token({ origin: 'https://evil.example' }, { isConsoleOpen: true })).toBe(403)
    expect(await token({ 'sec-fetch-site': 'cross-site' }, { isConsoleOpen: true })).toBe(403)
  })
})

describe('every control', () => {
  const all = [...controls.values()].map(({ id, method, path }) => ({ id, method, path }))

  it.each(all)('answers this machine’s own pages only: $id', async ({ method, path }) => {
    const url = `/__mock${path.replace(/\{(\w+)\}/g, '1')}`
    const asked = (headers: Headers) =>
      send({ method: method.toUpperCase() as 'GET', url, headers, ...(method !== 'get' && { payload: {} }) })
    const foreign: Headers[] = [
      { host: 'evil.example:4010' },
      { 'x-forwarded-host': 'evil.example' },
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const answer = await asked(headers)
      expect(answer.statusCode, JSON.stringify(headers)).toBe(403)
      expect(answer.json().message).toBe('error.mockClosed')
    }
  })
})
