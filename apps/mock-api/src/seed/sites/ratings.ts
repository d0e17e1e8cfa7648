import type { CreditLevel } from '@portal/api-contract'
import { createRandom } from '../../domain/random.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { companies } from '../content/companies.ts'
import { ratingTermYears } from '../content/membership.ts'
import type { MemberSeed } from '../members/members.ts'
import type { RegisterUnit } from '../register/units.ts'
import { levels, type RatingHistory, registerHistories } from './register-ratings.ts'

const firstId = 4001
const yearsBack = 4
/** Lowest score of each level. */
const floors: Readonly<Record<CreditLevel, number>> = { AAA: 90, AA: 80, A: 70, B: 60, C: 48 }

const latest: ReadonlyMap<string, CreditLevel> = new Map<string, CreditLevel>([
  ['hengxin', 'AA'],
  ['mingce', 'A'],
  ['anzhu', 'B'],
  ...companies.map(({ key, creditRating }) => [key, creditRating] as const),
])

/** A unit's level `age` years before the latest one: by and large it has improved since. */
function levelOf(unit: MemberSeed, age: number): CreditLevel {
  const random = createRandom(`rating/${unit.key}/${age}`)
  const now = levels.indexOf(latest.get(unit.key) ?? 'B')
  const change = age === 0 || random.chance(0.6) ? 0 : random.pick([1, 1, -1])
  return levels[Math.min(Math.max(now + change, 0), levels.length - 1)] ?? 'B'
}

/** The levels of a member since it joined. */
function memberHistory(unit: MemberSeed, year: number): RatingHistory {
  const ages = Array.from({ length: yearsBack }, (_, age) => age)
  const rated = ages.filter((age) => unit.joinYear !== null && unit.joinYear <= year - 1 - age)
  return { companyId: unit.id, key: unit.key, levels: rated.map((age) => levelOf(unit, age)) }
}

interface Rating {
  companyId: number
  level: CreditLevel
  score: number
}

function ratingOf({ companyId, key }: RatingHistory, level: CreditLevel, age: number): Rating {
  const score = floors[level] + createRandom(`score/${key}/${age}`).between(0.5, 8.9)
  return { companyId, level, score: Math.round(score * 10) / 10 }
}

const byScore = (one: Rating, other: Rating): number =>
  other.score - one.score || one.companyId - other.companyId

/** The ratings of the four years before this one, best first within a year. */
function ratingsOf(histories: readonly RatingHistory[], year: number) {
  return Array.from({ length: yearsBack }, (_, age) => age).flatMap((age) =>
    histories
      .flatMap((history) => {
        const level = history.levels[age]
        return level === undefined ? [] : [ratingOf(history, level, age)]
      })
      .sort(byScore)
      .map((rating, index) => ({ ...rating, year: year - 1 - age, rank: index + 1 })),
  )
}

const latestRating = (id: string) =>
  `(SELECT level, year FROM companyRating WHERE companyId = ${id} AND year = :year)`

/** Credit ratings; the latest one is also the unit's own. */
export function seedRatings(
  { db }: World,
  members: readonly MemberSeed[],
  register: readonly RegisterUnit[],
  year: number,
): void {
  const known = members.map((unit) => memberHistory(unit, year)).filter((unit) => unit.levels.length > 0)
  const histories = [...known, ...registerHistories(register, known, { year, yearsBack })]
  for (const [index, { year: rated, ...rating }] of ratingsOf(histories, year).entries()) {
    const at = `${rated}-12-18T01:00:00.000Z`
    insert(db, 'companyRating', {
      id: firstId + index,
      year: rated,
      ...rating,
      certNo: `JCXY-${rated}-${String(rating.companyId).padStart(4, '0')}`,
      validTo: `${rated + ratingTermYears}-12-31`,
      createdDate: at,
      lastModifiedDate: at,
      orderNum: firstId + index,
    })
  }
  db.run(`UPDATE companyProfile SET (creditRating, creditYear) = ${latestRating('memberId')}`, {
    year: year - 1,
  })
  db.run(`UPDATE registerUnit SET (creditRating, creditYear) = ${latestRating('registerUnit.id')}`, {
    year: year - 1,
  })
}
