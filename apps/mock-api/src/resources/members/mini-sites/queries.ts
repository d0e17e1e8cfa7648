import type {
  CompanySite,
  CompanySiteSummary,
  MemberSite,
  MemberSiteSummary,
  OwnerType,
} from '@portal/api-contract'
import type { Source } from '../../../contract/select-page.ts'
import type { Database, Value } from '../../../store/database.ts'

/** Who may be seen: approved, published, and its owner a member. */
export const isVisibleSite =
  'miniSite.isPublished = 1 AND miniSite.approvedDate IS NOT NULL AND miniSite.isDeleted = 0 AND member.joinDate IS NOT NULL AND member.isDeleted = 0'

const common = `miniSite.id, miniSite.domainId, miniSite.coverId, member.memberLevel, miniSite.createdDate,
  miniSite.lastModifiedDate, miniSite.isDeleted, miniSite.orderNum`

const audited = {
  id: 'miniSite.id',
  orderNum: 'miniSite.orderNum',
  lastModifiedDate: 'miniSite.lastModifiedDate',
}

/** Sites with their owners. CROSS JOIN keeps the order: sites are few, and members many. */
const listed = (profiles: string) => ({
  from: `miniSite CROSS JOIN member ON member.id = miniSite.memberId JOIN ${profiles} ON ${profiles}.memberId = member.id`,
  rowsFrom: `miniSite JOIN member ON member.id = miniSite.memberId JOIN ${profiles} ON ${profiles}.memberId = member.id`,
})

export const companySites = {
  select: `${common}, member.id AS companyId, member.name AS companyName, companyType, city, miniSite.logoUrl`,
  ...listed('companyProfile'),
  where: isVisibleSite,
  columns: { ...audited, companyId: 'member.id', companyName: 'member.name' },
} satisfies Source

export const memberSites = {
  select: `${common}, member.id AS memberId, member.name, avatar, title, companyName, certType, certMajor, city`,
  ...listed('personProfile'),
  where: isVisibleSite,
  columns: { ...audited, memberId: 'member.id', name: 'member.name' },
} satisfies Source

const content = 'intro, contacts, mapLng, mapLat, miniSite.logoUrl'

/** JSON columns as they are stored. */
type Stored<Site> = Omit<Site, 'coverId' | 'contacts'> & { coverId: string; contacts: string }
export type StoredSummary<Site> = Omit<Site, 'coverId'> & { coverId: string }

export const toSummary = <Row extends { coverId: string }>(row: Row) => ({
  ...row,
  coverId: JSON.parse(row.coverId) as CompanySiteSummary['coverId'],
})

const toSite = <Row extends { coverId: string; contacts: string }>(row: Row) => ({
  ...toSummary(row),
  contacts: JSON.parse(row.contacts) as CompanySite['contacts'],
})

function find<Row>(db: Database, source: Source, more: string, [condition, value]: [string, Value]) {
  const sql = `SELECT ${source.select}${more} FROM ${source.from} WHERE ${source.where} AND ${condition} = ?`
  return db.get<Row>(sql, [value])
}

export function findCompanySite(db: Database, id: number): CompanySite | undefined {
  const row = find<Stored<CompanySite>>(db, companySites, `, ${content}`, ['miniSite.id', id])
  return row && toSite(row)
}

export function findMemberSite(db: Database, domainId: string): MemberSite | undefined {
  const row = find<Stored<MemberSite>>(db, memberSites, `, ${content}`, ['miniSite.domainId', domainId])
  return row && toSite(row)
}

export function findCompanySummary(db: Database, domainId: string): CompanySiteSummary | undefined {
  const row = find<StoredSummary<CompanySiteSummary>>(db, companySites, '', ['miniSite.domainId', domainId])
  return row && toSummary(row)
}

export function findMemberSummary(db: Database, domainId: string): MemberSiteSummary | undefined {
  const row = find<StoredSummary<MemberSiteSummary>>(db, memberSites, '', ['miniSite.domainId', domainId])
  return row && toSummary(row)
}

/** Whether a site exists whose owner, a member still, does not publish it, or that nobody has approved. */
export const isHiddenSite = (db: Database, ownerType: OwnerType, domainId: string): boolean =>
  db.get(
    `SELECT 1 FROM miniSite JOIN member ON member.id = memberId
     WHERE domainId = ? AND ownerType = ? AND (isPublished = 0 OR approvedDate IS NULL) AND miniSite.isDeleted = 0 AND member.isDeleted = 0`,
    [domainId, ownerType],
  ) !== undefined
