import type { OwnerType } from '@portal/api-contract'
import { type MembershipStatus, memberNumber } from '../../domain/member/membership.ts'
import { endOfYear } from '../../domain/prc-time.ts'
import { createRandom } from '../../domain/random.ts'
import type { Database } from '../../store/database.ts'
import { insert } from '../../store/insert.ts'
import { companies } from '../content/companies.ts'
import { people } from '../content/people.ts'
import type { CompanySeed, PersonSeed } from '../content/types.ts'
import { type PersonaSeed, personaSeeds } from '../personas.ts'

/** A member as the store is seeded with it, and how far its fees are paid. */
export interface MemberSeed {
  id: number
  key: string
  ownerType: OwnerType
  name: string
  phone: string
  uscc: string | null
  username: string
  memberLevel: string | null
  joinYear: number | null
  validTo: string | null
  unpaidYears: number
  /** The first year that fees are kept for. */
  firstFeeYear: number
}

const historyYears = 6

function validityOf(state: MembershipStatus, year: number): string | null {
  if (state === 'APPLYING') return null
  return endOfYear(state === 'EXPIRED' ? year - 1 : year)
}

function ofPersona(seed: PersonaSeed, index: number, year: number): MemberSeed {
  const joinYear = seed.yearsIn === null ? null : year - seed.yearsIn
  const recent = Math.max(joinYear ?? year, year - historyYears + 1)
  return {
    id: index + 1,
    key: seed.key,
    ownerType: seed.kind,
    name: seed.name,
    phone: seed.phone,
    uscc: seed.uscc,
    username: seed.login,
    memberLevel: seed.memberLevel,
    joinYear,
    validTo: validityOf(seed.state, year),
    unpaidYears: seed.unpaidYears,
    firstFeeYear: seed.hasFullHistory ? (joinYear ?? year) : recent,
  }
}

/** Most are paid up; some have not paid this year, of which some are still within their term. */
function standingOf(key: string): { unpaidYears: number; state: MembershipStatus } {
  const chance = createRandom(`standing/${key}`).int(1, 10)
  if (chance > 3) return { unpaidYears: 0, state: 'ACTIVE' }
  return chance === 1 ? { unpaidYears: 1, state: 'EXPIRED' } : { unpaidYears: chance - 1, state: 'ARREARS' }
}

function ofContent(seed: { key: string; joinYear: number; memberLevel: string }, year: number) {
  const { unpaidYears, state } = standingOf(seed.key)
  // Content counts in calendar years, and the clock may stand before one of them.
  const joinYear = Math.min(seed.joinYear, year - 1)
  return {
    key: seed.key,
    memberLevel: seed.memberLevel,
    joinYear,
    validTo: validityOf(state, year),
    unpaidYears,
    firstFeeYear: Math.max(joinYear, year - historyYears + 1),
  }
}

const ofCompany = (seed: CompanySeed, index: number, year: number): MemberSeed => ({
  ...ofContent(seed, year),
  id: 101 + index,
  ownerType: 'UNIT',
  name: seed.companyName,
  phone: seed.contactPhone,
  uscc: seed.uscc,
  username: seed.key,
})

const ofPerson = (seed: PersonSeed, index: number, year: number): MemberSeed => ({
  ...ofContent(seed, year),
  id: 201 + index,
  ownerType: 'PERSON',
  name: seed.name,
  phone: seed.phone,
  uscc: null,
  username: seed.phone,
})

/** Personas first, then the association's units and people; ids leave room between the three. */
export function memberSeeds(year: number): MemberSeed[] {
  return [
    ...personaSeeds.map((seed, index) => ofPersona(seed, index, year)),
    ...companies.map((seed, index) => ofCompany(seed, index, year)),
    ...people.map((seed, index) => ofPerson(seed, index, year)),
  ]
}

/** Writes a member and its account. @param at instant of seeding */
export function insertMember(db: Database, seed: MemberSeed, passwordHash: string, at: string): void {
  const { id, ownerType, name, phone, uscc, username, memberLevel, joinYear, validTo } = seed
  db.run(
    `INSERT INTO member (id, ownerType, name, phone, uscc, avatar, memberNo, memberLevel, joinDate, validTo,
       createdDate, lastModifiedDate, orderNum)
     VALUES (:id, :ownerType, :name, :phone, :uscc, :avatar, :memberNo, :memberLevel, :joinDate, :validTo, :at, :at, :id)`,
    {
      id,
      ownerType,
      name,
      phone,
      uscc,
      avatar: `files/avatars/${seed.key}.svg`,
      memberNo: joinYear === null ? null : memberNumber(ownerType, joinYear, id),
      memberLevel,
      joinDate: joinYear === null ? null : `${joinYear}-05-20`,
      validTo,
      at,
    },
  )
  const account = { id, memberId: id, username, passwordHash, phone: ownerType === 'PERSON' ? phone : null }
  insert(db, 'account', account)
}
