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

/** The first year of somebody's first period: that of the registration, else of joining, else the year that is asked about. */
export const anchorOf = (
  { certIssueDate, joinDate }: { certIssueDate: string | null; joinDate: string | null },
  year: number,
): number => {
  const since = certIssueDate ?? joinDate
  return since === null ? year : Number(since.slice(0, 4))
}

/** First and last year of the period that a year lies in, counted from the first year of the first one. */
export const periodOf = (year: number, anchor: number): { from: number; to: number } => {
  const from = anchor + Math.floor((year - anchor) / periodYears) * periodYears
  return { from, to: from + periodYears - 1 }
}
