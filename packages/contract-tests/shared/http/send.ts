import { setTimeout as sleep } from 'node:timers/promises'
import type { Operation } from '@portal/api-contract/document'
import { retryAfterSeconds } from '@portal/api-contract/retry-after'
import { CouldNotRun } from '../could-not-run.ts'
import type { HttpRequest } from './bytes.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { fetchOnce } from './fetch-once.ts'
import { createHealth, type Health } from './health.ts'
import { isPuttingBack } from './put-back.ts'
import { isRateLimited } from './rate-limit.ts'
import { createThrottle, type Throttle } from './throttle.ts'

/** A call to make: below the base URL, as whom. */
export interface Outgoing {
  operation: Operation | undefined
  role: string
  request: HttpRequest
  /** The world of the mock that it is for; that of the run without one. */
  world?: string
}

/** Sends a call and gives what came back. Everything that goes to the backend passes here. */
export type Send = (outgoing: Outgoing) => Promise<Response>

/** Thrown for a call that a run without writes must not make. */
export class WouldWrite extends Error {
  override readonly name = 'WouldWrite'
}

/** Thrown for a call after the end of the run: the scenario that wanted it says nothing about the backend. */
export class RunEnded extends Error {
  override readonly name = 'RunEnded'
}

export interface SendOptions {
  isReadOnly: boolean
  /** Added to every call. */
  headers?: Record<string, string>
  /** For each answer, to its last byte. */
  timeoutMs?: number
  /** Waited after each call that writes, for a backend of several nodes that learn of it a little later. */
  settleMs?: number
  /** Aborted when the run ends: no call is begun after it, except those that remove what was made or put back what was changed. */
  signal?: AbortSignal
  /** Ends the run: the backend is gone, too slow, or takes no more calls. */
  end?(why: CouldNotRun): void
  /** Public addresses to ask whether the backend is still there; any answer of one of them will do. */
  healthCheckUrls?: string[]
  /** Told to whoever watches. */
  onNotice?(text: string): void
}

/** A backend that asks to wait is asked again so often. */
const tries = 4
const usualTimeout = 30_000
/** A wait of one call, in seconds. */
const [usualWait, longestWait] = [1, 60]

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

const whereOf = ({ method, url }: HttpRequest): string => `${method} ${new URL(url).pathname}`

const nameOf = ({ operation, request }: Outgoing): string => operation?.id ?? whereOf(request)

const writes = ({ operation, request }: Outgoing): boolean =>
  operation?.writes ?? !harmless.has(request.method)

function assertAllowed(outgoing: Outgoing, { isReadOnly, signal }: SendOptions): void {
  const { method } = outgoing.request
  if (isReadOnly && writes(outgoing)) throw new WouldWrite(`${whereOf(outgoing.request)} writes`)
  if (signal?.aborted && method !== 'DELETE' && !isPuttingBack()) throw new RunEnded('the run ended before')
}

/** A call that only reads is made once more when its connection fails: kept connections are closed at any time. */
async function withRetry(outgoing: Outgoing, health: Health, timeoutMs = usualTimeout): Promise<Response> {
  for (let isLast = writes(outgoing); ; isLast = true) {
    try {
      const response = await fetchOnce(outgoing.request, { timeoutMs })
      health.answered()
      return response
    } catch (error) {
      if (!(error instanceof CouldNotRun)) throw error
      if (!isLast && error.reason === 'unreachable') continue
      await health.failed(error)
      throw error
    }
  }
}

async function isAlive(options: SendOptions): Promise<boolean> {
  const { healthCheckUrls = [], timeoutMs = usualTimeout, headers = {} } = options
  const checks = healthCheckUrls.map((address) => fetchOnce(new Request(address, { headers }), { timeoutMs }))
  return Promise.any(checks).then(
    () => true,
    () => false,
  )
}

function pauseCalls(throttle: Throttle, response: Response, { onNotice }: SendOptions): void {
  const seconds = retryAfterSeconds(response.headers.get('retry-after')) ?? usualWait
  const wait = Math.min(longestWait, seconds) * 1000
  onNotice?.(`The backend asks for fewer calls: waiting ${Math.ceil(wait / 1000)} s.`)
  throttle.pause(wait)
}

/**
 * Every call to the backend goes through this function. It refuses calls that may not be sent, waits when the backend asks for it,
 * and throws an error for people when the backend does not answer.
 */
export function createSend(options: SendOptions): Send {
  const throttle = createThrottle(options.signal)
  const health = createHealth(
    (why) => options.end?.(why),
    () => isAlive(options),
  )
  const breaker = createCircuitBreaker()
  return async (outgoing) => {
    for (const [name, value] of Object.entries(options.headers ?? {}))
      outgoing.request.headers.set(name, value)
    if (outgoing.world !== undefined) outgoing.request.headers.set('x-mock-world', outgoing.world)
    assertAllowed(outgoing, options)
    for (let left = tries; left > 0; left--) {
      await throttle.waitForTurn()
      assertAllowed(outgoing, options)
      const response = await breaker.run(nameOf(outgoing), () =>
        withRetry(outgoing, health, options.timeoutMs),
      )
      if (!(await isRateLimited(outgoing.operation, response))) {
        throttle.speedUp()
        if (options.settleMs && writes(outgoing)) await sleep(options.settleMs)
        return response
      }
      pauseCalls(throttle, response, options)
    }
    const why = new CouldNotRun(
      'rate limited',
      `${whereOf(outgoing.request)} was answered 429 ${tries} times, after waiting.`,
    )
    options.end?.(why)
    throw why
  }
}
