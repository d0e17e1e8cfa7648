/** Kinds of course by what they count for. */
export const courseCategories = ['必修', '选修'] as const
export type CourseCategory = (typeof courseCategories)[number]

/** Years over which the hours are added up, the current one the last. Source: 住建部令第150号 */
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

/** First and last year of the period that counts in a year. */
export const periodOf = (year: number): { from: number; to: number } => ({
  from: year - periodYears + 1,
  to: year,
})
