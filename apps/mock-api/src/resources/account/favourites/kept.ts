import type { FavouriteKind, MemberFavourite } from '@portal/api-contract'
import type { Value } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { isPublished } from '../../information/journals/queries.ts'
import { asOf, isPublic } from '../../information/news/columns.ts'

/** What the record of each kind is called while it is shown; the first placeholder is its id, the second the present instant. */
const titleSql: Record<FavouriteKind, string> = {
  NEWS: `SELECT title FROM news WHERE id = ? AND ${isPublic}`,
  COURSE: 'SELECT title FROM course WHERE id = ? AND isDeleted = 0 AND isPublished = 1 AND publishDate <= ?',
  JOURNAL: `SELECT bookName || ' ' || year || ' 年第 ' || issueNo || ' 期' AS title FROM journal WHERE id = ? AND ${isPublished}`,
  TENDER: 'SELECT title FROM tender WHERE id = ? AND isDeleted = 0 AND publishDate <= ?',
}

const instantOf = (world: World, kind: FavouriteKind): Value =>
  kind === 'NEWS' ? asOf(world) : world.clock.now().toISOString()

/** What a record is called; undefined for one that there is not, or that is not shown now. */
export const titleOf = (world: World, kind: FavouriteKind, id: number): string | undefined =>
  world.db.get<{ title: string }>(titleSql[kind], [id, instantOf(world, kind)])?.title

const kinds = Object.keys(titleSql) as FavouriteKind[]
const titleNow = kinds
  .map((kind) => `WHEN '${kind}' THEN (${titleSql[kind].replace('id = ?', 'id = memberFavourite.targetId')})`)
  .join(' ')

/** Favourites with what their records are called now. */
export const favourites = `(SELECT id, memberId, kind, targetId, createdDate, coalesce(titleNow, title) AS title,
  titleNow IS NOT NULL AS isAvailable FROM (SELECT *, CASE kind ${titleNow} END AS titleNow FROM memberFavourite))`

/** Values of the placeholders of `favourites`. */
export const instants = (world: World): Value[] => kinds.map((kind) => instantOf(world, kind))

/** Columns of a favourite. */
export const favouriteColumns = 'id, kind, targetId, title, isAvailable, createdDate'

/** The favourite that a member has of a record. */
export const findFavourite = (world: World, memberId: number, kind: FavouriteKind, targetId: number) =>
  world.db.get<MemberFavourite>(
    `SELECT ${favouriteColumns} FROM ${favourites} WHERE memberId = ? AND kind = ? AND targetId = ?`,
    [...instants(world), memberId, kind, targetId],
  )
