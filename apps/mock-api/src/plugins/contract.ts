import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteOptions,
} from 'fastify'
import type { Call, Handlers } from '../contract/handler.ts'
import { inputOf } from '../contract/input.ts'
import { linkHeader } from '../contract/link-header.ts'
import { bodyReader } from '../contract/read-body.ts'
import { parameterReader, type Raw } from '../contract/read-parameters.ts'
import { remember } from '../contract/remember.ts'
import type { Caller } from '../security/caller.ts'
import type { World } from '../world.ts'
import { authorize } from './auth.ts'
import type { Judge } from './conformance.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the document that a route answers. */
    operation?: Operation
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

type AnyCall = Call<OperationId>
/** What every operation's reply has in common. */
interface AnyReply {
  status: number
  body: unknown
  headers?: Record<string, string>
  total?: number
}
type AnyHandler = (call: AnyCall) => AnyReply | Promise<AnyReply>

function queryText(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark)
}

function callReader(world: World, operation: Operation): (request: FastifyRequest) => AnyCall {
  const input = inputOf(operation)
  const readQuery = remember(parameterReader('query', input.query))
  const readPath = parameterReader('params', input.path)
  const readBody = bodyReader(input.body)
  return (request) => {
    const call = {
      world,
      operation,
      query: readQuery(queryText(request.url), request.query as Raw),
      params: readPath(request.params as Raw),
      body: readBody(request.body),
      caller: request.caller,
      origin: request.headers.origin ?? null,
      get baseUrl() {
        return `${request.protocol}://${request.host}/ht`
      },
    }
    // The readers have just held it to the document, from which the types of a call are generated.
    return call as unknown as AnyCall
  }
}

/** Content type of each documented status; a status without a body has none. */
function typesOf({ responses }: Operation): Map<number, string> {
  return new Map(
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.keys(content ?? {}).map((type) => [Number(status), `${type}; charset=utf-8`] as const),
    ),
  )
}

function addListHeaders(headers: Record<string, string>, call: AnyCall, url: string, total: number): void {
  const { page = 0, size = 20 } = call.query as { page?: number; size?: number }
  headers['x-total-count'] = String(total)
  headers.link = linkHeader(url, { page, size, total })
}

type Send = (answer: AnyReply, call: AnyCall, request: FastifyRequest, reply: FastifyReply) => void

function sender(operation: Operation, judge: Judge): Send {
  const types = typesOf(operation)
  return ({ status, body, headers: own, total }, call, { url }, reply) => {
    const headers: Record<string, string> = { 'content-type': types.get(status) ?? '', ...own }
    if (total !== undefined) addListHeaders(headers, call, url, total)
    judge(operation, { status, headers, body })
    reply
      .code(status)
      .headers(headers)
      .send(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Who calls is settled before a body is read: a stranger learns nothing from a validation error. */
function guard(world: World, permissions: readonly string[]): onRequestHookHandler {
  return (request, _reply, done) => {
    request.caller = authorize(world, request, permissions)
    done()
  }
}

function routeOf(world: World, operation: Operation, handle: AnyHandler, judge: Judge): RouteOptions {
  const read = callReader(world, operation)
  const send = sender(operation, judge)
  return {
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operation },
    ...(operation.permissions && { onRequest: guard(world, operation.permissions) }),
    handler: (request, reply) => {
      const call = read(request)
      const answer = handle(call)
      // A reply is a thenable: returning it from here would cost every request a turn of the event loop.
      if (!(answer instanceof Promise)) return send(answer, call, request, reply)
      return answer.then((late) => {
        send(late, call, request, reply)
        return reply
      })
    },
  }
}

/** One route for each operation of the document: its security, its parameters and body, its answer. */
export function contractRoutes(app: FastifyInstance, world: World, handlers: Handlers, judge: Judge): void {
  app.decorateRequest('caller', null)
  for (const operation of operations.values()) {
    app.route(routeOf(world, operation, handlers[operation.id] as AnyHandler, judge))
  }
}
