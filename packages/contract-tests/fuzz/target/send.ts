import { type FuzzRequest, payloadOf, targetOf } from '../request.ts'
import type { Answer } from '../validate/validate-answer.ts'
import type { Call, HttpConnection } from './http-connection.ts'
import type { Target } from './target.ts'

/** Sends a request as its role. */
export type Send = (request: FuzzRequest) => Promise<Answer>

/** The call that a request makes of a target. */
export function callOf(request: FuzzRequest, { baseUrl, headers, tokens }: Target): Call {
  const payload = payloadOf(request)
  const token = tokens[request.role]
  return {
    method: request.operation.method.toUpperCase(),
    path: `${new URL(baseUrl).pathname.replace(/\/$/, '')}${targetOf(request)}`,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload?.type && { 'content-type': payload.type }),
      ...(payload && { 'content-length': String(payload.bytes.length) }),
    },
    body: payload?.bytes ?? null,
  }
}

export const sender =
  (target: Target, connection: HttpConnection): Send =>
  (request) =>
    connection.send(callOf(request, target))
