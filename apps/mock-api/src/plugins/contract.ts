import multipart from '@fastify/multipart'
import type { Document, Operation, OperationId } from '@portal/api-contract/document'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  preHandlerAsyncHookHandler,
  RouteOptions,
} from 'fastify'
import type { Call } from '../contract/handler.ts'
import { type Input, inputOf } from '../contract/input.ts'
import { linkHeader } from '../contract/link-header.ts'
import { bodyReader } from '../contract/read-body.ts'
import { formLimits, readForm } from '../contract/read-form.ts'
import { parameterReader, type Raw } from '../contract/read-parameters.ts'
import { remember } from '../contract/remember.ts'
import { defaultWorld } from '../create-world.ts'
import type { Caller } from '../security/caller.ts'
import type { World } from '../world.ts'
import { authorize } from './auth.ts'
import { type Judge, nonconforming } from './conformance.ts'
import { sendPayload, sufferFaults } from './faults.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the document that a route answers. */
    operation?: Operation<string>
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

type AnyOperation = Operation<string>
type AnyCall = Call<OperationId>

const noFaults: string[] = []

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

/** What a browser opens by itself carries no header: below this the address itself names the world. */
const placeOf = ({ name }: World): string => (name === defaultWorld ? '' : `/worlds/${name}`)

function callReader(operation: AnyOperation, input: Input): (request: FastifyRequest) => AnyCall {
  const readQuery = remember(parameterReader('query', input.query))
  const readPath = parameterReader('params', input.path)
  const readBody = input.form ? (form: unknown) => form : bodyReader(input.body)
  return (request) => {
    const call = {
      world: request.world,
      operation,
      query: readQuery(queryText(request.url), request.query as Raw),
      params: readPath(request.params as Raw),
      body: readBody(request.body),
      caller: request.caller,
      // Finding it out among the proxies takes longer than most handlers, of which few want it.
      get address() {
        return request.ip
      },
      origin: request.headers.origin ?? null,
      get baseUrl() {
        return `${request.protocol}://${request.host}/ht${placeOf(request.world)}`
      },
    }
    // The readers have just held it to the document, from which the types of a call are generated.
    return call as unknown as AnyCall
  }
}

/** Content type of each documented status; a status without a body has none. */
function typesOf({ responses }: AnyOperation): Map<number, string> {
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

const isBytes = (body: unknown): body is Uint8Array => body instanceof Uint8Array

/** To the document bytes are a text, which says nothing about what is in them. */
const asJudged = (body: unknown): unknown => (isBytes(body) ? '' : body)

function asSent(body: unknown): string | Uint8Array | undefined {
  return typeof body === 'string' || isBytes(body) ? body : JSON.stringify(body)
}

type Send = (answer: AnyReply, call: AnyCall, request: FastifyRequest, reply: FastifyReply) => void

function sender(operation: AnyOperation, judge: Judge): Send {
  const types = typesOf(operation)
  return ({ status, body, headers: own, total }, call, request, reply) => {
    const type = types.get(status)
    const headers: Record<string, string> = { ...(type && { 'content-type': type }), ...own }
    if (total !== undefined) addListHeaders(headers, call, request.url, total)
    const responseFaults = judge(operation, { status, headers, body: asJudged(body) })
    const payload = asSent(body)
    const answer = typeof payload === 'string' ? payload : null
    request.exchange = { answer, requestFaults: noFaults, responseFaults }
    if (responseFaults.length > 0) throw nonconforming(operation, responseFaults, request.world.log)
    reply.code(status).headers(headers)
    sendPayload(request, reply, payload)
  }
}

/** Who calls is settled before a body is read: a stranger learns nothing from a validation error. */
function guard(permissions: readonly string[]): onRequestHookHandler {
  return (request, _reply, done) => {
    request.caller = authorize(request.world, request, permissions)
    done()
  }
}

/** Reads the parts before the handler is called, which goes on as if they were any other body. */
function formHook(names: readonly string[]): preHandlerAsyncHookHandler {
  return async (request) => {
    request.body = await readForm(request, names)
  }
}

/** Without its headers a body that the operation does not take is never read, whatever it claims to be. */
const ignoreBody: onRequestHookHandler = ({ raw: { headers } }, _reply, done) => {
  delete headers['content-type']
  delete headers['content-length']
  delete headers['transfer-encoding']
  done()
}

function hooksOf(
  { canFail }: Routes,
  operation: AnyOperation,
  { body, form }: Input,
): RouteOptions['onRequest'] {
  return [
    ...(canFail ? [sufferFaults(operation)] : []),
    ...(operation.permissions ? [guard(operation.permissions)] : []),
    ...(body || form ? [] : [ignoreBody]),
  ]
}

function routeOf(routes: Routes, operation: AnyOperation): RouteOptions {
  const input = inputOf(operation, routes.document)
  const read = callReader(operation, input)
  const send = sender(operation, routes.judge)
  const handle = routes.handlers[operation.id] as AnyHandler
  return {
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operation },
    onRequest: hooksOf(routes, operation, input),
    ...(input.form && { preHandler: formHook(input.form) }),
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

/** Forms are read in a scope of their own: there JSON is refused, and forms everywhere else. */
function formRoutes(app: FastifyInstance, routes: RouteOptions[]): void {
  if (routes.length === 0) return
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // A name with a path in it is refused in words rather than cut.
    await scope.register(multipart, { limits: formLimits, preservePath: true })
    for (const route of routes) scope.route(route)
  })
}

/** A document with what answers its operations. */
export interface Routes {
  document: Document
  operations: ReadonlyMap<string, AnyOperation>
  handlers: Readonly<Record<string, unknown>>
  judge: Judge
  /** Faults may be armed for these operations. */
  canFail: boolean
}

const takesForm = ({ preHandler }: RouteOptions) => preHandler !== undefined

/** One route for each operation of a document: its security, its parameters and body, its answer. */
export function contractRoutes(app: FastifyInstance, routes: Routes): void {
  if (!app.hasRequestDecorator('caller')) app.decorateRequest('caller', null)
  const all = [...routes.operations.values()].map((operation) => routeOf(routes, operation))
  for (const route of all.filter((one) => !takesForm(one))) app.route(route)
  formRoutes(app, all.filter(takesForm))
}
