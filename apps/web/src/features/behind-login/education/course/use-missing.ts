import type { EducationHours } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../../lib/content/list-of.ts'
import { useToken } from '../../../../lib/session/session.ts'
import { isOnSale } from './course-sale.ts'
import { hoursQueryOptions, type ListedCourse } from './queries.ts'

/** A kind of hours. */
export type HoursCategory = EducationHours['categories'][number]

/** The kinds of hours of which some are missing, the one with most of them first. */
export const missingOf = ({ categories }: Pick<EducationHours, 'categories'>): HoursCategory[] =>
  listOf(categories)
    .filter(({ remainingHours }) => remainingHours > 0)
    .sort((one, other) => other.remainingHours - one.remainingHours)

/**
 * What a course adds to the hours that are missing of its kind, and how many are missing still.
 * @returns undefined where it adds none: it is the student's own already, cannot be taken any more, or nothing is missing
 */
export function filledBy(
  course: Pick<ListedCourse, 'category' | 'creditHours' | 'mine' | 'onSaleUntil'>,
  missing: readonly HoursCategory[],
): { hours: number; left: number } | undefined {
  const kind = missing.find(({ category }) => category === course.category)
  if (!kind || course.mine === 1 || !isOnSale(course)) return undefined
  const hours = Math.min(course.creditHours, kind.remainingHours)
  return { hours, left: kind.remainingHours - hours }
}

/** The kinds of hours that whoever is logged in lacks; none for visitors and while it loads. */
export function useMissing(): HoursCategory[] {
  const { data } = useQuery({ ...hoursQueryOptions, enabled: useToken() !== null })
  return data ? missingOf(data) : []
}
