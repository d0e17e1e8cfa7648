import { usccCheckCharacter } from '../../domain/member/id-numbers.ts'
import { memberNumber } from '../../domain/member/membership.ts'
import { endOfYear, prcDate } from '../../domain/prc-time.ts'
import { createRandom, type Random } from '../../domain/random.ts'
import { newMembers, newUnits, officeCounts, unitKinds } from '../content/membership.ts'
import type { CompanyType } from '../content/types.ts'
import { joinDateOf } from './join-date.ts'
import { cityShares, districts, tradeNames, unitSuffixes } from './words.ts'

export const firstUnitId = 20_001

/** A unit of the register: a row of `registerUnit`. Its credit rating comes with the ratings. */
export interface RegisterUnit {
  id: number
  name: string
  uscc: string
  companyType: CompanyType
  city: string
  district: string
  memberNo: string
  memberLevel: string
  joinDate: string
  validTo: string
  level1Count: number
  level2Count: number
  staffCount: number
  /** In 万元. */
  annualIncome: number
}

/** What the register is filled up to: who is a member already, and when. */
export interface Members {
  names: ReadonlySet<string>
  /** How many there are of each type. */
  types: ReadonlyMap<CompanyType, number>
  /** How many there are of each level. */
  levels: ReadonlyMap<string, number>
}

interface Named {
  name: string
  type: CompanyType
  city: string
}

function placeOf(random: Random): readonly [city: string, short: string] {
  let rest = random.between(0, 1)
  for (const [city, short, share] of cityShares) {
    rest -= share
    if (rest < 0) return [city, short]
  }
  return ['临江市', '临江']
}

const characterOf = (random: Random, text: string): string => text.charAt(random.int(0, text.length - 1))

/** A name that no other unit has: of its city, or of the province for some. */
function nameUnit(random: Random, type: CompanyType, taken: Set<string>): Named {
  for (;;) {
    const [city, short] = placeOf(random)
    const trade = characterOf(random, tradeNames.first) + characterOf(random, tradeNames.second)
    const place = city === '临江市' && random.chance(0.5) ? '江川' : short
    const name = `${place}${trade}${random.pick(unitSuffixes[type])}`
    // Two units that share their trade name would be taken for one.
    if (taken.has(trade) || taken.has(name) || trade[0] === trade[1]) continue
    taken.add(trade).add(name)
    return { name, type, city }
  }
}

/** The units that are missing from each kind; the last of them are the named new ones. */
function missingUnits(random: Random, { names, types }: Members): Named[] {
  const taken = new Set([...names, ...newUnits.map(({ name }) => name)])
  const countOf = (kinds: readonly CompanyType[]) =>
    kinds.reduce((sum, type) => sum + (types.get(type) ?? 0), 0)
  const others = unitKinds.flatMap(({ types: kinds, count }) => {
    const named = newUnits.filter(({ type }) => kinds.includes(type)).length
    return Array.from({ length: count - countOf(kinds) - named }, () =>
      nameUnit(random, random.pick(kinds), taken),
    )
  })
  return [...random.shuffle(others), ...newUnits]
}

/** The offices that are still to be held, one after the other; plain members after them. */
function levelsFor(members: Members): string[] {
  return Object.entries(officeCounts).flatMap(([level, count]) =>
    Array.from({ length: count - (members.levels.get(level) ?? 0) }, () => level),
  )
}

function sizeOf(random: Random, type: CompanyType, isNew: boolean) {
  const scale = isNew ? random.between(6, 28) : 8 + random.between(0.2, 1) ** 3 * 190
  const staffCount = Math.round(type === '施工' || type === '建设' ? scale * 2.4 : scale)
  const share = type === '造价咨询' ? random.between(0.14, 0.26) : random.between(0.02, 0.07)
  const level1Count = Math.max(1, Math.round(staffCount * share))
  return {
    staffCount,
    level1Count,
    level2Count: Math.max(1, Math.round(level1Count * random.between(0.5, 1.2))),
    annualIncome: Math.round(staffCount * random.between(22, 38)),
  }
}

const usccLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

function usccOf(random: Random, city: string): string {
  const area = 1 + Object.keys(districts).indexOf(city)
  const body = Array.from({ length: 7 }, () => characterOf(random, usccLetters)).join('')
  const code = `9134990${area}MA${body}`
  return code + usccCheckCharacter(code)
}

/** How many days ago a unit joined that is among the last to come, by its place from the end; null for all others. */
function daysSinceJoining(place: number): number | null {
  if (place < newUnits.length) return newMembers.daysAgo
  return place < newMembers.unitsWithinYear ? newMembers.daysAgo + 19 * (place - newUnits.length + 1) : null
}

/** The units of the register beside those that the content tells of, the same ones every time. */
export function registerUnits(members: Members, now: Date): RegisterUnit[] {
  const random = createRandom('register/units')
  const year = Number(prcDate(now).slice(0, 4))
  const levels = levelsFor(members)
  const missing = missingUnits(random, members)
  return missing.map(({ name, type, city }, index) => {
    const id = firstUnitId + index
    const days = daysSinceJoining(missing.length - 1 - index)
    const joinDate = joinDateOf(random, { now, year, days, earliest: 1994 })
    const isSettled = days !== null || random.chance(0.93)
    return {
      id,
      name,
      uscc: usccOf(random, city),
      companyType: type,
      city,
      district: random.pick(districts[city] ?? ['市辖区']),
      memberNo: memberNumber('UNIT', Number(joinDate.slice(0, 4)), id),
      memberLevel: (days === null && levels.shift()) || '会员单位',
      joinDate,
      validTo: endOfYear(isSettled ? year : year - 1),
      ...sizeOf(random, type, days !== null),
    }
  })
}
