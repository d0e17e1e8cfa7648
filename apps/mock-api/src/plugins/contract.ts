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
import { memoize } from '../contract/memoize.ts'
import { bodyReader } from '../contract/read-body.ts'
import { formLimits, readForm } from '../contract/read-form.ts'
import { parameterReader, type Raw } from '../contract/read-parameters.ts'
import type { AnyCaller } from '../domain/account/caller.ts'
import type { World } from '../world.ts'
import { defaultWorld } from '../worlds/create-world.ts'
import { authorize, callerOf } from './auth.ts'
import { nonconforming, type ValidateResponse } from './conformance.ts'
import { injectFaults, sendPayload } from './faults.ts'
import { findOverride, sendOverride } from './overrides.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the document that a route answers. */
    operation?: Operation<string>
  }
  interface FastifyRequest {
    caller: AnyCaller | null
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

/** Addresses that a browser opens by itself carry no header, so below this prefix the path names the world. */
const placeOf = ({ name }: World): string => (name === defaultWorld ? '' : `/worlds/${name}`)

function callReader(
  operation: AnyOperation,
  input: Input,
  takesAnyText: boolean,
): (request: FastifyRequest) => AnyCall {
  const readQuery = memoize(parameterReader('query', input.query))
  const readPath = parameterReader('params', input.path)
  const readBody = input.form ? (form: unknown) => form : bodyReader(input.body, takesAnyText)
  return (request) => {
    const call = {
      world: request.world,
      operation,
      query: readQuery(queryText(request.url), request.query as Raw),
      params: readPath(request.params as Raw),
      body: readBody(request.body),
      caller: request.caller,
      // Reading the forwarded headers takes longer than most handlers, and few handlers need the address.
      get address() {
        return request.ip
      },
      get userAgent() {
        return request.headers['user-agent']
      },
      get baseUrl() {
        return `${request.protocol}://${request.host}/ht${placeOf(request.world)}`
      },
    }
    // The readers have validated the request against the document, from which the types are generated.
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

/** The document describes bytes as a string without further constraints, so an empty one is validated in their place. */
const asValidated = (body: unknown): unknown => (isBytes(body) ? '' : body)

function asSent(body: unknown): string | Uint8Array | undefined {
  return typeof body === 'string' || isBytes(body) ? body : JSON.stringify(body)
}

type Send = (answer: AnyReply, call: AnyCall, request: FastifyRequest, reply: FastifyReply) => void

function sender(operation: AnyOperation, validate: ValidateResponse): Send {
  const types = typesOf(operation)
  return ({ status, body, headers: own, total }, call, request, reply) => {
    const type = types.get(status)
    const headers: Record<string, string> = {
      ...(type && { 'content-type': type }),
      // What one member is told lies in no cache that another may read.
      ...(request.caller && { 'cache-control': 'no-store' }),
      ...own,
    }
    if (total !== undefined) addListHeaders(headers, call, request.url, total)
    const responseFaults = validate(operation, { status, headers, body: asValidated(body) })
    const payload = asSent(body)
    request.exchange = { answer: payload ?? null, headers, requestFaults: noFaults, responseFaults }
    if (responseFaults.length > 0) throw nonconforming(operation, responseFaults, request.world.log)
    reply.code(status).headers(headers)
    sendPayload(request, reply, payload)
  }
}

/** The caller is authorised before the body is read, so that nobody learns anything from validation errors without a token. */
function guard(operation: AnyOperation): onRequestHookHandler {
  return (request, _reply, done) => {
    const { world, override } = request
    request.caller = override ? callerOf(world, request) : authorize(world, request, operation)
    done()
  }
}

/** Reads the parts of a form before the handler is called, and passes them on like any other body. */
function formHook(names: readonly string[]): preHandlerAsyncHookHandler {
  return async (request) => {
    request.body = await readForm(request, names)
  }
}

/** Removing its headers keeps Fastify from reading a body that the operation does not take. */
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
    ...(canFail ? [injectFaults(operation), findOverride(operation)] : []),
    ...(operation.permissions ? [guard(operation)] : []),
    ...(body || form ? [] : [ignoreBody]),
  ]
}

function routeOf(routes: Routes, operation: AnyOperation): RouteOptions {
  const input = inputOf(operation, routes.document)
  const read = callReader(operation, input, routes.takesAnyText)
  const send = sender(operation, routes.validate)
  const handle = routes.handlers[operation.id] as AnyHandler
  return {
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operation },
    onRequest: hooksOf(routes, operation, input),
    ...(input.form && { preHandler: formHook(input.form) }),
    handler: (request, reply) => {
      if (request.override) return sendOverride(request.override, request, reply)
      const call = read(request)
      const answer = handle(call)
      // A reply is a thenable, so returning it would cost every request a turn of the event loop.
      if (!(answer instanceof Promise)) return send(answer, call, request, reply)
      return answer.then((late) => {
        send(late, call, request, reply)
        return reply
      })
    },
  }
}

/** Forms are read in a Fastify scope of their own, which refuses JSON; all other scopes refuse forms. */
function formRoutes(app: FastifyInstance, routes: RouteOptions[]): void {
  if (routes.length === 0) return
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // A file name that contains a path is refused with a message instead of being shortened.
    await scope.register(multipart, { limits: formLimits, preservePath: true })
    for (const route of routes) scope.route(route)
  })
}

/** A document with the handlers of its operations. */
export interface Routes {
  document: Document
  operations: ReadonlyMap<string, AnyOperation>
  handlers: Readonly<Record<string, unknown>>
  validate: ValidateResponse
  /** Faults may be injected into these operations. */
  canFail: boolean
  /** Texts of bodies may hold control characters: the mock's own controls take whole answers. */
  takesAnyText: boolean
}

const takesForm = ({ preHandler }: RouteOptions) => preHandler !== undefined

/** One route for each operation of a document: its security, its parameters and body, its answer. */
export function contractRoutes(app: FastifyInstance, routes: Routes): void {
  if (!app.hasRequestDecorator('caller')) app.decorateRequest('caller', null)
  if (!app.hasRequestDecorator('override')) app.decorateRequest('override', null)
  const all = [...routes.operations.values()].map((operation) => routeOf(routes, operation))
  for (const route of all.filter((one) => !takesForm(one))) app.route(route)
  formRoutes(app, all.filter(takesForm))
}
