import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { operationAt } from '../../replay/exchange.ts'
import { json, problem, startServer } from '../../replay/testing/example-backend.ts'
import type { CouldNotRun } from '../could-not-run.ts'
import { toConnectionError } from './connection-error.ts'
import { fetchOnce } from './fetch-once.ts'
import { putBack } from './put-back.ts'
import { createSend, type SendOptions } from './send.ts'
import { Unanswered } from './unanswered.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

type Answer = (request: IncomingMessage, response: ServerResponse, times: number) => unknown

/** A server that counts, and a way to it. */
async function wireTo(answer: Answer, options: Partial<SendOptions> = {}) {
  const seen: string[] = []
  const { port, stop } = await startServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    request.resume()
    request.once('end', () => answer(request, response, seen.length))
  })
  stops.push(stop)
  const ends: CouldNotRun[] = []
  const send = createSend({ isReadOnly: false, timeoutMs: 1_000, end: (why) => ends.push(why), ...options })
  const call = (method: string, path: string) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : '{}'
    const request = new Request(`http://127.0.0.1:${port}${path}`, { method, body })
    return send({ operation: operationAt(method, path), role: 'anonymous', request })
  }
  return { call, seen, ends, origin: `http://127.0.0.1:${port}` }
}

const fine: Answer = (_, response) => json(response, 200, [])

describe('a run that only reads', () => {
  it.each([
    ['POST', '/api/weixin/native/pay'],
    ['POST', '/api/public/phoneCode'],
    // By GET, and yet a message is sent.
    ['GET', '/message/captcha/sms'],
    ['DELETE', '/api/member-applies/1'],
    ['PUT', '/not/in/the/document'],
  ])('sends no %s %s', async (method, path) => {
    const { call, seen } = await wireTo(fine, { isReadOnly: true })
    await expect(call(method, path)).rejects.toThrow(`${method} ${path} writes`)
    expect(seen).toEqual([])
  })

  it.each([
    ['GET', '/api/member-orders'],
    ['OPTIONS', '/api/weixin/native/pay'],
    // By POST, and yet only a question.
    ['POST', '/api/authenticate'],
  ])('sends %s %s', async (method, path) => {
    const { call, seen } = await wireTo(fine, { isReadOnly: true })
    await call(method, path)
    expect(seen).toEqual([`${method} ${path}`])
  })
})

describe('too many calls', () => {
  const waiting = { 'retry-after': '0' }

  it('are made again, whatever their method, when a server only counts', async () => {
    const { call, seen } = await wireTo((_, response, times) =>
      times === 1 ? problem(response, 429, 'error.tooManyRequests', waiting) : json(response, 200, {}),
    )
    expect((await call('POST', '/api/public/member/authenticate')).status).toBe(200)
    expect(seen).toHaveLength(2)
  })

  it('are made again when the document knows no 429 there, also without a word', async () => {
    const { call } = await wireTo((_, response, times) =>
      times === 1 ? response.writeHead(429, waiting).end('<h1>Slow down</h1>') : json(response, 200, []),
    )
    expect((await call('GET', '/api/member-orders')).status).toBe(200)
  })

  it('are an answer when the document has it and there is a reason', async () => {
    const { call, seen } = await wireTo((_, response) =>
      problem(response, 429, 'error.codeCooldown', { 'retry-after': '60' }),
    )
    expect((await call('POST', '/api/public/phoneCode')).status).toBe(429)
    expect(seen).toHaveLength(1)
  })

  it('end the run when waiting does not help', async () => {
    const { call, seen, ends } = await wireTo((_, response) => problem(response, 429, undefined, waiting))
    await expect(call('GET', '/api/member-orders')).rejects.toThrow('429 4 times')
    expect(seen).toHaveLength(4)
    expect(ends.map(({ reason }) => reason)).toEqual(['rate limited'])
  })
})

describe('a connection that is cut', () => {
  const cutFirst: Answer = (request, response, times) =>
    times === 1 ? request.socket.destroy() : json(response, 200, [])

  it('is tried once more by a call that reads', async () => {
    const { call, seen } = await wireTo(cutFirst)
    expect((await call('GET', '/api/member-orders')).status).toBe(200)
    expect(seen).toHaveLength(2)
  })

  it('is not tried again by one that writes: nobody knows what was done', async () => {
    const { call, seen } = await wireTo(cutFirst)
    await expect(call('POST', '/api/weixin/native/pay')).rejects.toThrow('the connection was cut')
    expect(seen).toHaveLength(1)
  })

  it('ends the run when it happens five times in a row, and not before', async () => {
    const { call, ends } = await wireTo((request) => request.socket.destroy())
    for (let times = 1; times <= 5; times++) {
      expect(ends).toHaveLength(0)
      await expect(call('GET', `/api/nothing/${times}`)).rejects.toThrow()
    }
    expect(ends.map(({ reason }) => reason)).toEqual(['unreachable'])
  })

  it('ends no run while the backend gives a sign of life', async () => {
    const { port, stop } = await startServer((_, response) => response.writeHead(503).end())
    stops.push(stop)
    const healthCheckUrls = ['http://127.0.0.1:1/', `http://127.0.0.1:${port}/`]
    const { call, ends } = await wireTo((request) => request.socket.destroy(), { healthCheckUrls })
    for (let times = 1; times <= 10; times++)
      await expect(call('GET', `/api/nothing/${times}`)).rejects.toThrow('the connection was cut')
    expect(ends).toEqual([])
  })
})

