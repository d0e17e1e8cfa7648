import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem, invalidField, problem } from '../contract/problem.ts'
import { errorText } from '../store/error-text.ts'
import { storeFailure } from '../store/store-failure.ts'
import type { Log } from '../world.ts'
import { MockRefusal } from '../worlds/names.ts'
import { nonconforming, type ValidateResponse } from './conformance.ts'
import { sendPayload } from './faults.ts'
import { inertHeaders } from './inert.ts'

const badJson = (detail: string) => invalidField('', 'Json', detail)

/** The problem codes of the document for Fastify's own errors. */
function ofFramework(error: FastifyError): HttpProblem | undefined {
  const status = error.statusCode ?? 500
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return badJson('a JSON body must be given')
  if (error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return badJson(`is not JSON: ${error.message}`)
  }
  return status < 500 ? problem(status, `error.http.${status}`, error.message) : undefined
}

function toProblem(error: unknown, log: Log, store: string): HttpProblem {
  if (error instanceof HttpProblem) return error
  const failure = storeFailure(error, store)
  if (failure) {
    log.error(failure)
    return new MockRefusal(507, 'error.mockStore', failure, {})
  }
  const known = error instanceof Error ? ofFramework(error as FastifyError) : undefined
  if (known) return known
  log.error(errorText(error))
  return problem(500, 'error.http.500')
}

/** Path of a request below the API's base, without its query. */
function pathOf({ url }: FastifyRequest): string {
  return (url.split('?', 1)[0] ?? '').replace(/^\/ht(?=\/)/, '')
}

/** A refusal may repeat what its caller sent, and holds for that moment only: it lies in no cache. */
const problemHeaders = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' }

function send(found: HttpProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const headers = { ...problemHeaders, ...found.extras.headers }
  const body = found.toBody(pathOf(request))
  const { fieldErrors = [] } = body
  const answer = JSON.stringify(body)
  request.exchange = {
    answer,
    headers,
    requestFaults: fieldErrors.map(({ objectName, field, detail }) => `${objectName} ${field}: ${detail}`),
    responseFaults: request.exchange?.responseFaults ?? [],
  }
  reply.code(found.status).headers(headers)
  sendPayload(request, reply, answer)
  return reply
}

/** A problem that the operation does not document is itself a deviation. Errors of the mock itself are not checked. */
function validated(found: HttpProblem, request: FastifyRequest, validate: ValidateResponse): HttpProblem {
  const { operation } = request.routeOptions.config
  if (!operation || found.status === 500 || found instanceof MockRefusal) return found
  const given = Object.entries(found.extras.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])
  const headers = { ...Object.fromEntries(given), 'content-type': 'application/problem+json' }
  const deviations = validate(operation, {
    status: found.status,
    headers,
    body: found.toBody(pathOf(request)),
  })
  if (deviations.length === 0) return found
  request.exchange = { answer: null, headers: {}, requestFaults: [], responseFaults: deviations }
  return nonconforming(operation, deviations, request.world.log)
}

/** Answers errors and unknown addresses with `application/problem+json`. */
export function problems(
  app: FastifyInstance,
  { log, store }: { log: Log; store: string },
  validate: ValidateResponse,
): void {
  app.setErrorHandler((error, request, reply) =>
    send(validated(toProblem(error, log, store), request, validate), request, reply),
  )
  app.setNotFoundHandler((request, reply) =>
    send(problem(404, 'error.http.404', `${request.method} is not answered here`), request, reply),
  )
}

/** The answer to a request that Fastify refuses before it looks for a route, such as one for `/%zz`. */
export function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400
  const body = problem(status, `error.http.${status}`, error.message).toBody(pathOf(request))
  const headers = { ...inertHeaders, ...problemHeaders }
  reply.code(status).headers(headers).send(JSON.stringify(body))
}
