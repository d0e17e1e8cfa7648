import {
  applicationNumber,
  expertDecision,
  jobDecision,
} from '../../domain/application/visitor-application.ts'
import { prcYear } from '../../domain/prc-time.ts'
import { statusAfter } from '../../domain/review.ts'
import { appoint } from '../../resources/members/experts/decide.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { publishedAt } from '../public/publish-date.ts'
import { auditOf } from '../services/audit.ts'
import { daysBack, type ScalePerson, tenth } from './people.ts'

const firstId = 100_001
const day = 86_400_000

const types = ['造价', '评审', '纠纷调解', '培训', '信息化'] as const
const posts = ['造价工程师', '预算员', '结算审核', '招标专员', '成本经理'] as const

/** When one of `count` was handed in; those that wait came last week. */
function submittedAt({ clock }: World, { index }: ScalePerson, count: number): Date {
  const daysAgo = tenth(index) === 0 ? 1 + (index % 7) : daysBack(index, count, 900, 10)
  return publishedAt(clock.now(), daysAgo, index)
}

/** The columns of a decision by rule two days later; one in ten still waits. */
function decided({ index }: ScalePerson, submitted: Date, decision: ReturnType<typeof expertDecision>) {
  const at = submitted.toISOString()
  if (tenth(index) === 0) return { status: 'SUBMITTED', ...auditOf(at, firstId + index) }
  const decidedDate = new Date(submitted.getTime() + 2 * day).toISOString()
  const { result, opinion } = decision
  const audit = { ...auditOf(at, firstId + index), lastModifiedDate: decidedDate }
  return { status: statusAfter[result], opinion, decidedDate, ...audit }
}

/** An expert's application: some are too young in the trade, some have named no certificate. */
function seedExpert(world: World, person: ScalePerson, submitted: Date): void {
  const { index, name, gender, birthDate, idNumber, phone, companyName, certType, certNo, certMajor } = person
  const id = firstId + index
  const workYears = tenth(index) === 1 ? 5 : 8 + (index % 20)
  const certs = tenth(index) === 2 ? [] : [{ certType, certNo }]
  const columns = decided(person, submitted, expertDecision({ workYears, certs }))
  const resume = `从事${certMajor}工程造价工作${workYears}年，参与概算、清单与结算${20 + (index % 70)}余项，熟悉清单编制、签证与变更的核对，参与造价指标测算与计价依据的修订。`
  insert(world.db, 'expertApplication', {
    ...{ id, name, gender, birthDate, idNumber, phone, companyName, workYears, resume },
    applyNo: applicationNumber('EXPERT', submitted, id),
    title: '高级工程师',
    education: '本科',
    major: '工程造价',
    expertType: JSON.stringify([types[index % types.length]]),
    certs: JSON.stringify(certs),
    photoUrl: `files/experts/${id}.svg`,
    ...columns,
  })
  if (columns.status === 'APPROVED') appoint(world, id, new Date(submitted.getTime() + 2 * day))
}

/** A registration of somebody who looks for a post: some have not told of themselves. */
function seedSeeker(world: World, person: ScalePerson, submitted: Date): void {
  const { index, name, gender, birthDate, phone, certType, city } = person
  const id = firstId + index
  const workYears = prcYear(submitted) - Number(birthDate.slice(0, 4)) - 23
  const resume =
    tenth(index) === 1 ? null : `从事造价咨询${Math.max(0, workYears)}年，能独立完成清单编制与结算审核。`
  insert(world.db, 'jobApplication', {
    ...{ id, name, gender, birthDate, phone, certType, resume },
    applyNo: applicationNumber('JOB', submitted, id),
    education: '本科',
    workYears: Math.max(0, workYears),
    expectPosition: posts[index % posts.length] ?? '造价工程师',
    expectSalaryMin: 6_000 + (index % 9) * 1_000,
    expectSalaryMax: 9_000 + (index % 9) * 1_500,
    expectCity: city,
    ...decided(person, submitted, jobDecision({ resume, resumeFile: null })),
  })
}

/** Everybody has applied as an expert, and looks for a post. */
export function scaleVisitors(world: World, people: readonly ScalePerson[]): void {
  for (const person of people) {
    const submitted = submittedAt(world, person, people.length)
    seedExpert(world, person, submitted)
    seedSeeker(world, person, submitted)
  }
}
