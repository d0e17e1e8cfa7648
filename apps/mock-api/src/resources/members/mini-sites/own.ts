import { type Handlers, ok } from '../../../contract/handler.ts'
import { notFound, problem } from '../../../contract/problem.ts'
import type { World } from '../../../world.ts'
import { checkSite } from './check-site.ts'
import { findOwnSite, insertSite, ownerOfDomain, replaceSite } from './own-store.ts'

/** @throws HttpProblem 409 when the address is another member's */
function claimDomain({ db }: World, domainId: string, memberId: number): void {
  const owner = ownerOfDomain(db, domainId)
  if (owner === undefined || owner === memberId) return
  throw problem(409, 'error.domainIdTaken', `${domainId} is the address of another mini-site`)
}

function ownSite(world: World, memberId: number) {
  const site = findOwnSite(world.db, memberId)
  if (!site) throw notFound()
  return site
}

export const ownSiteHandlers = {
  getOwnSite: ({ world, caller }) => ok(ownSite(world, caller.memberId)),
  createSite({ world, caller, body }) {
    checkSite(body)
    const { db } = world
    return db.transaction(() => {
      if (findOwnSite(db, caller.memberId))
        throw problem(409, 'error.siteExists', 'The caller has a mini-site already: PUT it instead')
      claimDomain(world, body.domainId, caller.memberId)
      insertSite(world, caller.memberId, body)
      return {
        status: 201,
        body: ownSite(world, caller.memberId),
        headers: { location: 'api/member-web/info' },
      }
    })
  },
  updateSite({ world, caller, body: { id, ...body } }) {
    checkSite(body)
    return world.db.transaction(() => {
      if (ownSite(world, caller.memberId).id !== id) throw notFound()
      claimDomain(world, body.domainId, caller.memberId)
      replaceSite(world, id, body)
      return ok(ownSite(world, caller.memberId))
    })
  },
} satisfies Partial<Handlers>
