import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { CouldNotRun } from '../../shared/could-not-run.ts'
import type { HarEntry } from './entry.ts'
import { readHar } from './read-har.ts'
import { validateHar } from './validate-har.ts'

const base = 'https://portal.example/ht'
const captcha = operations.get('getCaptcha')?.responses[200]?.content?.['application/json']?.example

type Response = Partial<HarEntry['response']>
const headersOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

function entry(path: string, response: Response = {}, headers: Record<string, string> = {}, method = 'GET') {
  const request = { method, url: path.startsWith('http') ? path : base + path, headers: headersOf(headers) }
  const content = { size: 2, mimeType: 'application/json', text: JSON.stringify(captcha) }
  const type = headersOf({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  return {
    pageref: 'page_1',
    time: 12,
    request,
    response: { status: 200, headers: type, content, ...response },
  }
}

const har = (...entries: unknown[]) =>
  JSON.stringify({
    log: { version: '1.2', pages: [{ id: 'page_1', title: 'https://portal.example/News' }], entries },
  })

const code = '/api/public/code'
const told = (text: string, at?: string) =>
  validateHar(text, at).findings.mismatches.map(({ kind, path }) => `${kind} ${path}`)

describe('a file that is no recording', () => {
  const refusal = (text: string, at?: string) => {
    try {
      readHar(text, at)
    } catch (error) {
      if (error instanceof CouldNotRun) return `${error.message} ${error.mend}`
    }
    return null
  }

  it.each([
    ['empty', '', /empty.*Record it again/],
    ['cut off', har(entry(code)).slice(0, -40), /line 1, column \d+: it is cut off.*Record it again/],
    ['something else', 'GET / HTTP/1.1', /line 1, column 1: what stands there is no JSON/],
    ['other JSON', '{"entries":[]}', /no HAR: it has no list log\.entries/],
    ['null', 'null', /no HAR/],
    ['damaged', har(entry(code), { request: {} }), /\/log\/entries\/1 has no whole request/],
    ['without a call of this API', har(entry('https://cdn.example/a.js')), /calls to cdn\.example/],
    ['without any call', har(), /calls to nobody/],
  ])('%s says so', (_, text, message) => {
    expect(refusal(text)).toMatch(message)
  })

  it('below another address names the right one', () => {
    expect(refusal(har(entry(code)), 'https://portal.example/api')).toMatch(
      /below https:\/\/portal\.example\/ht: name that/,
    )
  })

  it('is none for a mark of its byte order', () => {
    expect(refusal(`\ufeff${har(entry(code))}`)).toBeNull()
  })
})

describe('where the operations lie', () => {
  it('is what most calls have in front', () => {
    const other = entry(`https://old.example${code}`)
    expect(readHar(har(other, entry(code), entry(code))).baseUrl).toBe(base)
    expect(readHar(har(entry(`http://127.0.0.1:4010${code}`))).baseUrl).toBe('http://127.0.0.1:4010')
  })

  it('may be told', () => {
    const other = entry(`https://old.example${code}`)
    const read = readHar(har(other, entry(code), entry(code)), 'https://old.example')
    expect(read.exchanges).toHaveLength(1)
    expect(read.leftOut['another address']).toBe(2)
  })
})

describe('what is validated', () => {
  it('is what the browser saw', () => {
    const [exchange] = readHar(
      har(entry(`${code}?a=1#top`, {}, { ':path': '/x', 'X-A': '1', 'x-a': '2' })),
    ).exchanges
    expect(exchange).toMatchObject({
      operation: { id: 'getCaptcha' },
      target: `${code}?a=1`,
      scenario: 'https://portal.example/News',
      requestHeaders: { 'x-a': '1, 2' },
      answer: { body: captcha, durationMs: 12, isUtf8: true },
    })
  })

  it.each([
    ['another address', entry('https://cdn.example/a.js')],
    ['another address', entry('/files/a.pdf')],
    ['another address', entry(code, {}, {}, 'OPTIONS')],
    ['aborted', entry(code, { status: 0, headers: [], content: { size: 0 } })],
    ['aborted', entry(code, { status: -1, headers: [], content: { size: -1 } })],
    ['not modified', entry(code, { status: 304, content: { size: 0 } })],
    ['without body', entry(code, { content: { size: 9 } })],
    ['without body', entry(code, { content: { size: -1 } })],
    [
      'without body',
      entry(code, { content: { size: 2, text: '{"', comment: 'Response body was truncated' } }),
    ],
    ['without body', entry(code, { content: { size: 9, text: '{"captchaK'.slice(0, 5) } })],
  ])('is not %s', (why, left) => {
    const { exchanges, leftOut } = readHar(har(entry(code), left))
    expect(exchanges).toHaveLength(1)
    expect(leftOut[why as keyof typeof leftOut]).toBe(1)
  })

  it('is JSON that the backend itself did not end', () => {
    expect(told(har(entry(code, { content: { size: 9, text: '{"captcha' } })))).toEqual(['not JSON /'])
  })

  it('is the same in Base64', () => {
    const text = Buffer.from(JSON.stringify(captcha)).toString('base64')
    expect(told(har(entry(code, { content: { size: 9, text, encoding: 'base64' } })))).toEqual([])
    const gbk = Buffer.from([0x22, 0xd6, 0xd0, 0x22]).toString('base64')
    expect(told(har(entry(code, { content: { size: 9, text: gbk, encoding: 'base64' } })))).toContain(
      'charset /',
    )
  })
})

describe('who asked', () => {
  const own = '/thsuaa/api/currentUser'
  const body = operations.get('getCurrentUser')?.responses[200]?.content?.['application/json']?.example
  const answer = { content: { size: 9, text: JSON.stringify(body) } }
  const roles = (text: string) => readHar(text).exchanges.map(({ role }) => role)

  it('is told by the tokens, and no token is told', () => {
    const text = har(
      entry(own, answer, { Authorization: 'Bearer one' }),
      entry(code),
      entry(own, answer, { authorization: 'Bearer two' }),
    )
    expect(roles(text)).toEqual(['login 1', 'anonymous', 'login 2'])
    expect(told(text)).toEqual([])
  })

  it('is nobody when others have a token', () => {
    const text = har(entry(own, answer, { Authorization: 'Bearer one' }), entry(own, answer))
    expect(told(text)).toEqual(['unauthenticated status'])
  })

  it('is not known when the browser has taken the tokens out', () => {
    expect(roles(har(entry(own, answer)))).toEqual(['unknown'])
    expect(told(har(entry(own, answer)))).toEqual([])
  })

  it('is a page of the same origin, which needs no leave', () => {
    expect(told(har(entry(code, {}, { Origin: 'https://portal.example' })))).toEqual([])
    expect(told(har(entry(code, {}, { Origin: 'https://other.example' })))).toEqual([
      'cors Access-Control-Allow-Origin',
    ])
  })
})

describe('a recording of the portal by Chromium', () => {
  const text = readFileSync(join(import.meta.dirname, 'testing/portal.har'), 'utf8')

  it('keeps the contract', () => {
    const { findings, leftOut, baseUrl } = validateHar(text)
    expect(findings.mismatches).toEqual([])
    expect(findings.exchanges.map(({ operation }) => operation?.id)).toContain('listMemberFees')
    expect(findings.exchanges).toHaveLength(8)
    expect(leftOut['another address']).toBe(2)
    expect(baseUrl).toBe('http://127.0.0.1:4351/ht')
  })

  it('is validated like any live call', () => {
    const spoilt = text.replaceAll('\\"feeYear\\":2026', '\\"feeYear\\":\\"2026\\"')
    expect(told(spoilt)).toContain('type /0/feeYear')
  })
})

describe('pages of one question', () => {
  const list = (page: number, ids: number[], total = 4, size = 2) => {
    const headers = headersOf({
      'content-type': 'application/json',
      'x-total-count': String(total),
      link: '',
    })
    const content = { size: 9, text: JSON.stringify(ids.map((id) => ({ id }))) }
    return entry(`/api/public/banners?page=${page}&size=${size}`, { headers, content })
  }
  const twice = (...entries: unknown[]) =>
    validateHar(har(...entries))
      .findings.mismatches.filter(({ seen }) => seen.includes('on page'))
      .map(({ seen }) => seen)
  const path = operations.get('listBanners')?.path ?? ''
  const at = (one: ReturnType<typeof list>) => ({
    ...one,
    request: { ...one.request, url: one.request.url.replace('/api/public/banners', path) },
  })

  it('have no row in common', () => {
    expect(twice(at(list(0, [1, 2])), at(list(1, [2, 3])))).toEqual(['id 2 on page 0 and on page 1'])
    expect(twice(at(list(0, [1, 2])), at(list(1, [3, 4])))).toEqual([])
  })

  it('may be asked for twice, and change when the total does', () => {
    expect(twice(at(list(0, [1, 2])), at(list(0, [1, 2])))).toEqual([])
    expect(twice(at(list(0, [1, 2])), at(list(1, [2, 3], 5)))).toEqual([])
    expect(twice(at(list(0, [1, 2, 3, 4], 4, 20)), at(list(1, [3, 4])))).toEqual([])
  })

  it('may change when something was written in between', () => {
    const write = entry('/api/public/member/logout', { status: 204, content: { size: 0 } }, {}, 'POST')
    const logout = { ...write, request: { ...write.request, url: `${base}/api/member/logout` } }
    expect(twice(at(list(0, [1, 2])), logout, at(list(1, [2, 3])))).toEqual([])
  })
})
