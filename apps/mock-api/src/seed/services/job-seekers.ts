import { applicationNumber } from '../../domain/application/visitor-application.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { type JobSeekerRow, jobSeekers } from '../content/services/job-seekers.ts'
import { publishedAt } from '../public/publish-date.ts'
import { auditOf } from './audit.ts'
import { identityOf } from './people.ts'

const firstId = 4501
const waiting = 2

function fieldsOf([name, gender, birthYear, education, major, certType, workYears, ...wishes]: JobSeekerRow) {
  const [expectPosition, [expectSalaryMin, expectSalaryMax], expectCity, resume] = wishes
  const { birthDate, phone } = identityOf(name, birthYear, gender)
  return {
    name,
    gender,
    birthDate,
    phone,
    education,
    major,
    certType,
    workYears,
    expectPosition,
    expectSalaryMin,
    expectSalaryMax,
    expectCity,
    resume,
  }
}

function seedSeeker({ db, clock }: World, row: JobSeekerRow, index: number): void {
  const id = firstId + index
  const isWaiting = index >= jobSeekers.length - waiting
  const daysAgo = isWaiting ? 1 : 3 + index * 5
  const submitted = publishedAt(clock.now(), daysAgo, index)
  const decidedDate = publishedAt(clock.now(), daysAgo - 1, index).toISOString()
  insert(db, 'jobApplication', {
    id,
    applyNo: applicationNumber('JOB', submitted, id),
    ...fieldsOf(row),
    ...(!isWaiting && { status: 'APPROVED', opinion: '登记信息完整', decidedDate }),
    ...auditOf(submitted.toISOString(), id),
  })
}

/** People who look for a post, and two registrations that wait. */
export function seedJobSeekers(world: World): void {
  for (const [index, row] of jobSeekers.entries()) seedSeeker(world, row, index)
}
