import type { OwnSiteItem, SiteItemInput } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'

/** The part of an item that its author writes and the association reviews. */
export interface ItemText {
  title: string
  summary: string | null
  coverUrl: string | null
  eventDate: string | null
  content: string
}

/** An item as it is stored: in the columns what is or will be published, beside it the new text of a published one. */
export interface ItemRow extends OwnSiteItem {
  memberId: number
  revision: string | null
  /** The association's last decision, which the state of a published item does not tell. */
  decision: 'APPROVED' | 'RETURNED' | 'REJECTED' | null
  decidedDate: string | null
}

export const findItem = (db: Database, id: number): ItemRow | undefined =>
  db.get<ItemRow>('SELECT * FROM siteItem WHERE id = ? AND isDeleted = 0', [id])

/** The author's own text, which may be newer than what is published. */
export function toOwnItem(row: ItemRow): OwnSiteItem {
  const { memberId: _memberId, decision: _decision, decidedDate: _decidedDate, revision, ...item } = row
  return revision === null ? item : { ...item, ...(JSON.parse(revision) as ItemText) }
}

export const textOf = (body: Omit<SiteItemInput, 'kind' | 'status'>): ItemText => ({
  title: body.title,
  summary: body.summary ?? null,
  coverUrl: body.coverUrl ?? null,
  eventDate: body.eventDate ?? null,
  content: body.content,
})

/** Inserts an empty draft. @returns its id */
export function insertItem(
  db: Database,
  item: { memberId: number; kind: string; text: ItemText; at: string },
): number {
  const { memberId, kind, text, at } = item
  const { lastInsertRowid } = db.run(
    `INSERT INTO siteItem (memberId, kind, title, summary, coverUrl, eventDate, content, status, createdDate, lastModifiedDate)
     VALUES (:memberId, :kind, :title, :summary, :coverUrl, :eventDate, :content, 'DRAFT', :at, :at)`,
    { memberId, kind, ...text, at },
  )
  return lastInsertRowid
}

/** Keeps the author's text: beside the published one where there is one. */
export function writeText(db: Database, item: ItemRow, text: ItemText): void {
  if (item.publishDate !== null) {
    db.run('UPDATE siteItem SET revision = ? WHERE id = ?', [JSON.stringify(text), item.id])
    return
  }
  publishText(db, item.id, text)
}

/** Puts a text where it is published from; nothing is kept beside it any more. */
export function publishText(db: Database, id: number, text: ItemText): void {
  db.run(
    `UPDATE siteItem SET title = :title, summary = :summary, coverUrl = :coverUrl, eventDate = :eventDate,
       content = :content, revision = NULL WHERE id = :id`,
    { id, ...text },
  )
}

type State = Pick<
  ItemRow,
  'status' | 'opinion' | 'submittedDate' | 'publishDate' | 'decision' | 'decidedDate' | 'lastModifiedDate'
>

export function writeState(db: Database, id: number, state: State): void {
  const { status, opinion, submittedDate, publishDate, decision, decidedDate, lastModifiedDate } = state
  db.run(
    `UPDATE siteItem SET status = :status, opinion = :opinion, submittedDate = :submittedDate,
       publishDate = :publishDate, decision = :decision, decidedDate = :decidedDate, lastModifiedDate = :lastModifiedDate
     WHERE id = :id`,
    { id, status, opinion, submittedDate, publishDate, decision, decidedDate, lastModifiedDate },
  )
}

/** Gives items of one kind their places; the others of the kind stand before them. */
export function writeOrder(db: Database, { memberId, kind }: ItemRow, ids: readonly number[]): void {
  db.run('UPDATE siteItem SET orderNum = 0 WHERE memberId = ? AND kind = ?', [memberId, kind])
  for (const [index, id] of ids.entries())
    db.run('UPDATE siteItem SET orderNum = ? WHERE id = ?', [index + 1, id])
}
