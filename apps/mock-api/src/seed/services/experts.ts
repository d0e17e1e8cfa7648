import { applicationNumber } from '../../domain/application/visitor-application.ts'
import { createRandom } from '../../domain/random.ts'
import { appoint } from '../../resources/members/experts/decide.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { type ExpertType, expertTerm } from '../content/membership.ts'
import { type ExpertRow, experts } from '../content/services/experts.ts'
import { publishedAt } from '../public/publish-date.ts'
import { auditOf } from './audit.ts'
import { identityOf } from './people.ts'
import { registerExperts } from './register-experts.ts'

const firstId = 4401
const waiting = 2
/** Days since the one whose appointment has ended was appointed. */
const endedDaysAgo = 1_200
const typeNames: Readonly<Record<string, ExpertType>> = {
  造: '造价',
  调: '纠纷调解',
  评: '评审',
  培: '培训',
  信: '信息化',
}
const reviewDays = 20

const typesOf = (kinds: string): ExpertType[] => [...kinds].flatMap((kind) => typeNames[kind] ?? [])

function certsOf(name: string, types: string): { certType: string; certNo: string }[] {
  const random = createRandom(`certificate/${name}`)
  if (/^[调信培]+$/.test(types))
    return [{ certType: '高级专业技术资格证书', certNo: `GZ${random.int(100_000, 999_999)}` }]
  return [
    {
      certType: '一级注册造价工程师',
      certNo: `建[造]11${random.int(10, 23)}3499${random.int(10_000, 99_999)}`,
    },
  ]
}

function fieldsOf([
  name,
  gender,
  birthYear,
  companyName,
  position,
  title,
  education,
  major,
  kinds,
  ...rest
]: ExpertRow) {
  const [workYears, resume, achievements] = rest
  return {
    name,
    gender,
    ...identityOf(name, birthYear, gender),
    companyName,
    position,
    title,
    education,
    major,
    expertType: JSON.stringify(typesOf(kinds)),
    workYears,
    certs: JSON.stringify(certsOf(name, kinds)),
    resume,
    achievements,
  }
}

interface Applicant {
  fields: Record<string, string | number | null>
  /** Days since the appointment; null while the application waits. */
  daysAgo: number | null
}

function seedExpert(world: World, { fields, daysAgo }: Applicant, index: number): void {
  const id = firstId + index
  const now = world.clock.now()
  const submitted = publishedAt(now, daysAgo === null ? 1 : daysAgo + reviewDays, index)
  insert(world.db, 'expertApplication', {
    id,
    applyNo: applicationNumber('EXPERT', submitted, id),
    ...fields,
    photoUrl: `files/experts/${id}.svg`,
    ...auditOf(submitted.toISOString(), index + 1),
  })
  if (daysAgo === null) return
  const decided = publishedAt(now, daysAgo, index)
  world.db.run(
    "UPDATE expertApplication SET status = 'APPROVED', opinion = '符合专家库入库条件', decidedDate = ? WHERE id = ?",
    [decided.toISOString(), id],
  )
  appoint(world, id, decided)
}

/** Those who are told of by hand: in office, but for one whose appointment has ended and two who wait. */
function applicants(): (Applicant & { types: ExpertType[] })[] {
  const ended = experts.length - waiting - 1
  return experts.map((row, index) => ({
    fields: fieldsOf(row),
    types: typesOf(row[8]),
    daysAgo: index < ended ? expertTerm.daysAgo : index === ended ? endedDaysAgo : null,
  }))
}

/** The think tank: as many experts in office as were announced, most of them from the register of persons. */
export function seedExperts(world: World): void {
  const known = applicants()
  const inOffice = known.filter(({ daysAgo }) => daysAgo === expertTerm.daysAgo)
  const missing = expertTerm.committee + expertTerm.pool - inOffice.length
  const others = registerExperts(world, missing, {
    names: new Set(experts.map(([name]) => name)),
    types: inOffice.flatMap(({ types }) => types),
  })
  const all = [...known, ...others.map((fields) => ({ fields, daysAgo: expertTerm.daysAgo }))]
  for (const [index, applicant] of all.entries()) seedExpert(world, applicant, index)
}
