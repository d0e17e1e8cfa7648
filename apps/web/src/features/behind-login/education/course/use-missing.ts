import type { EducationHours } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useToken } from '../../../../lib/session/session.ts'
import { hoursQueryOptions } from './queries.ts'

/** The kind of hours of which most is missing; undefined where nothing is. */
export function mostMissing({
  categories,
}: EducationHours): EducationHours['categories'][number] | undefined {
  const [most] = [...categories].sort((one, other) => other.remainingHours - one.remainingHours)
  return most && most.remainingHours > 0 ? most : undefined
}

/** The same for whoever is logged in; undefined for visitors and while it loads. */
export function useMissing() {
  const { data } = useQuery({ ...hoursQueryOptions, enabled: useToken() !== null })
  return data && mostMissing(data)
}
