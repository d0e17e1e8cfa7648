import type { CompanyRanking } from '@portal/api-contract'
import { prcDate, prcYear } from '../../domain/prc-time.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { createRandom } from '../artwork/random.ts'
import type { MemberSeed } from '../members.ts'
import { unitDetails } from '../profiles/companies.ts'

const firstId = 5001
const yearsBack = 3
const metrics: readonly CompanyRanking['metric'][] = ['营业收入', '利润', '人均']

/** The year before is published on the 20th of April. */
function lastRankedYear(now: Date): number {
  const year = prcYear(now)
  return prcDate(now) > `${year}-04-20` ? year - 1 : year - 2
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** A consultant's figures in 万元, `age` years before the latest. */
function figuresOf({ key }: MemberSeed, age: number): Record<CompanyRanking['metric'], number> {
  const random = createRandom(`business/${key}`)
  const { annualIncome, staffCount } = unitDetails(key)
  const margin = random.between(0.06, 0.15)
  const growth = random.between(0.03, 0.14)
  const income = Math.round(annualIncome / (1 + growth) ** age)
  const staff = Math.round(staffCount * (1 - 0.03 * age))
  return { 营业收入: income, 利润: rounded(income * margin, 1), 人均: rounded(income / staff, 2) }
}

function placesOf(units: readonly MemberSeed[], year: number, age: number) {
  const ranked = units.filter(
    ({ key, joinYear }) =>
      joinYear !== null && joinYear <= year && unitDetails(key).companyType === '造价咨询',
  )
  return metrics.flatMap((metric) =>
    ranked
      .map((unit) => ({ unit, metric, value: figuresOf(unit, age)[metric], year }))
      .sort((one, other) => other.value - one.value || one.unit.id - other.unit.id)
      .map((place, index) => ({ ...place, rank: index + 1 })),
  )
}

/** The consultants' places in three years, by revenue, profit and revenue a head. */
export function seedRankings({ db, clock }: World, units: readonly MemberSeed[]): void {
  const last = lastRankedYear(clock.now())
  const places = Array.from({ length: yearsBack }, (_, age) => placesOf(units, last - age, age)).flat()
  for (const [index, { unit, year, ...place }] of places.entries()) {
    const at = `${year + 1}-04-20T01:00:00.000Z`
    insert(db, 'companyRanking', {
      id: firstId + index,
      companyId: unit.id,
      year,
      ...place,
      createdDate: at,
      lastModifiedDate: at,
      orderNum: firstId + index,
    })
  }
}
