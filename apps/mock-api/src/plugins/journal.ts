import type { Deviation } from '@portal/api-contract/conformance'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withoutBytes } from '../contract/read-form.ts'

/** What is known of a call when its answer has been sent. */
export interface Exchange {
  /** As it was sent; null where it is no text. */
  answer: string | null
  requestFaults: string[]
  responseFaults: Deviation[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by whoever answers; null where nobody of the contract did. */
    exchange: Exchange | null
    /** Kinds of the faults that hit the call. */
    injected: string[] | null
  }
}

/** Longer answers are told by their length: the journal of two hundred worlds has to fit into memory. */
const longest = 32_768

const isProduct = (url: string): boolean => /^\/ht\/(api|thsuaa|message)\//.test(url)

/** No body of the document is nested like that, and whoever writes the journal as JSON runs out of stack far below. */
const deepest = 100

function isDeep(body: unknown): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []))
  }
  return false
}

function keptRequest({ body, headers }: FastifyRequest): unknown {
  const length = Number(headers['content-length'] ?? 0)
  const isForm = headers['content-type']?.startsWith('multipart/')
  if (isForm) return withoutBytes(body)
  if (length > longest) return `${length} bytes, not kept`
  return isDeep(body) ? `${length} bytes, nested too deep to be kept` : (body ?? null)
}

function keptAnswer(answer: string | null): string | null {
  if (answer === null || answer.length <= longest) return answer
  return `${Buffer.byteLength(answer)} bytes, not kept`
}

function note(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const { world, caller, exchange, method, url, routeOptions } = request
  world.journal.add({
    at: world.clock.now().toISOString(),
    method,
    target: url.slice('/ht'.length),
    operation: routeOptions.config.operation?.id ?? null,
    caller: caller?.name ?? null,
    status,
    milliseconds: Math.round(reply.elapsedTime * 100) / 100,
    requestBody: keptRequest(request),
    answer: keptAnswer(exchange?.answer ?? null),
    requestFaults: exchange?.requestFaults ?? [],
    responseFaults: exchange?.responseFaults ?? [],
    injected: request.injected ?? [],
  })
}

/** Notes a call whose connection is cut before it is answered: nothing is sent, so no hook tells of it. Its status is 0. */
export const noteCut = (request: FastifyRequest, reply: FastifyReply): void => note(request, reply, 0)

/** Notes every call of the product's API in the journal of its world. */
export function keepJournal(app: FastifyInstance): void {
  app.decorateRequest('exchange', null)
  app.decorateRequest('injected', null)
  app.addHook('onResponse', (request, reply, done) => {
    if (isProduct(request.url)) note(request, reply, reply.statusCode)
    done()
  })
}
