import { createRandom } from '../../domain/random.ts'
import { companies } from '../content/companies.ts'
import { people } from '../content/people.ts'
import type { MemberSeed } from '../members/members.ts'
import { type UnitPersona, unitPersonas } from './personas.ts'

const postCodes: Readonly<Record<string, string>> = {
  临江市: '349000',
  云洲市: '349100',
  松陵市: '349200',
  白沙市: '349300',
  青屿市: '349400',
  望山市: '349500',
  澄阳市: '349600',
  丹河市: '349700',
  平湖州: '349800',
}

const details: ReadonlyMap<string, UnitPersona> = new Map(
  [...unitPersonas, ...companies].map((seed) => [seed.key, seed]),
)

/** What the content says of a unit. */
export function unitDetails(key: string): UnitPersona {
  const found = details.get(key)
  if (!found) throw new Error(`The content has no unit ${key}`)
  return found
}

/** The 资质 that a consultant had when it was abolished; the others never had one. */
function qualificationOf({ companyType, level1Count, establishYear }: UnitPersona): string | null {
  if (companyType !== '造价咨询' || establishYear > 2018) return null
  return level1Count >= 12 ? '甲级' : '乙级'
}

const seniority = ['正高级工程师', '高级工程师', '工程师']

/** The most senior of the unit's people who is not its legal person, else that one. */
function technicalLeaderOf({ key, legalPerson }: UnitPersona): string {
  const staff = people.filter(({ companyKey, name }) => companyKey === key && name !== legalPerson)
  const titles = seniority.flatMap((title) => staff.filter((person) => person.title === title))
  const named = key === 'hengxin' ? '林知远' : titles[0]?.name
  return named ?? legalPerson
}

function establishDateOf({ key, establishYear }: UnitPersona): string {
  const random = createRandom(`established/${key}`)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${establishYear}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`
}

/** A row of `companyProfile`; the credit rating comes with the ratings. */
export function companyProfileOf({ id, key, phone }: MemberSeed) {
  const seed = unitDetails(key)
  return {
    memberId: id,
    companyType: seed.companyType,
    legalPerson: seed.legalPerson,
    registeredCapital: seed.registeredCapital,
    establishDate: establishDateOf(seed),
    province: '江川省',
    city: seed.city,
    district: seed.district,
    address: seed.address,
    postCode: postCodes[seed.city] ?? null,
    phone: seed.phone,
    email: seed.email,
    website: seed.website,
    qualificationLevel: qualificationOf(seed),
    level1Count: seed.level1Count,
    level2Count: seed.level2Count,
    staffCount: seed.staffCount,
    annualIncome: seed.annualIncome,
    technicalLeader: technicalLeaderOf(seed),
    contactName: seed.contactName,
    contactPhone: phone,
    logoUrl: `files/logos/${key}.svg`,
  }
}
