import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { HttpProblem } from '../contract/problem.ts'
import { consolePages } from './plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'console-'))
const dist = join(folder, 'dist')
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(join(dist, 'assets'), { recursive: true })
for (const [name, text] of Object.entries({
  'secret.js': 'outside',
  'dist/index.html': '<title>Console</title>',
  'dist/theme.js': 'theme',
  'dist/notes.js': 'not part of it',
  'dist/assets/index-B1.js': 'script',
  'dist/assets/index-B1.css': 'style',
  'dist/assets/index-B1.js.map': 'map',
})) {
  writeFileSync(join(folder, name), text)
}

async function serve(from: string) {
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof HttpProblem ? error.status : 500).send(String(error)),
  )
  await app.register(consolePages, { prefix: '/__mock', dist: from })
  return app
}

describe('the built console', async () => {
  const app = await serve(dist)

  it('is a page that is never cached, with a policy that allows nothing from other origins', async () => {
    const { statusCode, headers, body } = await app.inject('/__mock/?x=1')
    expect([statusCode, headers['content-type'], body]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<title>Console</title>',
    ])
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
  })

  it.each([
    ['/__mock', '/__mock/'],
    ['/__mock?world=a', '/__mock/?world=a'],
  ])('leads from %s to the folder of its files', async (url, location) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location])
  })

  it.each([
    ['assets/index-B1.js', 'text/javascript; charset=utf-8', /immutable/],
    ['assets/index-B1.css', 'text/css; charset=utf-8', /immutable/],
    ['theme.js', 'text/javascript; charset=utf-8', /^no-cache$/],
  ])('%s has its type, and is kept as long as its name holds', async (name, type, cache) => {
    const { statusCode, headers } = await app.inject(`/__mock/${name}`)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toMatch(cache)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })

  it.each([
    '/__mock/assets/../../secret.js',
    '/__mock/assets/..%2f..%2fsecret.js',
    '/__mock/assets/..%5c..%5csecret.js',
    '/__mock/assets/%2e%2e/secret.js',
    '/__mock/assets/%2fetc%2fpasswd',
    '/__mock/assets/..js',
    '/__mock/assets/index-B1.js%00.svg',
    '/__mock/assets/index-B1.js.map',
    '/__mock/assets/old.js',
    '/__mock/assets/',
    '/__mock/notes.js',
    '/__mock/favicon.svg',
  ])('%s is nothing of the console', async (url) => {
    const { statusCode, body } = await app.inject(url)
    expect(statusCode).toBe(404)
    expect(body).not.toMatch(/outside|map|not part/)
  })
})

describe('a console that is not built', async () => {
  const app = await serve(join(folder, 'nowhere'))

  it('names the command that builds it', async () => {
    const { statusCode, headers, body } = await app.inject('/__mock/')
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
    expect(body).toContain('<code>npm run build</code>')
  })

  it('has no files', async () => {
    expect((await app.inject('/__mock/assets/index-B1.js')).statusCode).toBe(404)
  })
})
