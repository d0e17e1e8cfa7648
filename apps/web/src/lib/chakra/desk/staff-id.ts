import { useQuery } from '@tanstack/react-query'
import { currentUserQueryOptions } from '../../session/account.ts'

/** The id of whoever of the staff is logged in, as their records have it; 0 while it is not known. */
export function useStaffId(): number {
  const { data } = useQuery(currentUserQueryOptions)
  return Number(/^staff-(\d+)$/.exec(data?.userid ?? '')?.[1] ?? 0)
}
