// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from './app.ts'

const html = '<!doctype html><script>one()</script><script type="module" src="/assets/app.js"></script>'
const dist = mkdtempSync(join(tmpdir(), 'portal-'))
let refused = 0
const backend = createServer((request, response) => {
  if (request.url === '/ht/overloaded') {
    refused += 1
    response.statusCode = 503
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ url: request.url, host: request.headers['x-forwarded-host'] }))
})
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), html)
  writeFileSync(join(dist, 'assets/app.js'), 'plain')
  writeFileSync(join(dist, 'assets/app.js.br'), 'brotli')
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  app = await buildServer({ dist, backend: `http://127.0.0.1:${port}`, formAction: ['https://pay.example'] })
})

afterAll(async () => {
  await app.close()
  backend.close()
  rmSync(dist, { recursive: true })
})

describe('pages', () => {
  it.each(['/', '/DynamicWork?article=1', '/financialManagement/orders'])(
    '%s are index.html, checked anew each time',
    async (url) => {
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
        200,
        html,
        'no-cache',
      ])
    },
  )

  it('may run their own inline script and no other', async () => {
    const { headers } = await app.inject('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy.match(/sha256-/g)).toHaveLength(1)
    expect(policy).toContain("form-action 'self' https://*.alipay.com https://pay.example")
  })
})

describe('files', () => {
  it('come compressed to who takes that, and are kept for good', async () => {
    const answer = await app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': 'br' } })
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['brotli', 'br'])
    expect(answer.headers['cache-control']).toContain('immutable')
    expect((await app.inject('/assets/app.js')).body).toBe('plain')
  })

  it('that are gone are not answered with a page', async () => {
    expect((await app.inject('/assets/old.js')).statusCode).toBe(404)
  })

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'outside of dist are out of reach: %s',
    async (url) => {
      expect((await app.inject(url)).body).not.toContain('"name"')
    },
  )
})

describe('the backend', () => {
  it('answers below /ht and learns the address that the browser knows', async () => {
    const answer = await app.inject({ url: '/ht/api/public/code?x=1', headers: { host: 'portal.example' } })
    expect(answer.json()).toEqual({ url: '/ht/api/public/code?x=1', host: 'portal.example' })
  })

  it('that is overloaded is asked once', async () => {
    expect((await app.inject('/ht/overloaded')).statusCode).toBe(503)
    expect(refused).toBe(1)
  })

  it('that does not answer is a 502 problem', async () => {
    const alone = await buildServer({ dist, backend: 'http://127.0.0.1:1' })
    const answer = await alone.inject('/ht/api/public/code')
    expect([answer.statusCode, answer.json().message]).toEqual([502, 'error.http.502'])
    await alone.close()
  })
})
