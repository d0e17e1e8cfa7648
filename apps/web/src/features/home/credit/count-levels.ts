import type { CompanyRating } from '@portal/api-contract'

/** Credit levels from best to worst (domain: AAA/AA/A/B/C). */
export const creditLevels = ['AAA', 'AA', 'A', 'B', 'C'] as const
export type CreditLevel = (typeof creditLevels)[number]

export interface LevelCount {
  level: CreditLevel
  count: number
}

/** How many units were given each level, from best to worst. */
export const countLevels = (ratings: Pick<CompanyRating, 'level'>[]): LevelCount[] =>
  creditLevels.map((level) => ({ level, count: ratings.filter((rating) => rating.level === level).length }))
