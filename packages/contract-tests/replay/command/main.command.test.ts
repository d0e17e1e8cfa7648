import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { makeCertificate, makeExpiredCertificate } from '../testing/certificate.ts'
import { type Instead, json, problem, startExampleBackend, startServer } from '../testing/example-backend.ts'
import { expectEnd, runReplay } from '../testing/run-replay.ts'

const folder = mkdtempSync(join(tmpdir(), 'replay-main-'))
// Processes take their time on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 })

const stops: (() => void)[] = []
afterAll(() => {
  for (const stop of stops) stop()
  rmSync(folder, { recursive: true })
})

let files = 0
function fileOf(value: unknown): string {
  const file = join(folder, `${files++}.json`)
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value), { mode: 0o600 })
  return file
}

async function backend(instead?: Instead, tls?: { key: string; cert: string }) {
  const started = await startExampleBackend(instead, tls)
  stops.push(started.stop)
  return started
}

async function server(...[listener]: Parameters<typeof startServer>): Promise<string> {
  const { port, stop } = await startServer(listener)
  stops.push(stop)
  return `http://127.0.0.1:${port}`
}

const is = ({ url = '' }: IncomingMessage, path: string): boolean => url.startsWith(`/ht${path}`)
const recorded = join(import.meta.dirname, '../har/testing/portal.har')
const password = 'not-to-be-told'
const withPassword = () => fileOf({ person: { login: '13800010002', password }, captcha: '246810' })

