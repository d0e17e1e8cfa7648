import type { OwnSite } from '@portal/api-contract'
import { type Handlers, ok } from '../../../contract/handler.ts'
import { notFound, problem } from '../../../contract/problem.ts'
import { siteAfter } from '../../../domain/site/mini-site.ts'
import { reviewDueAt } from '../../../review/policy.ts'
import { schedule, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { checkSite } from './check-site.ts'
import {
  findSiteOf,
  insertSite,
  ownerOfDomain,
  type SiteRow,
  saveSite,
  toOwnSite,
  writeState,
} from './own-store.ts'

const task = 'REVIEW_SITE'

/** Whether an address is another member's. */
const isTaken = ({ db }: World, domainId: string, memberId: number): boolean =>
  (ownerOfDomain(db, domainId) ?? memberId) !== memberId

/** @throws HttpProblem 409 when the address is another member's */
function claimDomain(world: World, domainId: string, memberId: number): void {
  if (!isTaken(world, domainId, memberId)) return
  throw problem(409, 'error.domainIdTaken', `${domainId} is the address of another mini-site`)
}

function siteOf(world: World, memberId: number): SiteRow {
  const site = findSiteOf(world.db, memberId)
  if (!site) throw notFound()
  return site
}

function ownSiteBy(world: World, memberId: number, id: number): SiteRow {
  const site = siteOf(world, memberId)
  if (site.id !== id) throw notFound()
  return site
}

const ownSite = (world: World, memberId: number): OwnSite => toOwnSite(siteOf(world, memberId))

/** Sends what was saved to the review; what is there already, or was approved, stays as it is. */
function publish(world: World, site: SiteRow): void {
  const { db, clock } = world
  db.run('UPDATE miniSite SET isPublished = 1 WHERE id = ?', [site.id])
  const next = siteAfter(site.status, 'PUBLISH')
  if (!next.ok || next.state === site.status) return
  const now = clock.now()
  writeState(db, site.id, { ...site, status: next.state, submittedDate: now.toISOString() })
  const dueAt = reviewDueAt(world, now)
  if (dueAt) schedule(world, task, site.id, dueAt)
}

export const ownSiteHandlers = {
  getOwnSite: ({ world, caller }) => ok(ownSite(world, caller.memberId)),
  checkSiteDomain: ({ world, caller, query }) =>
    ok({ isTaken: isTaken(world, query.domainId, caller.memberId) ? 1 : 0 }),
  createSite({ world, caller, body }) {
    checkSite(body)
    const { db } = world
    return db.transaction(() => {
      if (findSiteOf(db, caller.memberId))
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
      const site = ownSiteBy(world, caller.memberId, id)
      claimDomain(world, body.domainId, caller.memberId)
      if (saveSite(world, site, body)) unschedule(world, task, id)
      return ok(ownSite(world, caller.memberId))
    })
  },
  publishSite({ world, caller, params }) {
    return world.db.transaction(() => {
      publish(world, ownSiteBy(world, caller.memberId, params.id))
      return ok(ownSite(world, caller.memberId))
    })
  },
} satisfies Partial<Handlers>
