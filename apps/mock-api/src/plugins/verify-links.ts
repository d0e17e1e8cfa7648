import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type VerifiedKind, verifyAddress } from '../domain/certificate/verify-address.ts'
import { MockRefusal } from '../worlds/names.ts'

type Code = { Params: { code: string } }

/** A page elsewhere must not take a browser into another world; a scanned or typed address comes from no page. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-site'] === 'cross-site')
    throw new MockRefusal(403, 'error.mockClosed', 'Open this address itself: it changes the world', {})
}

/**
 * Where the QR of a print leads that was made in a world: whoever follows it is in that world from then on, as at its cashier. To
 * be registered below `/ht/worlds/{name}`.
 */
export function verifyLinkRoutes(app: FastifyInstance): void {
  const lead = (kind: VerifiedKind) => (request: FastifyRequest<Code>, reply: FastifyReply) => {
    refuseOtherSites(request)
    const { world, params, protocol, host } = request
    const baseUrl = `${protocol}://${host}/ht`
    const addresses = { portal: world.config.portal, baseUrl, world: world.name }
    return reply
      .header('set-cookie', `mock_world=${world.name}; Path=/; SameSite=Lax`)
      .header('cache-control', 'no-store')
      .redirect(verifyAddress(kind, encodeURIComponent(params.code), addresses), 302)
  }
  app.get<Code>('/verify/:code', lead('print'))
  app.get<Code>('/verify/hours/:code', lead('hours'))
}
