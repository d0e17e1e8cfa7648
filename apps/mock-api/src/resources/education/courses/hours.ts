import type { EducationHours } from '@portal/api-contract'
import { type Handlers, ok } from '../../../contract/handler.ts'
import {
  anchorOf,
  type Beginnings,
  courseCategories,
  hoursOf,
  periodOf,
  requiredHours,
} from '../../../domain/course/education-hours.ts'
import { prcYear } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'

type Credit = EducationHours['credits'][number]

/** A member's credited courses, latest first. */
export const creditsOf = (db: Database, memberId: number): Credit[] =>
  db.all<Credit>(
    `SELECT courseId, title, category, creditHours, creditTime FROM courseCredit
     WHERE memberId = ? ORDER BY creditTime DESC, id DESC`,
    [memberId],
  )

/** The year that hours count for, in PRC. */
export const creditYear = ({ creditTime }: Credit): number => prcYear(new Date(creditTime))

function categoryOf(category: Credit['category'], credits: readonly Credit[]) {
  const creditedHours = hoursOf(credits, category)
  const remainingHours = Math.max(0, requiredHours - creditedHours)
  return { category, requiredHours, creditedHours, remainingHours }
}

function yearOf(year: number, credits: readonly Credit[]) {
  const own = credits.filter((credit) => creditYear(credit) === year)
  return { year, compulsoryHours: hoursOf(own, '必修'), electiveHours: hoursOf(own, '选修') }
}

/** The period that a year lies in for a member. */
export function periodOfMember(db: Database, memberId: number, year: number): { from: number; to: number } {
  const beginnings = db.get<Beginnings>(
    `SELECT certIssueDate, joinDate, member.createdDate,
       (SELECT min(creditTime) FROM courseCredit WHERE memberId = member.id) AS firstCreditTime
     FROM member LEFT JOIN personProfile profile ON profile.memberId = member.id
     WHERE member.id = ?`,
    [memberId],
  )
  return periodOf(year, beginnings ? anchorOf(beginnings) : year)
}

/** Years before the period with hours, newest first; certificates rest on hours. */
const earlierYears = (credits: readonly Credit[], from: number): number[] =>
  [...new Set(credits.map(creditYear))].filter((year) => year < from).sort((one, other) => other - one)

export const hoursHandlers = {
  getEducationHours({ world, caller }) {
    const { from, to } = periodOfMember(world.db, caller.memberId, prcYear(world.clock.now()))
    const all = creditsOf(world.db, caller.memberId)
    const credits = all.filter((credit) => creditYear(credit) >= from && creditYear(credit) <= to)
    const years = Array.from({ length: to - from + 1 }, (_, index) => to - index)
    return ok({
      fromYear: from,
      toYear: to,
      categories: courseCategories.map((category) => categoryOf(category, credits)),
      years: years.map((year) => yearOf(year, credits)),
      earlierYears: earlierYears(all, from).map((year) => yearOf(year, all)),
      credits,
    })
  },
} satisfies Partial<Handlers>
