import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from './app.ts'

const html =
  '<!doctype html><style>a{}</style><script>one()</script><script type="module" src="/assets/app.js"></script>'
const dist = mkdtempSync(join(tmpdir(), 'portal-'))
let refused = 0
const backend = createServer((request, response) => {
  if (request.url === '/ht/overloaded') {
    refused += 1
    response.statusCode = 503
  }
  if (request.url === '/ht/page') response.setHeader('content-security-policy', "default-src 'self'")
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ url: request.url, headers: request.headers }))
})
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), html)
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  writeFileSync(join(dist, 'assets/app.js'), 'plain')
  writeFileSync(join(dist, 'assets/app.js.br'), 'brotli')
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  app = await buildServer({
    dist,
    backend: `http://127.0.0.1:${port}`,
    formAction: ['https://pay.example'],
    imgSrc: ['https://pictures.example'],
  })
})

afterAll(async () => {
  await app.close()
  backend.close()
  rmSync(dist, { recursive: true })
})

describe('pages', () => {
  it.each(['/', '/DynamicWork?article=1', '/financialManagement/orders', `/${'x'.repeat(300)}`])(
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

  it('are checked anew wherever the build lies', async () => {
    const folder = join(dist, 'assets/portal')
    mkdirSync(folder)
    writeFileSync(join(folder, 'index.html'), html)
    const server = await buildServer({ dist: folder, backend: 'http://127.0.0.1:1' })
    expect((await server.inject('/')).headers['cache-control']).toBe('no-cache')
    await server.close()
  })

  it.each(['/news.html', '/index.php', '/old.aspx?id=3'])(
    '%s of an older website is one where a browser opens it, and missing where a file is asked for',
    async (url) => {
      const opened = await app.inject({
        url,
        headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      })
      expect([opened.statusCode, opened.body]).toEqual([200, html])
      expect((await app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(404)
    },
  )

  it.each(['/assets/gone.js', '/.env', '/.vite/manifest.json'])('%s is none, whoever asks', async (url) => {
    expect((await app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404)
  })

  it('may run their own inline script and no other', async () => {
    const { headers } = await app.inject('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(/script-src ([^;]*)/.exec(policy)?.[1]?.match(/sha256-/g)).toHaveLength(1)
    expect(policy).toContain("form-action 'self' https://*.alipay.com https://pay.example")
  })

  it('take neither styles nor pictures of others, nor texts for scripts', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-')
    expect(/style-src ([^;]*)/.exec(policy)?.[1]?.match(/sha256-/g)).toHaveLength(2)
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;")
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types dompurify portal table-worker",
    )
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

  it('that are hidden are not answered with a page', async () => {
    for (const url of ['/.env', '/.git/config', '/.vite/'])
      expect((await app.inject(url)).statusCode, url).toBe(404)
  })

  it('of the build’s own, such as its manifest, are not answered', async () => {
    const answers = await Promise.all(
      ['/.vite/manifest.json', '/.vite', '/%2evite/manifest.json'].map((url) => app.inject(url)),
    )
    expect(answers.map(({ body }) => body)).not.toContain('{}')
    expect(answers[0]?.statusCode).toBe(404)
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
    expect(answer.json().url).toBe('/ht/api/public/code?x=1')
    expect(answer.json().headers['x-forwarded-host']).toBe('portal.example')
  })

  it.each([
    ['nobody in front is believed', undefined, { host: 'evil.example', proto: 'http', for: '127.0.0.1' }],
    ['a named proxy is', 'loopback', { host: '127.0.0.1', proto: 'https', for: '203.0.113.9' }],
  ])('learns it from us alone: %s', async (_, trustedProxy, expected) => {
    const { port } = backend.address() as AddressInfo
    const server = await buildServer({ dist, backend: `http://127.0.0.1:${port}`, trustedProxy })
    const { headers } = (
      await server.inject({
        url: '/ht/__mock/enter',
        headers: {
          host: 'evil.example',
          forwarded: 'host=127.0.0.1',
          'x-forwarded-host': '127.0.0.1',
          'x-forwarded-proto': 'https',
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-port': '443',
          'x-forwarded-server': 'front',
          'x-real-ip': '203.0.113.9',
        },
      })
    ).json()
    await server.close()
    const forwarding = Object.entries(headers).filter(([name]) => /forwarded|real-ip/.test(name))
    expect(Object.fromEntries(forwarding)).toEqual({
      'x-forwarded-host': expected.host,
      'x-forwarded-proto': expected.proto,
      'x-forwarded-for': expected.for,
    })
  })

  it.each([
    ['keep-alive', 'timeout=5'],
    ['upgrade', 'h2c'],
    ['proxy-connection', 'keep-alive'],
    ['te', 'trailers'],
  ])('is not told of %s, which its client says to this server alone', async (name, value) => {
    const answer = await app.inject({ url: '/ht/api/public/code', headers: { [name]: value } })
    expect([answer.statusCode, answer.json().headers?.[name]]).toEqual([200, undefined])
  })

  it('that is overloaded is asked once', async () => {
    expect((await app.inject('/ht/overloaded')).statusCode).toBe(503)
    expect(refused).toBe(1)
  })

  it('gets a body that its client asked leave to send, as curl does above a megabyte', async () => {
    const { port } = backend.address() as AddressInfo
    const server = await buildServer({ dist, backend: `http://127.0.0.1:${port}` })
    await server.listen({ port: 0, host: '127.0.0.1' })
    const asked = request({
      port: (server.server.address() as AddressInfo).port,
      method: 'POST',
      path: '/ht/x',
      headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
    })
    asked.on('continue', () => asked.end('{}'))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    answer.resume()
    await server.close()
  })

  it('that does not answer is a 502 problem', async () => {
    const alone = await buildServer({ dist, backend: 'http://127.0.0.1:1' })
    const answer = await alone.inject('/ht/api/public/code')
    expect([answer.statusCode, answer.json().message]).toEqual([502, 'error.http.502'])
    expect(answer.body).not.toContain('127.0.0.1')
    await alone.close()
  })
})

describe('what is no page', () => {
  const inert = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
  }

  it.each(['/assets/gone.js', '/ht/api/public/code', '/ht/files/uploads/a.html', '/ht/overloaded', '/%zz'])(
    'runs nothing: %s',
    async (url) => {
      expect((await app.inject(url)).headers).toMatchObject(inert)
    },
  )

  it('runs nothing when no backend answers', async () => {
    const alone = await buildServer({ dist, backend: 'http://127.0.0.1:1' })
    expect((await alone.inject('/ht/api/public/code')).headers).toMatchObject(inert)
    await alone.close()
  })

  it('keeps the backend’s own policy', async () => {
    const { headers } = await app.inject('/ht/page')
    expect(headers).toMatchObject({ ...inert, 'content-security-policy': "default-src 'self'" })
  })
})

/** What is answered to bytes as they stand. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

describe('what is no request', () => {
  it.each([
    ['no HTTP', 400, 'nonsense\r\n\r\n'],
    ['too long', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('is refused, and runs nothing: %s', async (_, status, bytes) => {
    const server = await buildServer({ dist, backend: 'http://127.0.0.1:1' })
    await server.listen({ port: 0, host: '127.0.0.1' })
    const said = await answerTo((server.server.address() as AddressInfo).port, bytes)
    expect(said.startsWith(`HTTP/1.1 ${status} `)).toBe(true)
    expect(said).toContain('x-content-type-options: nosniff')
    expect(said).toContain("content-security-policy: default-src 'none'")
    expect(said).not.toContain('strict-transport-security')
    await server.close()
  })
})

it('a request that never ends is given up', () => {
  expect((app.server as Server).requestTimeout).toBeGreaterThan(0)
})

describe('over TLS', () => {
  it('a browser is told to stay there, and only there', async () => {
    const { port } = backend.address() as AddressInfo
    const server = await buildServer({ dist, backend: `http://127.0.0.1:${port}`, trustedProxy: 'loopback' })
    const sent = async (proto: string, url: string) =>
      (await server.inject({ url, headers: { 'x-forwarded-proto': proto } })).headers[
        'strict-transport-security'
      ]
    const urls = ['/', '/ht/x', '/gone.js', '/%zz', '/ht/%zz', '/assets/%e4%zz.js?x=%zz']
    for (const url of urls) expect(await sent('https', url), url).toBe('max-age=31536000')
    for (const url of urls) expect(await sent('http', url), url).toBeUndefined()
    await server.close()
  })

  it('is said in answers that no route gives, too', async () => {
    const server = await buildServer({ dist, backend: 'http://127.0.0.1:1', trustedProxy: 'loopback' })
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    const said = await answerTo(
      port,
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: much\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n',
    )
    expect(said).toContain('strict-transport-security: max-age=31536000')
    await server.close()
  })
})
