import type { Deviation } from '@portal/api-contract/conformance'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDeep } from '../contract/is-deep.ts'
import { withoutBytes } from '../contract/read-form.ts'
import { bytesText } from '../journal/journal.ts'

/** The data about a call that is collected until its response has been sent. */
export interface Exchange {
  /** The response body as it was sent; null for none. */
  answer: string | Uint8Array | null
  headers: Record<string, string>
  requestFaults: string[]
  responseFaults: Deviation[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the contract's routes; null when none of them answered. */
    exchange: Exchange | null
    /** Kinds of the faults that hit the call. */
    injected: string[] | null
  }
}

/** Of longer responses only the length is kept, because the journals of two hundred worlds have to fit into memory. */
const longest = 32_768

const isProduct = (url: string): boolean => /^\/ht\/(api|thsuaa|message)\//.test(url)

function keptRequest({ body, headers }: FastifyRequest): unknown {
  const length = Number(headers['content-length'] ?? 0)
  const isForm = headers['content-type']?.startsWith('multipart/')
  if (isForm) return withoutBytes(body)
  if (length > longest) return `${length} bytes, not kept`
  return isDeep(body) ? `${length} bytes, nested too deep to be kept` : (body ?? null)
}

/** The page of the website that called; a page of another origin tells no more than that origin. */
function pageOf({ headers: { referer } }: FastifyRequest): string | null {
  const url = referer === undefined ? null : URL.parse(referer)
  return url && `${url.pathname}${url.search}`
}

const isKept = (answer: Exchange['answer']): answer is string | null =>
  answer === null || (typeof answer === 'string' && answer.length <= longest)

function note(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const { world, caller, exchange, method, url, routeOptions } = request
  const answer = exchange?.answer ?? null
  world.journal.add({
    at: world.clock.now().toISOString(),
    method,
    target: url.slice('/ht'.length),
    page: pageOf(request),
    operation: routeOptions.config.operation?.id ?? null,
    caller: caller?.name ?? null,
    status,
    milliseconds: Math.round(reply.elapsedTime * 100) / 100,
    requestBody: keptRequest(request),
    answer: isKept(answer) ? answer : bytesText(answer),
    isAnswerKept: isKept(answer),
    responseHeaders: exchange?.headers ?? {},
    requestFaults: exchange?.requestFaults ?? [],
    responseFaults: exchange?.responseFaults ?? [],
    injected: request.injected ?? [],
  })
}

/** Records a call whose connection was cut before it was answered, with status 0: without a response Fastify calls no hook. */
export const recordDroppedCall = (request: FastifyRequest, reply: FastifyReply): void =>
  note(request, reply, 0)

/** Records every call of the product's API in the journal of its world. */
export function recordJournal(app: FastifyInstance): void {
  app.decorateRequest('exchange', null)
  app.decorateRequest('injected', null)
  app.addHook('onResponse', (request, reply, done) => {
    if (isProduct(request.url)) note(request, reply, reply.statusCode)
    done()
  })
}
