import type { ItemKind, OwnerType, SiteItem, SiteItemDetail } from '@portal/api-contract'
import { type Call, type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { isVisibleSite } from '../mini-sites/queries.ts'

type ListCall = Call<
  | 'listCompanyItems'
  | 'listCompanyNews'
  | 'listCompanyCases'
  | 'listCompanyHonours'
  | 'listMemberItems'
  | 'listMemberQualifications'
  | 'listMemberCases'
  | 'listMemberAchievements'
>

const select = `siteItem.id, kind, title, summary, coverUrl, eventDate, domainId, siteItem.memberId AS ownerId,
  member.name AS ownerName, publishDate, siteItem.createdDate, siteItem.lastModifiedDate, siteItem.isDeleted,
  siteItem.orderNum`
const from = `siteItem JOIN miniSite ON miniSite.memberId = siteItem.memberId
  JOIN member ON member.id = siteItem.memberId`
/** The same, by which the rows of a page are picked once their order is known. */
const rowsFrom = `siteItem JOIN member ON member.id = siteItem.memberId
  JOIN miniSite ON miniSite.memberId = siteItem.memberId`
const where = `publishDate IS NOT NULL AND siteItem.isDeleted = 0 AND ownerType = ? AND ${isVisibleSite}`
const columns = { id: 'siteItem.id', orderNum: 'siteItem.orderNum' }

function ownerOf(db: Database, ownerType: OwnerType, domainId: string): number {
  const site = db.get<{ memberId: number }>(
    `SELECT memberId FROM miniSite JOIN member ON member.id = memberId
     WHERE domainId = ? AND ownerType = ? AND ${isVisibleSite}`,
    [domainId, ownerType],
  )
  if (!site) throw notFound()
  return site.memberId
}

/** Published items of one site, or of all. @throws HttpProblem 404 for a site that is not published */
function list(call: ListCall, ownerType: OwnerType, kind?: ItemKind) {
  const { domainId } = call.query
  const owner = domainId === undefined ? [] : [ownerOf(call.world.db, ownerType, domainId)]
  const { rows, total } = selectPage<SiteItem>(call, {
    ...{ select, from, rowsFrom },
    where: `${where}${owner.length > 0 ? ' AND siteItem.memberId = ?' : ''}${kind ? ' AND kind = ?' : ''}`,
    parameters: [ownerType, ...owner, ...(kind ? [kind] : [])],
    columns,
  })
  return page(rows, total)
}

function find({ db }: World, ownerType: OwnerType, id: number) {
  const sql = `SELECT ${select}, content FROM ${from} WHERE ${where} AND siteItem.id = ?`
  const item = db.get<SiteItemDetail>(sql, [ownerType, id])
  if (!item) throw notFound()
  return ok(item)
}

export const itemListHandlers = {
  listCompanyItems: (call) => list(call, 'UNIT'),
  listCompanyNews: (call) => list(call, 'UNIT', 'NEWS'),
  listCompanyCases: (call) => list(call, 'UNIT', 'CONSTRUCT'),
  listCompanyHonours: (call) => list(call, 'UNIT', 'CERTIFICATE'),
  getCompanyItem: ({ world, params }) => find(world, 'UNIT', params.id),
  listMemberItems: (call) => list(call, 'PERSON'),
  listMemberQualifications: (call) => list(call, 'PERSON', 'PROF'),
  listMemberCases: (call) => list(call, 'PERSON', 'CONSTRUCT'),
  listMemberAchievements: (call) => list(call, 'PERSON', 'ACHIEVE'),
  getMemberItem: ({ world, params }) => find(world, 'PERSON', params.id),
} satisfies Partial<Handlers>
