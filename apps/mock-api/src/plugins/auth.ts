import type { FastifyRequest } from 'fastify'
import { type HttpProblem, problem } from '../contract/problem.ts'
import type { Caller } from '../security/caller.ts'
import { authenticateToken } from '../security/tokens.ts'
import type { World } from '../world.ts'

/** The second `WWW-Authenticate` shape of RFC 6750 tells a refused token from a missing one. */
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

/**
 * Whoever sent the request, if the operation lets them.
 *
 * @param permissions names that the document lists beside the security scheme
 * @throws HttpProblem 401 without a valid token, 403 without one of the permissions
 */
export function authorize(world: World, request: FastifyRequest, permissions: readonly string[]): Caller {
  const token = tokenOf(request)
  const caller = token === undefined ? null : authenticateToken(world, token)
  if (!caller) throw unauthorized(token)
  if (permissions.every((name) => caller.permissions.includes(name))) return caller
  throw problem(403, 'error.http.403', '无权限')
}
