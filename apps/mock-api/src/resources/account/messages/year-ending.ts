import type { OwnerType } from '@portal/api-contract'
import { endsSoonAt } from '../../../domain/certificate/ends-soon.ts'
import { courseCategories, hoursOf, requiredHours } from '../../../domain/course/education-hours.ts'
import { cycleEndsSoon } from '../../../domain/notice/education-notices.ts'
import { certificateEndsSoon } from '../../../domain/notice/membership-notices.ts'
import { endOfYear, prcYear } from '../../../domain/prc-time.ts'
import { schedule, type TaskWork } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { creditsOf, creditYear, periodOfMember } from '../../education/courses/hours.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { notify } from './notify.ts'

interface Ending {
  memberId: number
  ownerType: OwnerType
  /** Null of who has never been a member. */
  memberNo: string | null
  /** Null of who is none. */
  validTo: string | null
}

function lackingHours(world: World, memberId: number, { from, to }: { from: number; to: number }) {
  const credits = creditsOf(world.db, memberId).filter((credit) => {
    const year = creditYear(credit)
    return year >= from && year <= to
  })
  return courseCategories
    .map((category) => ({ category, hours: requiredHours - hoursOf(credits, category) }))
    .filter(({ hours }) => hours > 0)
}

function tellOfCertificate(world: World, { memberId, memberNo, validTo }: Ending, lastDay: string, at: Date) {
  if (memberNo === null || validTo !== lastDay) return
  notify(world, memberId, certificateEndsSoon({ memberId, memberNo, validTo }), at)
}

/** Tells a member whose membership ends with a year; a person who lacks hours of the cycle that ends with it, that too. */
export function tellOfYearEnd(world: World, ending: Ending, year: number, at: Date): void {
  const { memberId, ownerType } = ending
  const lastDay = endOfYear(year)
  tellOfCertificate(world, ending, lastDay, at)
  if (ownerType === 'UNIT') return
  const cycle = periodOfMember(world.db, memberId, year)
  if (cycle.to !== year) return
  const lacking = lackingHours(world, memberId, cycle)
  if (lacking.length > 0) notify(world, memberId, cycleEndsSoon({ ...cycle, lastDay }, lacking), at)
}

/** Schedules what members are told some weeks before the next end of a year. */
export function scheduleYearEnding(world: World, now: Date): void {
  const year = prcYear(now)
  const next = endsSoonAt(endOfYear(year)) > now ? year : year + 1
  schedule(world, 'YEAR_ENDING', next, endsSoonAt(endOfYear(next)))
}

/** Who takes part in the continuing education, which asks for no membership. */
const isStudent = 'EXISTS (SELECT 1 FROM courseEnrollment e WHERE e.memberId = member.id AND e.isActive = 1)'

/** A year ends soon for those who are members until then, or longer, and for those who study. */
export const tellYearEnding: TaskWork = (world, year, at) => {
  settleDue(world, at)
  const members = world.db.all<Ending>(
    `SELECT id AS memberId, ownerType, memberNo, validTo FROM member
     WHERE (joinDate IS NOT NULL AND memberNo IS NOT NULL AND validTo >= ? OR ${isStudent}) AND isDeleted = 0 ORDER BY id`,
    [endOfYear(year)],
  )
  for (const member of members) tellOfYearEnd(world, member, year, at)
  scheduleYearEnding(world, at)
}
