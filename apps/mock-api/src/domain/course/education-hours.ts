import { prcYear } from '../prc-time.ts'

/** Kinds of course by what they count for. */
export const courseCategories = ['必修', '选修'] as const
export type CourseCategory = (typeof courseCategories)[number]

/** Years over which the hours are added up: those of a registration. Source: 住建部令第150号 */
export const periodYears = 4
/** Hours that are asked for in each category over the period. Source: 住建部令第150号 */
export const requiredHours = 60

export interface Hours {
  category: CourseCategory
  creditHours: number
}

/** The hours of one category. */
export const hoursOf = (credits: readonly Hours[], category: CourseCategory): number =>
  credits.reduce((sum, credit) => sum + (credit.category === category ? credit.creditHours : 0), 0)

/** What somebody's first period may begin with: days in PRC, and instants. */
export interface Beginnings {
  certIssueDate: string | null
  joinDate: string | null
  firstCreditTime: string | null
  /** Of the account. */
  createdDate: string
}

/** The first year of somebody's first period: that of the registration, else of joining, else of the first hours, else of the account. */
export const anchorOf = ({ certIssueDate, joinDate, firstCreditTime, createdDate }: Beginnings): number => {
  const day = certIssueDate ?? joinDate
  return day === null ? prcYear(new Date(firstCreditTime ?? createdDate)) : Number(day.slice(0, 4))
}

/** First and last year of the period that a year lies in, counted from the first year of the first one. */
export const periodOf = (year: number, anchor: number): { from: number; to: number } => {
  const from = anchor + Math.floor((year - anchor) / periodYears) * periodYears
  return { from, to: from + periodYears - 1 }
}
