import type { CompanyRanking } from '@portal/api-contract'
import { prcDate, prcYear } from '../../domain/prc-time.ts'
import { createRandom } from '../../domain/random.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import type { MemberSeed } from '../members/members.ts'
import { unitDetails } from '../profiles/companies.ts'
import type { RegisterUnit } from '../register/units.ts'

const firstId = 5001
const yearsBack = 3
/** Places of each list that are published. */
const places = 100
const metrics: readonly CompanyRanking['metric'][] = ['营业收入', '利润', '人均']

/** The year before is published on the 20th of April. */
function lastRankedYear(now: Date): number {
  const year = prcYear(now)
  return prcDate(now) > `${year}-04-20` ? year - 1 : year - 2
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** A consultant as the ranking counts it. */
interface Consultant {
  id: number
  key: string
  joinYear: number
  annualIncome: number
  staffCount: number
}

const memberConsultants = (units: readonly MemberSeed[]): Consultant[] =>
  units.flatMap(({ id, key, joinYear }) => {
    const { companyType, annualIncome, staffCount } = unitDetails(key)
    return joinYear === null || companyType !== '造价咨询'
      ? []
      : [{ id, key, joinYear, annualIncome, staffCount }]
  })

const registerConsultants = (units: readonly RegisterUnit[]): Consultant[] =>
  units
    .filter(({ companyType }) => companyType === '造价咨询')
    .map((unit) => ({ ...unit, key: String(unit.id), joinYear: Number(unit.joinDate.slice(0, 4)) }))

/** A consultant's figures in 万元, `age` years before the latest. */
function figuresOf({ key, annualIncome, staffCount }: Consultant, age: number) {
  const random = createRandom(`business/${key}`)
  const margin = random.between(0.06, 0.15)
  const growth = random.between(0.03, 0.14)
  const income = Math.round(annualIncome / (1 + growth) ** age)
  const staff = Math.max(1, Math.round(staffCount * (1 - 0.03 * age)))
  return { 营业收入: income, 利润: rounded(income * margin, 1), 人均: rounded(income / staff, 2) }
}

function placesOf(units: readonly Consultant[], year: number, age: number) {
  const figures = units
    .filter(({ joinYear }) => joinYear <= year)
    .map((unit) => ({ companyId: unit.id, values: figuresOf(unit, age) }))
  return metrics.flatMap((metric) =>
    figures
      .map(({ companyId, values }) => ({ companyId, metric, value: values[metric], year }))
      .sort((one, other) => other.value - one.value || one.companyId - other.companyId)
      .slice(0, places)
      .map((place, index) => ({ ...place, rank: index + 1 })),
  )
}

/** The hundred first consultants in three years, by revenue, profit and revenue a head. */
export function seedRankings(
  { db, clock }: World,
  members: readonly MemberSeed[],
  register: readonly RegisterUnit[],
): void {
  const last = lastRankedYear(clock.now())
  const units = [...memberConsultants(members), ...registerConsultants(register)]
  const rows = Array.from({ length: yearsBack }, (_, age) => placesOf(units, last - age, age)).flat()
  for (const [index, place] of rows.entries()) {
    const at = `${place.year + 1}-04-20T01:00:00.000Z`
    insert(db, 'companyRanking', {
      id: firstId + index,
      ...place,
      createdDate: at,
      lastModifiedDate: at,
      orderNum: firstId + index,
    })
  }
}
