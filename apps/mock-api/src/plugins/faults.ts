import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '@portal/api-contract/document'
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { CallFault, Latency } from '../faults/faults.ts'
import { MockRefusal } from '../worlds/names.ts'
import { noteCut } from './journal.ts'

/** Faults that change the answer on its way out, by request. */
const distortions = new WeakMap<FastifyRequest, CallFault[]>()

/** Long tail: most near the least, one in a hundred near the most. Source: an exponential cut at 1 %. */
function delayOf({ min, max, shape }: Latency): number {
  const share =
    shape === 'LONG_TAIL' ? Math.min(1, -Math.log(1 - Math.random()) / Math.log(100)) : Math.random()
  return Math.round(min + (max - min) * share)
}

async function suffer(fault: CallFault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (fault.kind === 'LATENCY' && fault.latency) await wait(delayOf(fault.latency))
  if (fault.kind === 'STATUS') {
    const status = fault.status ?? 500
    throw new MockRefusal(status, `error.http.${status}`, 'A fault that was armed in the mock', {})
  }
  if (fault.kind === 'DROP') {
    reply.hijack()
    noteCut(request, reply)
    request.raw.socket.destroy()
  }
}

/** Latency first, whatever the order in which the faults were armed; a dropped call never gets a status. */
const order = ['LATENCY', 'DROP', 'STATUS']

async function sufferAll(faults: CallFault[], request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.injected = faults.map(({ kind }) => kind)
  distortions.set(request, faults)
  for (const kind of order) {
    const fault = faults.find((candidate) => candidate.kind === kind)
    if (fault && !reply.sent) await suffer(fault, request, reply)
  }
}

/**
 * Lets a call of this operation go wrong when a fault is armed for it in its world. Almost always none is: then no promise
 * is made.
 */
export const sufferFaults =
  (operation: Operation<string>): onRequestHookHandler =>
  (request, reply, done) => {
    const faults = request.world.faults.takeForCall(operation.id)
    if (faults.length === 0) return done()
    sufferAll(faults, request, reply).then(() => {
      // A call that was dropped goes no further.
      if (!reply.sent) done()
    }, done)
  }

/** What a reply can send; undefined is no body at all. */
export type Payload = string | Uint8Array | undefined

/** Half a body, as a connection that broke leaves it; the length it announces is the half's. */
const truncate = (payload: Payload): Payload => payload?.slice(0, Math.floor(payload.length / 2))
/** A body that parsers refuse whatever it was. */
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

/** Sends an answer, distorted by the faults that hit the call. */
export function sendPayload(request: FastifyRequest, reply: FastifyReply, payload: Payload): void {
  const faults = request.injected ? distortions.get(request) : undefined
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
