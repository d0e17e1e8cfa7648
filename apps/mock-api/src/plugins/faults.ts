import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '@portal/api-contract/document'
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { CallFault, Latency } from '../faults/faults.ts'
import { MockRefusal } from '../worlds/names.ts'
import { recordDroppedCall } from './journal.ts'

/** The faults that change the response of a request when it is sent. */
const responseFaults = new WeakMap<FastifyRequest, CallFault[]>()

/**
 * With a long tail most values are near the minimum and one in a hundred near the maximum. Source: an exponential
 * distribution cut at 1 %.
 */
function delayOf({ min, max, shape }: Latency): number {
  const share =
    shape === 'LONG_TAIL' ? Math.min(1, -Math.log(1 - Math.random()) / Math.log(100)) : Math.random()
  return Math.round(min + (max - min) * share)
}

async function inject(fault: CallFault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (fault.kind === 'LATENCY' && fault.latency) await wait(delayOf(fault.latency))
  if (fault.kind === 'STATUS') {
    const status = fault.status ?? 500
    throw new MockRefusal(status, `error.http.${status}`, 'A fault that was added in the mock', {})
  }
  if (fault.kind === 'DROP') {
    reply.hijack()
    recordDroppedCall(request, reply)
    request.raw.socket.destroy()
  }
}

/** Latency comes first, in whatever order the faults were added; a dropped call never gets a status. */
const order = ['LATENCY', 'DROP', 'STATUS']

async function injectAll(faults: CallFault[], request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.injected = faults.map(({ kind }) => kind)
  responseFaults.set(request, faults)
  for (const kind of order) {
    const fault = faults.find((candidate) => candidate.kind === kind)
    if (fault && !reply.sent) await inject(fault, request, reply)
  }
}

/**
 * Injects the active faults of the request's world into a call of this operation. Without faults, which is almost always, it
 * makes no promise, because that would slow every request down.
 */
export const injectFaults =
  (operation: Operation<string>): onRequestHookHandler =>
  (request, reply, done) => {
    const faults = request.world.faults.takeForCall(operation.id)
    if (faults.length === 0) return done()
    injectAll(faults, request, reply).then(() => {
      // A dropped call must not reach the handler.
      if (!reply.sent) done()
    }, done)
  }

/** The body of a reply; undefined means no body. */
export type Payload = string | Uint8Array | undefined

/** Cuts a body in half, as a broken connection does. The Content-Length header states the length of the half. */
const truncate = (payload: Payload): Payload => payload?.slice(0, Math.floor(payload.length / 2))
/** A body that no JSON parser accepts. */
const malform = (payload: Payload): Payload =>
  typeof payload === 'string' ? `${payload.replace(/[}\]]\s*$/, '')},}` : payload

/** Sends a payload piece by piece over the given time. */
async function* slowly(payload: string | Uint8Array, milliseconds: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(payload)
  const pieces = Math.min(20, Math.max(1, bytes.length))
  const size = Math.ceil(bytes.length / pieces)
  for (let start = 0; start < bytes.length; start += size) {
    await wait(milliseconds / pieces)
    yield bytes.subarray(start, start + size)
  }
}

/** Sends a response, changed by the faults of the call. */
export function sendPayload(request: FastifyRequest, reply: FastifyReply, payload: Payload): void {
  const faults = request.injected ? responseFaults.get(request) : undefined
  if (!faults) {
    reply.send(payload)
    return
  }
  const find = (kind: CallFault['kind']) => faults.find((fault) => fault.kind === kind)
  const header = find('MISSING_HEADER')?.header
  if (header) reply.removeHeader(header)
  let body = payload
  if (find('TRUNCATED_JSON')) body = truncate(body)
  if (find('MALFORMED_JSON')) body = malform(body)
  const slow = find('SLOW_BODY')
  reply.send(slow && body ? Readable.from(slowly(body, slow.milliseconds ?? 3_000)) : body)
}
