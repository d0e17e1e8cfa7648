import type { Value } from '../../../store/database.ts'
import type { World } from '../../../world.ts'

const names = [
  'id',
  'title',
  'subTitle',
  'infoDictsId',
  'infoDictsDetailsId',
  'source',
  'author',
  'coverUrl',
  'summary',
  'documentNo',
  'issuer',
  'issuingLevel',
  'validity',
  'effectiveDate',
  'isTop',
  'isCarousel',
  'viewCount',
  'publishDate',
  'status',
  'createdDate',
  'lastModifiedDate',
  'isDeleted',
  'orderNum',
]

/** Columns of a news item without its text, named with their table: the search index has some of the names too. */
export const summaryColumns = (table: 'news' | 'feeNews'): string =>
  names.map((name) => `${table}.${name}`).join(', ')

/**
 * What anybody may see: published, not deleted, and not ahead of its date. Few items are ahead: the `+` leaves indexes over
 * the date to criteria that ask for a year.
 */
export const isPublic = "status = 'PUBLISHED' AND isDeleted = 0 AND +publishDate <= ?"

/**
 * The value of `isPublic`'s placeholder: the last date up to now that an item bears. It stands still until the next one
 * appears, and with it what lists are cached by.
 */
export function asOf({ clock, db }: World, table: 'news' | 'feeNews' = 'news'): Value {
  const now = clock.now().toISOString()
  const select = `SELECT max(publishDate) AS date FROM ${table} WHERE ${isPublic}`
  return db.get<{ date: string | null }>(select, [now])?.date ?? now
}

/** The text of a news item or a price bulletin: as it was written at the desk, else the library's. */
export const contentOf = (table: 'news' | 'feeNews'): string =>
  `coalesce((SELECT content FROM ${table}OwnText WHERE id = ${table}.id), (SELECT content FROM newsText WHERE id = ${table}.id))`
