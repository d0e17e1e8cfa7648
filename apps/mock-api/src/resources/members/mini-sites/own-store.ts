import type { OwnSite, SiteInput } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'

type Row = Omit<OwnSite, 'coverId' | 'contacts'> & { coverId: string; contacts: string }

const select = `SELECT miniSite.id, ownerType, name, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished,
  miniSite.createdDate, miniSite.lastModifiedDate, miniSite.isDeleted, miniSite.orderNum
  FROM miniSite JOIN member ON member.id = memberId`

/** A member's mini-site, published or not. */
export function findOwnSite(db: Database, memberId: number): OwnSite | undefined {
  const row = db.get<Row>(`${select} WHERE memberId = ? AND miniSite.isDeleted = 0`, [memberId])
  return row && { ...row, coverId: JSON.parse(row.coverId), contacts: JSON.parse(row.contacts) }
}

/** The member whose mini-site has an address. */
export const ownerOfDomain = (db: Database, domainId: string): number | undefined =>
  db.get<{ memberId: number }>('SELECT memberId FROM miniSite WHERE domainId = ?', [domainId])?.memberId

const toColumns = (world: World, site: SiteInput) => ({
  domainId: site.domainId,
  coverId: JSON.stringify(site.coverId),
  logoUrl: site.logoUrl ?? null,
  intro: site.intro,
  contacts: JSON.stringify(site.contacts ?? {}),
  mapLng: site.mapLng ?? null,
  mapLat: site.mapLat ?? null,
  isPublished: site.isPublished,
  at: world.clock.now().toISOString(),
})

/** Opens a member's mini-site. */
export function insertSite(world: World, memberId: number, site: SiteInput): void {
  const sql = `INSERT INTO miniSite (memberId, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished,
      createdDate, lastModifiedDate, orderNum)
    VALUES (:memberId, :domainId, :coverId, :logoUrl, :intro, :contacts, :mapLng, :mapLat, :isPublished, :at, :at,
      :memberId)`
  world.db.run(sql, { memberId, ...toColumns(world, site) })
}

export function replaceSite(world: World, id: number, site: SiteInput): void {
  const sql = `UPDATE miniSite SET domainId = :domainId, coverId = :coverId, logoUrl = :logoUrl, intro = :intro,
      contacts = :contacts, mapLng = :mapLng, mapLat = :mapLat, isPublished = :isPublished, lastModifiedDate = :at
    WHERE id = :id`
  world.db.run(sql, { id, ...toColumns(world, site) })
}
