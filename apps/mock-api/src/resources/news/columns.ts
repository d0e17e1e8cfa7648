import type { Value } from '../../store/database.ts'
import type { World } from '../../world.ts'

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

/** What anybody may see: published, not deleted, and not ahead of its date. */
export const isPublic = "status = 'PUBLISHED' AND isDeleted = 0 AND publishDate <= ?"

/** The value of `isPublic`'s placeholder. */
export const asOf = ({ clock }: World): Value => clock.now().toISOString()
