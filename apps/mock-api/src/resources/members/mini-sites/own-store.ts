import { isDeepStrictEqual } from 'node:util'
import type { OwnSite, PublishedSite, SiteInput, SiteStatus } from '@portal/api-contract'
import { type SiteEvent, siteAfter } from '../../../domain/site/mini-site.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'

/** The part of a mini-site that its owner writes and the association reviews. */
export type SiteText = Omit<PublishedSite, 'approvedDate'>

interface State {
  status: SiteStatus
  opinion: string | null
  submittedDate: string | null
  /** When the association approved what visitors see; null while they see nothing. */
  approvedDate: string | null
  /** When the association last sent it back. */
  returnedDate: string | null
}

/** A mini-site as it is stored: in its text what was approved, or will be first; beside it a newer text. */
export interface SiteRow
  extends State,
    Pick<
      OwnSite,
      | 'id'
      | 'ownerType'
      | 'name'
      | 'isPublished'
      | 'createdDate'
      | 'lastModifiedDate'
      | 'isDeleted'
      | 'orderNum'
    > {
  memberId: number
  text: SiteText
  revision: SiteText | null
}

type Stored = Omit<SiteRow, 'text' | 'revision'> &
  Omit<SiteText, 'coverId' | 'contacts'> & { coverId: string; contacts: string; revision: string | null }

const select = `SELECT miniSite.id, memberId, ownerType, name, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat,
  isPublished, miniSite.status, opinion, submittedDate, approvedDate, returnedDate, revision, miniSite.createdDate,
  coalesce(savedDate, miniSite.lastModifiedDate) AS lastModifiedDate, miniSite.isDeleted, miniSite.orderNum
  FROM miniSite JOIN member ON member.id = memberId`

function toRow({
  domainId,
  coverId,
  logoUrl,
  intro,
  contacts,
  mapLng,
  mapLat,
  revision,
  ...rest
}: Stored): SiteRow {
  const json = { coverId: JSON.parse(coverId), contacts: JSON.parse(contacts) }
  const text = { domainId, logoUrl, intro, mapLng, mapLat, ...json }
  return { ...rest, text, revision: revision === null ? null : JSON.parse(revision) }
}

function find(db: Database, column: 'memberId' | 'miniSite.id', value: number): SiteRow | undefined {
  const row = db.get<Stored>(`${select} WHERE ${column} = ? AND miniSite.isDeleted = 0`, [value])
  return row && toRow(row)
}

/** A member's mini-site, published or not. */
export const findSiteOf = (db: Database, memberId: number) => find(db, 'memberId', memberId)

export const findSite = (db: Database, id: number) => find(db, 'miniSite.id', id)

/** What the owner saved last. */
export const savedText = ({ text, revision }: Pick<SiteRow, 'text' | 'revision'>): SiteText =>
  revision ?? text

/** The record of its owner: what was saved, and what is published. */
export function toOwnSite(row: SiteRow): OwnSite {
  const { memberId: _memberId, returnedDate: _returnedDate, text, revision, approvedDate, ...rest } = row
  const published = approvedDate === null ? null : { ...text, approvedDate }
  return { ...rest, ...savedText({ text, revision }), published }
}

/** The member whose mini-site has an address, or has saved it to be published. */
export const ownerOfDomain = (db: Database, domainId: string): number | undefined =>
  db.get<{ memberId: number }>(
    `SELECT memberId FROM miniSite WHERE domainId = ? OR revision ->> '$.domainId' = ?`,
    [domainId, domainId],
  )?.memberId

export const textOf = (site: Omit<SiteInput, 'isPublished'>): SiteText => ({
  domainId: site.domainId,
  coverId: site.coverId,
  logoUrl: site.logoUrl ?? null,
  intro: site.intro,
  contacts: site.contacts ?? {},
  mapLng: site.mapLng ?? null,
  mapLat: site.mapLat ?? null,
})

const toColumns = (text: SiteText) => ({
  ...text,
  coverId: JSON.stringify(text.coverId),
  contacts: JSON.stringify(text.contacts),
})

/** Opens a member's mini-site as a draft. */
export function insertSite({ db, clock }: World, memberId: number, site: SiteInput): void {
  const at = clock.now().toISOString()
  db.run(
    `INSERT INTO miniSite (memberId, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished, status,
       createdDate, lastModifiedDate, orderNum)
     VALUES (:memberId, :domainId, :coverId, :logoUrl, :intro, :contacts, :mapLng, :mapLat, :isPublished, 'DRAFT', :at, :at,
       :memberId)`,
    { memberId, ...toColumns(textOf(site)), isPublished: site.isPublished, at },
  )
}

/** Puts a text where visitors see it from; nothing is kept beside it any more. */
export function writeText(db: Database, id: number, text: SiteText): void {
  db.run(
    `UPDATE miniSite SET domainId = :domainId, coverId = :coverId, logoUrl = :logoUrl, intro = :intro, contacts = :contacts,
       mapLng = :mapLng, mapLat = :mapLat, revision = NULL WHERE id = :id`,
    { id, ...toColumns(text) },
  )
}

export function writeState(db: Database, id: number, state: State): void {
  const { status, opinion, submittedDate, approvedDate, returnedDate } = state
  db.run(
    `UPDATE miniSite SET status = :status, opinion = :opinion, submittedDate = :submittedDate,
       approvedDate = :approvedDate, returnedDate = :returnedDate WHERE id = :id`,
    { id, status, opinion, submittedDate, approvedDate, returnedDate },
  )
}

/** What saving a text is to a site; null when it was saved already. */
function eventOf(site: SiteRow, text: SiteText): Extract<SiteEvent, 'CHANGE' | 'REVERT'> | null {
  if (isDeepStrictEqual(text, savedText(site))) return null
  return site.approvedDate !== null && isDeepStrictEqual(text, site.text) ? 'REVERT' : 'CHANGE'
}

function keepText(db: Database, { id, approvedDate }: SiteRow, event: SiteEvent, text: SiteText): void {
  if (approvedDate === null || event === 'REVERT') writeText(db, id, text)
  else db.run('UPDATE miniSite SET revision = ? WHERE id = ?', [JSON.stringify(text), id])
}

/** Keeps what the owner saves: beside what was approved where there is such. @returns whether it is another text than before */
export function saveSite({ db, clock }: World, site: SiteRow, input: SiteInput): boolean {
  const text = textOf(input)
  const event = eventOf(site, text)
  const at = clock.now().toISOString()
  db.run('UPDATE miniSite SET isPublished = ?, savedDate = ? WHERE id = ?', [input.isPublished, at, site.id])
  if (event === null) return false
  keepText(db, site, event, text)
  const next = siteAfter(site.status, event)
  if (next.ok) writeState(db, site.id, { ...site, status: next.state })
  return true
}
