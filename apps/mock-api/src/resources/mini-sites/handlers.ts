import type { CompanySiteSummary, MemberSiteSummary } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { selectPage } from '../../contract/select-page.ts'
import {
  companySites,
  findCompanySite,
  findCompanySummary,
  findMemberSite,
  findMemberSummary,
  memberSites,
  type StoredSummary,
  toSummary,
} from './queries.ts'

/** What was found, or 404: a site that is not published is as if it were not there. */
function known<Site>(site: Site | undefined): Site {
  if (site === undefined) throw notFound()
  return site
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
  getCompanySiteInfo: ({ world, query }) => ok({ data: known(findCompanySummary(world.db, query.domainId)) }),
  getMemberSiteInfo: ({ world, query }) => ok({ data: known(findMemberSummary(world.db, query.domainId)) }),
} satisfies Partial<Handlers>
