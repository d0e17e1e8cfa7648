import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Report } from '../report/report.ts'
import { type Instead, problem, startExampleBackend } from '../testing/example-backend.ts'
import { expectEnd, type Running, startReplay } from '../testing/run-replay.ts'

const folder = mkdtempSync(join(tmpdir(), 'replay-early-'))
// Processes take their time on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 })

const stops: (() => void)[] = []
afterAll(() => {
  for (const stop of stops) stop()
  rmSync(folder, { recursive: true })
})

/** A replay of the news against a backend, with a report; `instead` answers once the preflight has passed. */
async function replayNews(
  instead: (running: () => Running, ...call: Parameters<Instead>) => boolean,
  { flags = [] as string[], env = {} } = {},
) {
  let isBegun = false
  const isLast = ({ url }: IncomingMessage) => url === '/__mock/about'
  const backend = await startExampleBackend((request, response) => {
    if (isBegun) return instead(() => running, request, response)
    isBegun = isLast(request)
    return false
  })
  stops.push(backend.stop)
  const report = mkdtempSync(join(folder, 'report-'))
  const args = ['--base-url', backend.baseUrl, '--only', 'news', '--report', report, ...flags]
  const running = startReplay(args, env)
  const readReport = (): Report => JSON.parse(readFileSync(join(report, 'report.json'), 'utf8'))
  return { ...running, backend, readReport }
}

describe.concurrent('a replay that ends early writes its report', () => {
  it('when it is interrupted, after the calls under way', async () => {
    let isPressed = false
    const { ended, readReport, backend } = await replayNews((running, _request, response) => {
      const { child, said } = running()
      // npm passes the same Ctrl-C on once more.
      for (const _ of isPressed ? [] : ['terminal', 'npm']) child.kill('SIGINT')
      isPressed = true
      said('Interrupted').then(() => response.writeHead(500).end('too late'))
      return true
    })
    expectEnd(await ended, 'interrupted', 'The run was interrupted (SIGINT)')
    const { run, totals } = readReport()
    expect(run.interrupted).toContain('SIGINT')
    expect(totals.calls).toBeGreaterThan(0)
    const begun = backend.requests.length - backend.requests.indexOf('GET /__mock/about') - 1
    expect(totals.calls).toBe(begun)
  })

  it('but not when it is interrupted twice', async () => {
    const { ended, readReport } = await replayNews((running) => {
      const { child, said } = running()
      child.kill('SIGINT')
      said('Interrupted').then(() => child.kill('SIGTERM'))
      return true
    })
    expect((await ended).code).toBe(130)
    expect(readReport).toThrow(/ENOENT/)
  })

  it('when the replay itself fails', async () => {
    const plant = "process.on('SIGUSR2', () => { throw new Error('planted') })"
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(plant)}` }
    const { ended, readReport } = await replayNews(
      (running, _request, response) => {
        running().child.kill('SIGUSR2')
        return problem(response, 404)
      },
      { env },
    )
    const { code, err } = await ended
    expect(err).toContain('planted')
    expect(code).toBe(70)
    expect(readReport().run.interrupted).toContain('planted')
  })

  it('when a token runs out meanwhile', async () => {
    const credentials = join(mkdtempSync(join(folder, 'token-')), 'accounts.json')
    writeFileSync(credentials, JSON.stringify({ unit: { login: 'hengxin', token: 'eyJ0.short.token' } }))
    const { ended, readReport } = await replayNews(
      (_, { url }, response) => url === '/ht/thsuaa/api/currentUser' && problem(response, 401),
      { flags: ['--credentials', credentials] },
    )
    expectEnd(await ended, 'token refused', "The token of 'unit' ran out during the run")
    expect(readReport().run.interrupted).toContain('ran out')
  })

  it('when the backend stops answering', async () => {
    const { ended, readReport } = await replayNews((_, { socket }) => {
      socket.destroy()
      return true
    })
    expectEnd(await ended, 'unreachable', 'The backend is gone', 'the connection was cut')
    const { run, drifts, verdict } = readReport()
    expect(run.interrupted).toContain('gone')
    expect([drifts, verdict]).toEqual([[], 'interrupted'])
  })

  it('when answers pass the time-out again and again', async () => {
    const { ended, readReport } = await replayNews(() => true, { flags: ['--timeout', '0.3'] })
    expectEnd(await ended, 'too slow', 'The backend is too slow')
    expect(readReport().run.interrupted).toContain('too slow')
  })

  it('when there are too many calls, whatever it waits', async () => {
    const { ended, readReport } = await replayNews((_, _request, response) =>
      problem(response, 429, 'error.tooManyRequests', { 'retry-after': '0' }),
    )
    expectEnd(await ended, 'rate limited', 'was answered 429 4 times')
    expect(readReport().run.interrupted).toContain('429')
  })
})

describe.concurrent('a replay goes on', () => {
  it('after it has waited as it was asked to', async () => {
    let times = 0
    const { ended, readReport } = await replayNews((_, _request, response) => {
      times++
      return times <= 2 && problem(response, 429, 'error.tooManyRequests', { 'retry-after': '0' })
    })
    expect((await ended).err).toContain('asks for fewer calls')
    expect(readReport().run.interrupted).toBeNull()
    expect(readReport().operations.flatMap(({ statuses }) => statuses)).not.toContainEqual(
      expect.objectContaining({ status: 429, calls: 1 }),
    )
  })

  it('after one connection was cut', async () => {
    let times = 0
    const { ended, readReport } = await replayNews((_, { socket }) => {
      times++
      if (times === 1) socket.destroy()
      return times === 1
    })
    await ended
    expect(readReport().totals.stopped).toBe(0)
  })

  it.each([
    ['drops its calls', (response: ServerResponse) => response.destroy(), 'nothing: the connection was cut'],
    [
      'breaks its answers off',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-length': 99 }).write('[', () => response.destroy()),
      '200 with 1 of 99 bytes: the connection was cut',
    ],
    ['never answers', () => {}, 'nothing: the time was out after 3 s'],
  ])('when an operation %s: that is a mismatch', async (_, breakConnection, seen) => {
    const { ended, readReport, backend } = await replayNews(
      (_running, { method, url = '' }, response) => {
        const isMeant = method === 'GET' && url.startsWith('/ht/api/public/info-news-list')
        if (isMeant) breakConnection(response)
        return isMeant
      },
      { flags: ['--timeout', '3'] },
    )
    expect((await ended).code).toBe(1)
    const { run, drifts, operations } = readReport()
    expect(run.interrupted).toBeNull()
    const told = drifts.filter(({ kind }) => kind === 'no answer')
    expect(told).toMatchObject([{ places: [{ operation: 'listNews' }], seen: [seen], statuses: [] }])
    expect(told[0]?.curl).toContain(`${backend.baseUrl}/api/public/info-news-list`)
    expect(operations).toContainEqual(
      expect.objectContaining({ id: 'listNews', verdict: 'drifted', unanswered: told[0]?.times }),
    )
  })

  it('when a gateway answers with a page: that is a mismatch', async () => {
    const { ended, readReport } = await replayNews((_, _request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
      return true
    })
    expect((await ended).code).toBe(1)
    expect(readReport().drifts.map(({ kind }) => kind)).toContain('server error')
  })
})
