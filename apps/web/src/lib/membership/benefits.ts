import type { MemberBenefit, OwnerType } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../api/http.ts'
import { personLevels } from './member-kinds.ts'

/** What membership gives a unit or a person, in the association's order. */
export const benefitsQueryOptions = (audience: OwnerType) =>
  queryOptions({
    queryKey: ['benefits', audience],
    queryFn: async ({ signal }) => {
      const query = { 'audience.in': [audience, 'ALL'], size: 200 }
      return (await unwrapList(api.GET('/api/public/member-benefits', { params: { query }, signal }))).items
    },
    staleTime: 5 * 60_000,
  })

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
