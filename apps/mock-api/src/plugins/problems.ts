import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem, invalidField, problem } from '../contract/problem.ts'
import { storeFailure } from '../store/store-failure.ts'
import type { Log } from '../world.ts'
import { MockRefusal } from '../worlds/names.ts'
import { type Judge, nonconforming } from './conformance.ts'
import { sendPayload } from './faults.ts'

const badJson = (detail: string) => invalidField('', 'Json', detail)

/** Fastify's own refusals in the document's words. */
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
  log.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return problem(500, 'error.http.500')
}

/** Path of a request below the API's base, without its query. */
function pathOf({ url }: FastifyRequest): string {
  return (url.split('?', 1)[0] ?? '').replace(/^\/ht(?=\/)/, '')
}

function send(found: HttpProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const headers = { 'content-type': 'application/problem+json', ...found.extras.headers }
  const body = found.toBody(pathOf(request))
  const { fieldErrors = [] } = body
  const answer = JSON.stringify(body)
  request.exchange = {
    answer,
    requestFaults: fieldErrors.map(({ objectName, field, detail }) => `${objectName} ${field}: ${detail}`),
    responseFaults: request.exchange?.responseFaults ?? [],
  }
  reply.code(found.status).headers(headers)
  sendPayload(request, reply, answer)
  return reply
}

/** A problem that the operation does not document is itself a deviation; what the mock itself refuses is not its business. */
function judged(found: HttpProblem, request: FastifyRequest, judge: Judge): HttpProblem {
  const { operation } = request.routeOptions.config
  if (!operation || found.status === 500 || found instanceof MockRefusal) return found
  const given = Object.entries(found.extras.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])
  const headers = { ...Object.fromEntries(given), 'content-type': 'application/problem+json' }
  const deviations = judge(operation, { status: found.status, headers, body: found.toBody(pathOf(request)) })
  if (deviations.length === 0) return found
  request.exchange = { answer: null, requestFaults: [], responseFaults: deviations }
  return nonconforming(operation, deviations, request.world.log)
}

/** Turns whatever is thrown, and addresses that nothing answers, into `application/problem+json`. */
export function problems(
  app: FastifyInstance,
  { log, store }: { log: Log; store: string },
  judge: Judge,
): void {
  app.setErrorHandler((error, request, reply) =>
    send(judged(toProblem(error, log, store), request, judge), request, reply),
  )
  app.setNotFoundHandler((request, reply) =>
    send(problem(404, 'error.http.404', `${request.method} is not answered here`), request, reply),
  )
}

/** The answer to a request that Fastify refuses before it looks for a route, such as one for `/%zz`. */
export function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400
  const body = problem(status, `error.http.${status}`, error.message).toBody(pathOf(request))
  reply.code(status).header('content-type', 'application/problem+json').send(JSON.stringify(body))
}
