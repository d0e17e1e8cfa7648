import { idCheckCharacter } from '../../domain/member/id-numbers.ts'
import { memberNumber } from '../../domain/member/membership.ts'
import { endOfYear, prcYear } from '../../domain/prc-time.ts'
import { createRandom, type Random } from '../../domain/random.ts'
import { newMembers } from '../content/membership.ts'
import { joinDateOf } from './join-date.ts'
import type { RegisterUnit } from './units.ts'
import { givenNames, surnames } from './words.ts'

export const firstPersonId = 30_001

/** A person of the register: a row of `registerPerson`. */
export interface RegisterPerson {
  id: number
  name: string
  gender: '男' | '女'
  idNumber: string
  title: string | null
  position: string | null
  companyName: string
  companyId: number | null
  city: string
  certType: string
  certNo: string
  certMajor: string
  certIssueDate: string
  certValidTo: string
  memberNo: string
  memberLevel: string
  joinDate: string
  validTo: string
}

const characterOf = (random: Random, text: string): string => text.charAt(random.int(0, text.length - 1))

/** A name that nobody else in the register has. */
function namePerson(random: Random, gender: '男' | '女', taken: Set<string>): string {
  for (;;) {
    const given = characterOf(random, givenNames[gender]) + characterOf(random, givenNames[gender])
    const name = characterOf(random, surnames) + given
    if (taken.has(name) || given[0] === given[1]) continue
    taken.add(name)
    return name
  }
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The serial runs with the index, so that no two numbers are alike; its last digit is odd for men. */
function idNumberOf(random: Random, index: number, birthYear: number, gender: '男' | '女'): string {
  const serial = (index % 500) * 2 + (gender === '男' ? 1 : 0)
  const day = `${birthYear}${two(random.int(1, 12))}${two(random.int(1, 28))}`
  const digits = `3499${two(11 + Math.floor(index / 500))}${day}${String(serial).padStart(3, '0')}`
  return digits + idCheckCharacter(digits)
}

type Post = readonly [title: string | null, position: string]

const titles: readonly [Post, ...Post[]] = [
  ['高级工程师', '技术负责人'],
  ['高级工程师', '部门经理'],
  ['工程师', '项目经理'],
  ['工程师', '造价工程师'],
  ['工程师', '造价工程师'],
  ['助理工程师', '造价员'],
  [null, '造价员'],
]

const majors = ['土木建筑', '土木建筑', '土木建筑', '安装', '安装', '交通运输', '水利'] as const

function certificateOf(
  random: Random,
  index: number,
  { birthYear, year }: { birthYear: number; year: number },
) {
  const isFirst = random.chance(0.58)
  const issued = Math.min(Math.max(random.int(2010, 2025), birthYear + 24), year - 1)
  const terms = Math.ceil((year + 1 - issued) / 4)
  return {
    certType: isFirst ? '一级注册造价工程师' : '二级注册造价工程师',
    certNo: `建[造]${isFirst ? 11 : 21}${two(issued % 100)}3498${String(10_000 + ((index * 7) % 90_000))}`,
    certMajor: random.pick(majors),
    certIssueDate: `${issued}-06-18`,
    certValidTo: `${issued + terms * 4}-06-17`,
  }
}

/** Each unit as often as it has engineers, so that the larger ones have more members. */
const placesOf = (units: readonly RegisterUnit[]): RegisterUnit[] =>
  units.flatMap((unit) => Array.from({ length: unit.level1Count + unit.level2Count }, () => unit))

const elsewhere = ['自由执业', '江川省财政投资评审中心', '临江市建设工程造价管理站', '江川建筑大学'] as const

interface Around {
  now: Date
  units: readonly RegisterUnit[]
  /** Names of those who are members already. */
  names: ReadonlySet<string>
}

/** As many persons of the register as are asked for, the same ones every time; the last of them are the new ones. */
export function registerPersons(count: number, { now, units, names }: Around): RegisterPerson[] {
  const random = createRandom('register/persons')
  const year = prcYear(now)
  const taken = new Set(names)
  const places = placesOf(units)
  return Array.from({ length: count }, (_, index) => {
    const id = firstPersonId + index
    const isNew = index >= count - newMembers.persons
    const gender = random.chance(0.56) ? '男' : '女'
    const birthYear = isNew ? year - random.int(25, 37) : Math.round(random.between(1964, year - 27))
    const unit = random.chance(0.93) ? places[random.int(0, places.length - 1)] : undefined
    const [title, position] = random.pick(titles)
    const joinDate = joinDateOf(random, {
      now,
      year,
      days: isNew ? newMembers.daysAgo : null,
      earliest: birthYear + 24,
    })
    return {
      id,
      name: namePerson(random, gender, taken),
      gender,
      idNumber: idNumberOf(random, index, birthYear, gender),
      title,
      position,
      companyName: unit?.name ?? random.pick(elsewhere),
      companyId: unit?.id ?? null,
      city: unit?.city ?? '临江市',
      ...certificateOf(random, index, { birthYear, year }),
      memberNo: memberNumber('PERSON', Number(joinDate.slice(0, 4)), id),
      memberLevel: !isNew && random.chance(0.09) ? '资深会员' : '会员',
      joinDate,
      validTo: endOfYear(isNew || random.chance(0.92) ? year : year - 1),
    }
  })
}
