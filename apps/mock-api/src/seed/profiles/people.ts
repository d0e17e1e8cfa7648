import { birthDateOf } from '../../domain/member/id-numbers.ts'
import { createRandom } from '../../domain/random.ts'
import { people } from '../content/people.ts'
import type { MemberSeed } from '../members/members.ts'
import { unitDetails } from './companies.ts'
import { type PersonPersona, personPersonas } from './personas.ts'

/** Where those work who name no unit of the association's, and in which city. */
const elsewhere: Readonly<Record<string, readonly [companyName: string, city: string]>> = {
  'ding-wenyuan': ['江川省第一建筑设计院', '临江市'],
  'shao-meiling': ['云洲市财政投资评审中心', '云洲市'],
  'luo-yifan': ['白沙启程建筑劳务有限公司', '白沙市'],
  cheng: ['江川省建筑工程质量检测中心有限公司', '临江市'],
}

const schools = ['江川大学', '江川建筑大学', '临江理工学院', '江川水利职业大学', '云洲工程学院'] as const
const majors = {
  土木建筑: ['工程造价', '土木工程', '工程管理'],
  安装: ['建筑环境与能源应用工程', '电气工程及其自动化', '给排水科学与工程'],
  交通运输: ['道路桥梁与渡河工程', '交通工程', '港口航道与海岸工程'],
  水利: ['水利水电工程', '农业水利工程', '水文与水资源工程'],
} as const

const details: ReadonlyMap<string, PersonPersona> = new Map(
  [...personPersonas, ...people].map((seed) => [seed.key, seed]),
)

/** What the content says of a person. */
export function personDetails(key: string): PersonPersona {
  const found = details.get(key)
  if (!found) throw new Error(`The content has no person ${key}`)
  return found
}

function educationOf({ key, title, certMajor }: PersonPersona) {
  const random = createRandom(`education/${key}`)
  const isSenior = title.endsWith('高级工程师')
  const education = random.chance(isSenior ? 0.4 : 0.15)
    ? '硕士研究生'
    : title === '无'
      ? '大学专科'
      : '大学本科'
  const degrees: Record<string, string> = { 硕士研究生: '硕士', 大学本科: '学士' }
  return {
    education,
    degree: degrees[education] ?? null,
    school: random.pick(schools),
    major: random.pick(majors[certMajor]),
    politicalStatus: random.pick(['中共党员', '群众', '群众', '民盟盟员']),
  }
}

const positions: Readonly<Record<string, string>> = {
  正高级工程师: '总工程师',
  高级工程师: '技术负责人',
  工程师: '项目经理',
  助理工程师: '造价员',
}

/** Registered in the year that the number carries, valid for four years at a time. Source: 住建部令第150号 */
function certificateDates(certNo: string, year: number) {
  const [, digits] = /\](?:\d{2})(\d{2})/.exec(certNo) ?? []
  if (digits === undefined) return { certIssueDate: null, certValidTo: null }
  const issued = Math.min(2000 + Number(digits), year - 1)
  const terms = Math.max(1, Math.ceil((year + 1 - issued) / 4))
  return { certIssueDate: `${issued}-06-18`, certValidTo: `${issued + terms * 4}-06-17` }
}

function workplaceOf(seed: PersonPersona, units: ReadonlyMap<string, MemberSeed>) {
  const unit = seed.companyKey === undefined ? undefined : units.get(seed.companyKey)
  if (unit) return { companyName: unit.name, companyId: unit.id, city: unitDetails(unit.key).city }
  const [companyName, city] = elsewhere[seed.key] ?? []
  return { companyName: companyName ?? '自由执业', companyId: null, city: city ?? null }
}

/** A row of `personProfile`. @param units by their key */
export function personProfileOf(
  { id, key }: MemberSeed,
  units: ReadonlyMap<string, MemberSeed>,
  year: number,
) {
  const seed = personDetails(key)
  const birthDate = birthDateOf(seed.idNumber)
  return {
    memberId: id,
    gender: seed.gender,
    idNumber: seed.idNumber,
    birthDate,
    email: seed.email,
    nation: key === 'yang-jin' ? '藏族' : '汉族',
    ...educationOf(seed),
    title: seed.title === '无' ? null : seed.title,
    position: positions[seed.title] ?? null,
    ...workplaceOf(seed, units),
    workStartDate: `${Math.min(Number(birthDate.slice(0, 4)) + 23, year - 1)}-07-01`,
    certType: seed.certType,
    certNo: seed.certNo,
    certMajor: seed.certMajor,
    ...certificateDates(seed.certNo, year),
  }
}
