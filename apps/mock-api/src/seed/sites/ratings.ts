import type { CreditLevel } from '@portal/api-contract'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { createRandom } from '../artwork/random.ts'
import { companies } from '../content/companies.ts'
import type { MemberSeed } from '../members.ts'

const firstId = 4001
const yearsBack = 4
const levels: readonly CreditLevel[] = ['AAA', 'AA', 'A', 'B', 'C']
/** Lowest score of each level. */
const floors: Readonly<Record<CreditLevel, number>> = { AAA: 90, AA: 80, A: 70, B: 60, C: 48 }

const latest: ReadonlyMap<string, CreditLevel> = new Map<string, CreditLevel>([
  ['hengxin', 'AA'],
  ['mingce', 'A'],
  ['anzhu', 'B'],
  ...companies.map(({ key, creditRating }) => [key, creditRating] as const),
])

interface Rating {
  unit: MemberSeed
  level: CreditLevel
  score: number
}

/** A unit's rating `age` years before the latest one: by and large it has improved since. */
function ratingOf(unit: MemberSeed, age: number): Rating {
  const random = createRandom(`rating/${unit.key}/${age}`)
  const now = levels.indexOf(latest.get(unit.key) ?? 'B')
  const drift = age === 0 || random.chance(0.6) ? 0 : random.pick([1, 1, -1])
  const level = levels[Math.min(Math.max(now + drift, 0), levels.length - 1)] ?? 'B'
  return { unit, level, score: Math.round((floors[level] + random.between(0.5, 8.9)) * 10) / 10 }
}

const byScore = (one: Rating, other: Rating): number => other.score - one.score || one.unit.id - other.unit.id

/** The ratings of the four years before this one, of whoever was a member by then, best first within a year. */
function ratingsOf(units: readonly MemberSeed[], year: number) {
  return Array.from({ length: yearsBack }, (_, age) => year - 1 - age).flatMap((rated, age) =>
    units
      .filter(({ joinYear }) => joinYear !== null && joinYear <= rated)
      .map((unit) => ratingOf(unit, age))
      .sort(byScore)
      .map((rating, index) => ({ ...rating, year: rated, rank: index + 1 })),
  )
}

/** Credit ratings, valid for three years; the latest one is also the unit's own. */
export function seedRatings({ db }: World, units: readonly MemberSeed[], year: number): void {
  for (const [index, { unit, year: rated, ...rating }] of ratingsOf(units, year).entries()) {
    const at = `${rated}-12-18T01:00:00.000Z`
    insert(db, 'companyRating', {
      id: firstId + index,
      companyId: unit.id,
      year: rated,
      ...rating,
      certNo: `JCXY-${rated}-${String(unit.id).padStart(4, '0')}`,
      validTo: `${rated + 3}-12-31`,
      createdDate: at,
      lastModifiedDate: at,
      orderNum: firstId + index,
    })
  }
  db.run(`UPDATE companyProfile SET (creditRating, creditYear) =
    (SELECT level, year FROM companyRating WHERE companyId = memberId ORDER BY year DESC LIMIT 1)`)
}
