import type { CompanySiteSummary, MemberSiteSummary, OwnerType } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound, problem } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import type { World } from '../../../world.ts'
import {
  companySites,
  findCompanySite,
  findCompanySummary,
  findMemberSite,
  findMemberSummary,
  isHiddenSite,
  memberSites,
  type StoredSummary,
  toSummary,
} from './queries.ts'

/** What was found, or 404: a site that is not published is as if it were not there. */
function known<Site>(site: Site | undefined): Site {
  if (site === undefined) throw notFound()
  return site
}

/** What a frame shows of a site, or a 404 that distinguishes an unknown address from an unpublished site. */
function shown<Site>(site: Site | undefined, { db }: World, owner: OwnerType, domainId: string) {
  if (site !== undefined) return ok({ data: site })
  throw isHiddenSite(db, owner, domainId) ? problem(404, 'error.siteUnpublished') : notFound()
}

export const siteHandlers = {
  listCompanySites(call) {
    const { rows, total } = selectPage<StoredSummary<CompanySiteSummary>>(call, companySites)
    return page(rows.map(toSummary), total)
  },
  listMemberSites(call) {
    const { rows, total } = selectPage<StoredSummary<MemberSiteSummary>>(call, memberSites)
    return page(rows.map(toSummary), total)
  },
  getCompanySite: ({ world, params }) => ok(known(findCompanySite(world.db, params.id))),
  getMemberSite: ({ world, query }) => ok(known(findMemberSite(world.db, query.domainId))),
  getCompanySiteInfo: ({ world, query }) =>
    shown(findCompanySummary(world.db, query.domainId), world, 'UNIT', query.domainId),
  getMemberSiteInfo: ({ world, query }) =>
    shown(findMemberSummary(world.db, query.domainId), world, 'PERSON', query.domainId),
} satisfies Partial<Handlers>
