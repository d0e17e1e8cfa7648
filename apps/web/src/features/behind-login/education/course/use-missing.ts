import type { EducationHours } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useToken } from '../../../../lib/session/session.ts'
import { hoursQueryOptions } from './queries.ts'

/** A kind of hours. */
export type HoursCategory = EducationHours['categories'][number]

/** The kinds of hours of which some are missing, the one with most of them first. */
export const missingOf = ({ categories }: Pick<EducationHours, 'categories'>): HoursCategory[] =>
  categories
    .filter(({ remainingHours }) => remainingHours > 0)
    .sort((one, other) => other.remainingHours - one.remainingHours)

/** The same for whoever is logged in; none for visitors and while it loads. */
export function useMissing(): HoursCategory[] {
  const { data } = useQuery({ ...hoursQueryOptions, enabled: useToken() !== null })
  return data ? missingOf(data) : []
}
