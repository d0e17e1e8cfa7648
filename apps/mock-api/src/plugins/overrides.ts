import type { Operation } from '@portal/api-contract/document'
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { isJson } from '../overrides/complete.ts'
import type { ActiveOverride } from '../overrides/overrides.ts'
import { sendPayload } from './faults.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer that is given in place of the mock's own. */
    override: ActiveOverride | null
  }
}

/**
 * Finds the override of a call. It is given once the body was read, so that the journal has the call as a whole; the caller is
 * known by then, but not refused.
 */
export const findOverride =
  ({ id }: Operation<string>): onRequestHookHandler =>
  (request, _reply, done) => {
    const { overrides } = request.world
    if (overrides.list().length > 0) request.override = overrides.take(id, request.url.slice('/ht'.length))
    done()
  }

/** Answers a call with its override. */
export function sendOverride(
  { status, headers, body, deviations }: ActiveOverride,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isText = typeof body === 'string' && !isJson(headers)
  const payload = body === null || body === undefined ? undefined : isText ? body : JSON.stringify(body)
  request.injected = [...(request.injected ?? []), 'OVERRIDE']
  request.exchange = { answer: payload ?? null, headers, requestFaults: [], responseFaults: deviations }
  reply.code(status).headers(headers)
  sendPayload(request, reply, payload)
}
