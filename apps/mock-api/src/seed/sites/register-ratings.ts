import type { CreditLevel } from '@portal/api-contract'
import { createRandom, type Random } from '../../domain/random.ts'
import { ratedCounts, ratedTotal, ratingChanges } from '../content/membership.ts'
import type { RegisterUnit } from '../register/units.ts'

/** A unit's levels, the latest first; it was not rated before the last of them. */
export interface RatingHistory {
  companyId: number
  key: string
  levels: readonly CreditLevel[]
}

/** Best first. */
export const levels: readonly CreditLevel[] = ['AAA', 'AA', 'A', 'B', 'C']

const levelBeside = (level: CreditLevel, step: 1 | -1): CreditLevel | undefined =>
  levels[levels.indexOf(level) + step]

/** How a unit came to its latest level. */
type Change = 'first' | 'up' | 'down' | 'same'

function changeOf({ levels: [now, before] }: RatingHistory): Change {
  if (now === undefined || before === undefined) return 'first'
  const step = levels.indexOf(before) - levels.indexOf(now)
  return step === 0 ? 'same' : step > 0 ? 'up' : 'down'
}

/** The levels that are still to be given, so that with those of the members each has its count. */
function missingLevels(random: Random, known: readonly RatingHistory[]): CreditLevel[] {
  const all = levels.flatMap((level) => {
    const given = known.filter(({ levels: [now] }) => now === level).length
    return Array.from({ length: ratedCounts[level] - given }, () => level)
  })
  return random.shuffle(all)
}

/** Takes as many as are asked for of those that fit, in their order. */
function take<Item>(items: Item[], count: number, fits: (item: Item) => boolean): Item[] {
  const taken = items.filter(fits).slice(0, count)
  for (const item of taken) items.splice(items.indexOf(item), 1)
  return taken
}

interface Latest {
  unit: RegisterUnit
  level: CreditLevel
}

const historyOf = ({ unit, level }: Latest, earlier: readonly CreditLevel[]): RatingHistory => ({
  companyId: unit.id,
  key: String(unit.id),
  levels: [level, ...earlier],
})

/**
 * The ratings of the register's consultants: with those of the members they make the published counts of levels, of units
 * that rose and fell, and of those that were rated for the first time.
 *
 * @param known the members' ratings
 */
export function registerHistories(
  register: readonly RegisterUnit[],
  known: readonly RatingHistory[],
  { year, yearsBack }: { year: number; yearsBack: number },
): RatingHistory[] {
  const random = createRandom('register/ratings')
  const missing = missingLevels(random, known)
  // The newest first: they are rated for the first time.
  const candidates = register
    .filter(({ companyType, joinDate }) => companyType === '造价咨询' && joinDate < `${year - 1}-01-01`)
    .sort((one, other) => other.joinDate.localeCompare(one.joinDate))
    .slice(0, missing.length)
  if (candidates.length < missing.length) throw new Error(`Of ${ratedTotal} rated units some are missing`)
  const rest = candidates.map((unit, index) => ({ unit, level: missing[index] ?? 'A' }))
  const open = (change: Change, count: number) =>
    count - known.filter((history) => changeOf(history) === change).length
  const rated = (latest: Latest, before: CreditLevel | undefined): RatingHistory => {
    const earlier = Math.min(yearsBack, year - Number(latest.unit.joinDate.slice(0, 4))) - 1
    return historyOf(latest, before ? Array.from({ length: earlier }, () => before) : [])
  }
  const first = take(rest, open('first', ratingChanges.first), () => true)
  rest.reverse()
  const fallen = take(rest, ratingChanges.fallenFromTop, ({ level }) => level === 'AA')
  const isBelow = ({ level }: Latest) => level !== 'AAA' && level !== 'AA'
  const down = [...fallen, ...take(rest, open('down', ratingChanges.down) - fallen.length, isBelow)]
  const up = take(rest, open('up', ratingChanges.up), ({ level }) => level !== 'C')
  return [
    ...first.map((latest) => rated(latest, undefined)),
    ...down.map((latest) => rated(latest, levelBeside(latest.level, -1))),
    ...up.map((latest) => rated(latest, levelBeside(latest.level, 1))),
    ...rest.map((latest) => {
      const history = rated(latest, latest.level)
      return { ...history, levels: history.levels.slice(0, random.int(2, yearsBack)) }
    }),
  ]
}
