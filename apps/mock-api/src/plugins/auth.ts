import { isPermitted, type Operation } from '@portal/api-contract/document'
import type { FastifyRequest } from 'fastify'
import { forbidden, type HttpProblem, problem } from '../contract/problem.ts'
import { type AnyCaller, isStaff } from '../domain/account/caller.ts'
import { authenticateToken } from '../security/tokens.ts'
import type { World } from '../world.ts'

/** The second `WWW-Authenticate` shape of RFC 6750 distinguishes a refused token from a missing one. */
function unauthorized(token: string | undefined): HttpProblem {
  if (token === undefined) {
    return problem(401, 'error.http.401', 'Log in first', { headers: { 'www-authenticate': 'Bearer' } })
  }
  return problem(401, 'error.http.401', 'The token is not valid, or not any more', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    result: { isLogin: true },
  })
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** Whose token a request has; null for a visitor and for a token that is not valid. */
export function callerOf(world: World, request: FastifyRequest): AnyCaller | null {
  const token = tokenOf(request)
  return token === undefined ? null : authenticateToken(world, token)
}

/**
 * The caller of a request, when the operation allows the call: it is for members or for the staff, and asks for the permissions
 * that the document lists beside the security scheme, or for one of several sets of them.
 *
 * @throws HttpProblem 401 without a valid token, 403 for somebody it is not for and without one of the permissions
 */
export function authorize(world: World, request: FastifyRequest, operation: Operation<string>): AnyCaller {
  const caller = callerOf(world, request)
  if (!caller) throw unauthorized(tokenOf(request))
  const isFor = operation.callers.includes(isStaff(caller) ? 'staff' : 'member')
  if (isFor && isPermitted(operation, caller.permissions)) return caller
  throw forbidden()
}
