import type { FavouriteKind } from '@portal/api-contract'
import { titleOf } from '../../resources/account/favourites/kept.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { personaSeeds } from '../personas.ts'

const hour = 3_600_000

/** What personas have kept: the latest of a kind, or one that has its id from the content. */
const kept: readonly (readonly [persona: string, kind: FavouriteKind, id: number | 'latest'])[] = [
  ['su', 'COURSE', 3002],
  ['su', 'JOURNAL', 'latest'],
  ['su', 'NEWS', 'latest'],
  ['lin', 'COURSE', 3005],
  ['lin', 'NEWS', 'latest'],
  ['hengxin', 'TENDER', 4001],
]

const tables: Record<FavouriteKind, string> = {
  NEWS: 'news',
  COURSE: 'course',
  JOURNAL: 'journal',
  TENDER: 'tender',
}

function latestOf({ db, clock }: World, kind: FavouriteKind): number {
  const sql = `SELECT id FROM ${tables[kind]} WHERE isDeleted = 0 AND publishDate <= ? ORDER BY publishDate DESC, id LIMIT 1`
  return db.get<{ id: number }>(sql, [clock.now().toISOString()])?.id ?? 0
}

/** The favourites of the personas; after everything that can be kept. */
export function seedFavourites(world: World): void {
  for (const [index, [persona, kind, id]] of kept.entries()) {
    const targetId = id === 'latest' ? latestOf(world, kind) : id
    const title = titleOf(world, kind, targetId)
    // A world without content has nothing to keep.
    if (title === undefined) continue
    insert(world.db, 'memberFavourite', {
      memberId: personaSeeds.findIndex(({ key }) => key === persona) + 1,
      kind,
      targetId,
      title,
      createdDate: new Date(world.clock.now().getTime() - (kept.length - index) * 30 * hour).toISOString(),
    })
  }
}