describe.concurrent('a replay that cannot begin', () => {
  it('because of its command line', async () => {
    expectEnd(
      await runReplay('--base-uri', 'http://127.0.0.1/ht'),
      'command line',
      '--base-uri',
      '--base-url',
    )
  })

  it('because of its credentials', async () => {
    const file = fileOf('{\n  "person": { "login": "x" "password": "secret-word" }\n}')
    const ended = await runReplay('--base-url', 'http://127.0.0.1/ht', '--credentials', file)
    expectEnd(ended, 'command line', file, 'line 2, column 28')
    expect(ended.err).not.toContain('secret-word')
  })

  it('because the port is closed', async () => {
    const { port, stop } = await startServer(() => {})
    stop()
    const ended = await runReplay('--base-url', `http://127.0.0.1:${port}/ht`)
    expectEnd(ended, 'unreachable', 'refused', 'http or https')
  })

  it('because the host is unknown', async () => {
    expectEnd(await runReplay('--base-url', 'http://nobody.invalid/ht'), 'unreachable', 'name of the host')
  })

  it('because the gateway has no backend', async () => {
    const origin = await server((_, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'))
    expectEnd(await runReplay('--base-url', `${origin}/ht`), 'unreachable', 'gateway', '502')
  })

  it('because it is a website', async () => {
    const page = '<!doctype html><title>Welcome to nginx!</title>'
    const origin = await server((_, response) => response.setHeader('content-type', 'text/html').end(page))
    expectEnd(await runReplay('--base-url', origin), 'not this API', 'an HTML page', 'Welcome to nginx!')
  })

  it('because it is another API', async () => {
    const origin = await server((_, response) => json(response, 200, { hello: 'world' }))
    expectEnd(await runReplay('--base-url', origin), 'not this API', 'JSON of something else')
  })

  it('because it answers anything with an empty list', async () => {
    const origin = await server((_, response) => json(response, 200, []))
    expectEnd(await runReplay('--base-url', origin), 'not this API', 'JSON of something else')
  })

  it('because a path is missing, which it finds', async () => {
    const { baseUrl, port } = await backend()
    const ended = await runReplay('--base-url', `http://127.0.0.1:${port}`)
    expectEnd(ended, 'not this API', '404', `Add /ht: --base-url ${baseUrl}`)
  })

  it('because it redirects to a login page', async () => {
    const location = 'https://login.example/'
    const origin = await server((_, response) => response.writeHead(302, { location }).end())
    expectEnd(
      await runReplay('--base-url', `${origin}/ht`),
      'not this API',
      `a redirect to ${location} (302)`,
    )
  })

  it('because it has moved, and names the new address', async () => {
    const moved = 'https://portal.example'
    const origin = await server(({ url }, response) =>
      response.writeHead(308, { location: `${moved}${url}` }).end(),
    )
    expectEnd(await runReplay('--base-url', `${origin}/ht`), 'not this API', `--base-url ${moved}/ht`)
  })

  it('because the password is wrong', async () => {
    const { baseUrl } = await backend((request, response) =>
      is(request, '/api/authenticate') ? problem(response, 401, 'error.badCredentials') : false,
    )
    const ended = await runReplay('--base-url', baseUrl, '--credentials', withPassword())
    expectEnd(ended, 'credentials refused', "The account 'person'", 'refuses its login or password')
    expect(ended.out + ended.err).not.toContain(password)
  })

  it('because the account is locked', async () => {
    const { baseUrl } = await backend((request, response) =>
      is(request, '/api/authenticate')
        ? problem(response, 429, 'error.loginBlocked', { 'retry-after': '900' })
        : false,
    )
    const ended = await runReplay('--base-url', baseUrl, '--credentials', withPassword())
    expectEnd(ended, 'credentials refused', "The account 'person'", 'locked')
  })

  it('because the captcha cannot be answered', async () => {
    const { baseUrl } = await backend((request, response) =>
      is(request, '/api/authenticate') ? problem(response, 400, 'error.captcha') : false,
    )
    const file = fileOf({ person: { login: '13800010002', password } })
    const ended = await runReplay('--base-url', baseUrl, '--credentials', file)
    expectEnd(ended, 'credentials refused', 'wants a captcha', 'Authorization: Bearer', '"token"')
    const other = await runReplay('--base-url', baseUrl, '--credentials', withPassword())
    expectEnd(other, 'credentials refused', 'Correct "captcha"', 'MOCK_CAPTCHA', '"token"')
  })

  it('because a token has expired', async () => {
    const { baseUrl } = await backend((request, response) =>
      is(request, '/thsuaa/api/currentUser') ? problem(response, 401) : false,
    )
    const file = fileOf({ unit: { login: 'hengxin', token: 'eyJ0.old.token' } })
    const ended = await runReplay('--base-url', baseUrl, '--credentials', file)
    expectEnd(ended, 'token refused', "The token of 'unit'")
    expect(ended.err).not.toContain('eyJ0')
  })

  it('because one of the other accounts cannot log in', async () => {
    const { baseUrl } = await backend((request, response) =>
      is(request, '/api/authenticate') ? problem(response, 401, 'error.badCredentials') : false,
    )
    const person = { login: '13800010002', token: 'eyJ0.any.token' }
    const others = [person, { login: 'hengxin', password }]
    const ended = await runReplay('--base-url', baseUrl, '--credentials', fileOf({ person, others }))
    expectEnd(ended, 'credentials refused', "The account 'other 2'", 'refuses its login or password')
  })

  it('because every call is answered with 429', async () => {
    const { baseUrl } = await backend((_, response) =>
      problem(response, 429, undefined, { 'retry-after': '0' }),
    )
    expectEnd(
      await runReplay('--base-url', baseUrl),
      'rate limited',
      'GET /ht/api/public/code was answered 429',
    )
  })

  it('because answers take too long', async () => {
    const { baseUrl } = await backend(() => true)
    expectEnd(await runReplay('--base-url', baseUrl, '--timeout', '0.2'), 'too slow', 'within 0.2 s')
  })

  it('because bodies take too long', async () => {
    const { baseUrl } = await backend((_, response) => response.writeHead(200).write('{"captchaKey":'))
    expectEnd(await runReplay('--base-url', baseUrl, '--timeout', '0.2'), 'too slow', 'No whole answer')
  })

  it('because the report cannot be written', async () => {
    const { baseUrl, requests } = await backend()
    const ended = await runReplay('--base-url', baseUrl, '--report', join(fileOf('{}'), 'below'))
    expectEnd(ended, 'report not written', 'below')
    expect(requests).toEqual([])
  })

  it.skipIf(process.platform !== 'linux')('because no folder can be made for the report', async () => {
    const ended = await runReplay('--har', recorded, '--report', '/proc/no-such-process/report')
    expectEnd(ended, 'report not written', '/proc/no-such-process/report', 'no folder can be made there')
  })

  it.each([
    ['is cut', '{"log": {"version": "1.2", "entries": [{"request"'],
    ['is no HAR', '{"hello": "world"}'],
    ['is no JSON', '<!doctype html>'],
  ])('because the recording %s', async (_, text) => {
    expectEnd(await runReplay('--har', fileOf(text)), 'HAR unreadable')
  })

  it('because the recording is not there', async () => {
    expectEnd(await runReplay('--har', join(folder, 'nothing.har')), 'command line', 'nothing.har')
  })

  it('because nothing can be checked', async () => {
    const ended = await runReplay('--har', recorded, '--only', 'logOut')
    expectEnd(ended, 'command line', 'Nothing was judged')
  })
})

const own = makeCertificate(folder, 'IP:127.0.0.1')
const foreign = makeCertificate(folder, 'DNS:elsewhere.example')
const expired = makeExpiredCertificate(folder, 'IP:127.0.0.1')

describe.skipIf(!own || !foreign || !expired).concurrent('a backend with a certificate of its own', () => {
  const only = ['--only', 'listBanners']

  it('is not trusted without an option', async () => {
    const { baseUrl } = await backend(undefined, own ?? undefined)
    const ended = await runReplay('--base-url', baseUrl, ...only)
    expectEnd(ended, 'certificate not trusted', 'self-signed', '--ca FILE', '--insecure')
  })

  it('is trusted when the certificate is given', async () => {
    const { baseUrl } = await backend(undefined, own ?? undefined)
    const ended = await runReplay('--base-url', baseUrl, ...only, '--ca', own?.file ?? '')
    expect(ended.out).toMatch(/\d of \d operations?, /)
  })

  it('is not trusted under another name', async () => {
    const { baseUrl } = await backend(undefined, foreign ?? undefined)
    const ended = await runReplay('--base-url', baseUrl, ...only, '--ca', foreign?.file ?? '')
    expectEnd(ended, 'certificate not trusted', 'for another name')
  })

  it('is not trusted once it has expired', async () => {
    const { baseUrl } = await backend(undefined, expired ?? undefined)
    const ended = await runReplay('--base-url', baseUrl, ...only, '--ca', expired?.file ?? '')
    expectEnd(ended, 'certificate not trusted', 'it has expired')
  })

  it('is trusted when any is', async () => {
    const { baseUrl } = await backend(undefined, foreign ?? undefined)
    const ended = await runReplay('--base-url', baseUrl, ...only, '--insecure')
    expect(ended.out).toMatch(/\d of \d operations?, /)
  })
})

describe('a recording', () => {
  it('is validated without a call, and its report written', async () => {
    const at = mkdtempSync(join(folder, 'har-'))
    const { code, out } = await runReplay('--har', recorded, '--report', at)
    expect(code).toBe(0)
    expect(out).toMatch(/\d+ of \d+ operations/)
    const { run, totals } = JSON.parse(readFileSync(join(at, 'report.json'), 'utf8'))
    expect(run).toMatchObject({ mode: 'har', subject: 'portal.har' })
    expect(totals.calls).toBeGreaterThan(5)
  })
})
