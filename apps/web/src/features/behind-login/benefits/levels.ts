import type { MemberBenefit } from '@portal/api-contract'
import { personLevels } from '../../../lib/membership/member-kinds.ts'

type Levels = Pick<MemberBenefit, 'levels'>

/** The levels that a benefit names. */
export const levelsOf = ({ levels }: Levels): MemberBenefit['levels'] => (Array.isArray(levels) ? levels : [])

/** Whether a level has a benefit; one that names no level is everybody's. */
export function isOfLevel(benefit: Levels, level: string | null): boolean {
  const levels = levelsOf(benefit)
  return levels.length === 0 || levels.some((one) => one === level)
}

/** The lowest level that has a benefit; undefined where all have it. */
export const lowestLevel = (benefit: Levels): string | undefined =>
  personLevels.find((level) => levelsOf(benefit).includes(level))
