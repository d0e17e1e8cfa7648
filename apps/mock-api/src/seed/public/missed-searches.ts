import { prcDate } from '../../domain/prc-time.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { missedSearches } from '../content/missed-searches.ts'

const day = 86_400_000

/** Seeds the words that visitors looked for in the last weeks without finding anything. */
export function seedMissedSearches({ db, clock }: World): void {
  for (const { keyword, counts } of missedSearches)
    for (const [back, count] of counts.entries()) {
      const at = new Date(clock.now().getTime() - back * 7 * day)
      if (count > 0) insert(db, 'missedSearch', { day: prcDate(at), keyword, count })
    }
}
