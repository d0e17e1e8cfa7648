import type { Operation } from '../../src/document.ts'
import { CouldNotRun } from '../could-not-run.ts'
import { attempt } from './attempt.ts'
import { createHealth, type Health } from './health.ts'
import { createSilence } from './silence.ts'
import { createThrottle, retryAfter, type Throttle } from './throttle.ts'
import { isThrottled } from './too-many.ts'

/** A call to make: below the base URL, as whom. */
export interface Outgoing {
  operation: Operation | undefined
  role: string
  request: Request
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
  /** For each answer, to its last byte. */
  timeoutMs?: number
  /** Aborted when the run ends: no call is begun after it, except those that remove what was made. */
  signal?: AbortSignal
  /** Ends the run: the backend is gone, too slow, or takes no more calls. */
  end?(why: CouldNotRun): void
  /** Addresses of which the one or the other is answered, with whatever, as long as the backend is there. */
  signsOfLife?: string[]
  /** Told to whoever watches. */
  onNotice?(text: string): void
}

/** A backend that asks to wait is asked again so often. */
const tries = 4
const usualTimeout = 30_000
/** A wait of one call, in milliseconds. */
const [usualWait, longestWait] = [1_000, 60_000]

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

const writes = ({ operation, request }: Outgoing): boolean =>
  operation?.writes ?? !harmless.has(request.method)

function assertAllowed(outgoing: Outgoing, { isReadOnly, signal }: SendOptions): void {
  const { method, url } = outgoing.request
  if (isReadOnly && writes(outgoing)) throw new WouldWrite(`${method} ${new URL(url).pathname} writes`)
  if (signal?.aborted && method !== 'DELETE') throw new RunEnded('the run ended before')
}

/** A call that only reads is made once more when its connection fails: kept connections are closed at any time. */
async function withRetry(outgoing: Outgoing, health: Health, timeoutMs = usualTimeout): Promise<Response> {
  for (let isLast = writes(outgoing); ; isLast = true) {
    try {
      const response = await attempt(outgoing.request, { timeoutMs })
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

async function isAlive({ signsOfLife = [], timeoutMs = usualTimeout }: SendOptions): Promise<boolean> {
  const signs = signsOfLife.map((address) => attempt(new Request(address), { timeoutMs }))
  return Promise.any(signs).then(
    () => true,
    () => false,
  )
}

function hold(throttle: Throttle, response: Response, { onNotice }: SendOptions): void {
  const wait = Math.min(longestWait, retryAfter(response.headers.get('retry-after')) ?? usualWait)
  onNotice?.(`The backend asks for fewer calls: waiting ${Math.ceil(wait / 1000)} s.`)
  throttle.hold(wait)
}

/** The one way to the backend: holds back what may not be sent, waits when it is asked to, and gives up in words. */
export function createSend(options: SendOptions): Send {
  const throttle = createThrottle(options.signal)
  const health = createHealth(
    (why) => options.end?.(why),
    () => isAlive(options),
  )
  const silence = createSilence()
  return async (outgoing) => {
    assertAllowed(outgoing, options)
    for (let left = tries; left > 0; left--) {
      await throttle.turn()
      assertAllowed(outgoing, options)
      const response = await silence.watch(outgoing, () => withRetry(outgoing, health, options.timeoutMs))
      if (!(await isThrottled(outgoing.operation, response))) {
        throttle.ease()
        return response
      }
      hold(throttle, response, options)
    }
    const where = `${outgoing.request.method} ${new URL(outgoing.request.url).pathname}`
    const why = new CouldNotRun('rate limited', `${where} was answered 429 ${tries} times, after waiting.`)
    options.end?.(why)
    throw why
  }
}
