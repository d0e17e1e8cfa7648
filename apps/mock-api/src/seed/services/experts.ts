import { applicationNumber } from '../../domain/visitor-application.ts'
import { appoint } from '../../resources/experts/decide.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { createRandom } from '../artwork/random.ts'
import { type ExpertRow, experts } from '../content/services/experts.ts'
import { publishedAt } from '../public/publish-date.ts'
import { auditOf } from './audit.ts'
import { identityOf } from './people.ts'

const firstId = 4401
const waiting = 2
const types: Record<string, string> = { 造: '造价', 调: '纠纷调解', 评: '评审', 培: '培训', 信: '信息化' }
const reviewDays = 20

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
    expertType: JSON.stringify([...kinds].map((kind) => types[kind])),
    workYears,
    certs: JSON.stringify(certsOf(name, kinds)),
    resume,
    achievements,
  }
}

function seedExpert(world: World, row: ExpertRow, index: number): void {
  const id = firstId + index
  const isWaiting = index >= experts.length - waiting
  const daysAgo = isWaiting ? 1 : 60 + index * 46
  const submitted = publishedAt(world.clock.now(), daysAgo, index)
  const decided = publishedAt(world.clock.now(), daysAgo - reviewDays, index)
  const outcome = { status: 'APPROVED', opinion: '符合专家库入库条件', decidedDate: decided.toISOString() }
  insert(world.db, 'expertApplication', {
    id,
    applyNo: applicationNumber('EXPERT', submitted, id),
    ...fieldsOf(row),
    photoUrl: `files/experts/${id}.svg`,
    ...(!isWaiting && outcome),
    ...auditOf(submitted.toISOString(), index + 1),
  })
  if (!isWaiting) appoint(world, id, decided)
}

/** The think tank: experts of every type, one of whose appointments has ended, and two applications that wait. */
export function seedExperts(world: World): void {
  for (const [index, row] of experts.entries()) seedExpert(world, row, index)
}
