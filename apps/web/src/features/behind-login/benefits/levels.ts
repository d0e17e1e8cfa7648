import type { MemberBenefit } from '@portal/api-contract'
import { personLevels } from '../../../lib/membership/member-kinds.ts'

type Levels = Pick<MemberBenefit, 'levels'>

/** Whether a level has a benefit; one that names no level is everybody's. */
export const isOfLevel = ({ levels }: Levels, level: string | null): boolean =>
  levels.length === 0 || levels.some((one) => one === level)

/** The lowest level that has a benefit; undefined where all have it. */
export const lowestLevel = ({ levels }: Levels): string | undefined =>
  levels.length === 0 ? undefined : personLevels.find((level) => levels.includes(level))