describe('an operation that leaves calls unanswered', () => {
  it('is not asked again after three in a row, and others are', async () => {
    const { call, seen } = await wireTo((request, response) =>
      request.method === 'POST' ? request.socket.destroy() : json(response, 200, []),
    )
    const pay = () => call('POST', '/api/weixin/native/pay')
    for (let times = 1; times <= 3; times++) await expect(pay()).rejects.toThrow(Unanswered)
    await expect(pay()).rejects.toThrow('payByWeixin left 3 calls in a row unanswered')
    expect(seen).toHaveLength(3)
    expect((await call('GET', '/api/member-orders')).status).toBe(200)
  })

  it('is asked on as long as it answers now and then', async () => {
    const { call, seen } = await wireTo((request, response, times) =>
      times % 3 === 0 ? json(response, 200, {}) : request.socket.destroy(),
    )
    for (let times = 1; times <= 9; times++)
      await call('POST', '/api/weixin/native/pay').catch((error) => expect(error).toBeInstanceOf(Unanswered))
    expect(seen).toHaveLength(9)
  })
})

describe('a backend of several nodes', () => {
  it('is given time after what was written, and none after what was read', async () => {
    const patient = await wireTo(fine, { settleMs: 600_000 })
    expect((await patient.call('GET', '/api/member-orders')).status).toBe(200)
    const { call } = await wireTo(fine, { settleMs: 300 })
    const startedAt = performance.now()
    await call('PUT', '/api/member-webs')
    expect(performance.now() - startedAt).toBeGreaterThan(290)
  })
})

describe('after the end of a run', () => {
  it('only what removes is sent', async () => {
    const { call, seen } = await wireTo(fine, { signal: AbortSignal.abort() })
    await expect(call('GET', '/api/member-orders')).rejects.toThrow('the run ended before')
    await call('DELETE', '/api/member-applies/1')
    expect(seen).toEqual(['DELETE /api/member-applies/1'])
  })

  it('and what puts back what was changed, with all that this takes', async () => {
    const { call, seen } = await wireTo(fine, { signal: AbortSignal.abort() })
    await putBack(async () => {
      await call('GET', '/api/member-web/info')
      await call('PUT', '/api/member-webs')
    })
    expect(seen).toEqual(['GET /api/member-web/info', 'PUT /api/member-webs'])
    await expect(call('PUT', '/api/member-webs')).rejects.toThrow('the run ended before')
  })
})

describe('one call', () => {
  const limits = { timeoutMs: 5_000, largest: 1_000 }

  it('follows no redirect', async () => {
    const { origin, seen } = await wireTo((_, response) =>
      response.writeHead(302, { location: 'http://elsewhere.invalid/' }).end(),
    )
    const response = await fetchOnce(new Request(`${origin}/x`), limits)
    expect([response.status, response.headers.get('location')]).toEqual([302, 'http://elsewhere.invalid/'])
    expect(seen).toHaveLength(1)
  })

  it('gives up on a body that trickles in', async () => {
    const { origin } = await wireTo((_, response) => response.writeHead(200).write('['))
    await expect(fetchOnce(new Request(origin), { ...limits, timeoutMs: 200 })).rejects.toMatchObject({
      reason: 'too slow',
      seen: '200 with 1 byte: the time was out after 0.2 s',
    })
  })

  it('gives up on a body without an end', async () => {
    const { origin } = await wireTo((_, response) => {
      const more = () => response.write('x'.repeat(10_000), () => response.destroyed || more())
      more()
    })
    await expect(fetchOnce(new Request(origin), limits)).rejects.toThrow('larger than 1000 bytes')
  })

  it('gives up on a body that is cut', async () => {
    const { origin } = await wireTo((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('[1', () => response.destroy())
    })
    await expect(fetchOnce(new Request(origin), limits)).rejects.toMatchObject({
      reason: 'unreachable',
      seen: '200 with 2 of 100 bytes: the connection was cut',
    })
  })
})

describe('an error of a connection', () => {
  const failed = (code: string) => Object.assign(new Error('x'), { code })

  it.each([
    ['ECONNREFUSED', 'unreachable', 'refused'],
    ['ENOTFOUND', 'unreachable', 'not known'],
    ['ETIMEDOUT', 'unreachable', 'does not react'],
    ['HPE_INVALID_CONSTANT', 'unreachable', 'does not speak HTTP'],
    ['CERT_HAS_EXPIRED', 'certificate not trusted', 'it has expired'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate not trusted', 'authority'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate not trusted', 'another name'],
  ])('%s is told as %s: %s', (code, reason, words) => {
    const error = toConnectionError(failed(code), 'GET http://x')
    expect(error.reason).toBe(reason)
    expect(error.message).toContain(words)
  })

  it('of a name with several addresses is what the first says', () => {
    const error = new AggregateError([failed('EHOSTUNREACH')])
    expect(toConnectionError(error, 'GET http://x').message).toContain('no way leads')
  })
})
