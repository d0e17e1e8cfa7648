import type { CompanyRating } from '@portal/api-contract'
import { creditLevels } from '../../../lib/membership/member-kinds.ts'

export interface LevelCount {
  level: (typeof creditLevels)[number]
  count: number
}

/** How many units were given each level, from best to worst. */
export const countLevels = (ratings: Pick<CompanyRating, 'level'>[]): LevelCount[] =>
  creditLevels.map((level) => ({ level, count: ratings.filter((rating) => rating.level === level).length }))
