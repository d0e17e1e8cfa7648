import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Call, Handlers } from '../contract/handler.ts'
import { inputOf } from '../contract/input.ts'
import { linkHeader } from '../contract/link-header.ts'
import { bodyReader } from '../contract/read-body.ts'
import { parameterReader } from '../contract/read-parameters.ts'
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

type Raw = Record<string, string | string[] | undefined>
type AnyCall = Call<OperationId>
/** What every operation's reply has in common. */
interface AnyReply {
  status: number
  body: unknown
  headers?: Record<string, string>
  total?: number
}
type AnyHandler = (call: AnyCall) => AnyReply | Promise<AnyReply>

function callReader(world: World, operation: Operation): (request: FastifyRequest) => AnyCall {
  const input = inputOf(operation)
  const readQuery = parameterReader('query', input.query)
  const readPath = parameterReader('params', input.path)
  const readBody = bodyReader(input.body)
  return (request) => {
    const call = {
      world,
      operation,
      query: readQuery(request.query as Raw),
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

function typeOf(operation: Operation, status: number): string {
  const [type] = Object.keys(operation.responses[status]?.content ?? {})
  return type === undefined ? '' : `${type}; charset=utf-8`
}

function listHeaders(call: AnyCall, request: FastifyRequest, total: number): Record<string, string> {
  const { page = 0, size = 20 } = call.query as { page?: number; size?: number }
  return { 'x-total-count': String(total), link: linkHeader(request.url, { page, size, total }) }
}

function headersOf(answer: AnyReply, call: AnyCall, request: FastifyRequest): Record<string, string> {
  return {
    'content-type': typeOf(call.operation, answer.status),
    ...(answer.total !== undefined && listHeaders(call, request, answer.total)),
    ...answer.headers,
  }
}

function routeOf(world: World, operation: Operation, handle: AnyHandler, judge: Judge): RouteOptions {
  const read = callReader(world, operation)
  const send = (answer: AnyReply, call: AnyCall, request: FastifyRequest, reply: FastifyReply) => {
    const headers = headersOf(answer, call, request)
    judge(operation, { status: answer.status, headers, body: answer.body })
    const isText = typeof answer.body === 'string'
    reply
      .code(answer.status)
      .headers(headers)
      .send(isText ? answer.body : JSON.stringify(answer.body))
  }
  return {
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operation },
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

/** Who calls is settled before a body is read: a stranger learns nothing from a validation error. */
function guard(world: World, app: FastifyInstance): void {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const permissions = request.routeOptions.config.operation?.permissions
    if (permissions) request.caller = authorize(world, request, permissions)
    done()
  })
}

/** One route for each operation of the document: its security, its parameters and body, its answer. */
export function contractRoutes(app: FastifyInstance, world: World, handlers: Handlers, judge: Judge): void {
  guard(world, app)
  for (const operation of operations.values()) {
    app.route(routeOf(world, operation, handlers[operation.id] as AnyHandler, judge))
  }
}
