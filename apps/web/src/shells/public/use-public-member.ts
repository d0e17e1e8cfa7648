import { ApiError, type CurrentMember } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentMemberQueryOptions } from '../../lib/session/account.ts'
import { clearLoginInfo, useToken, useUserRole } from '../../lib/session/session.ts'

/**
 * The member in the top bar. A refused call only forgets the login here (specification §8): the page stays, since it
 * is open to anyone. The association's staff is no member, and would be refused.
 */
export function usePublicMember(): CurrentMember | undefined {
  const isMember = useUserRole() !== 'associationStaff'
  const hasToken = useToken() !== null && isMember
  const { data, error } = useQuery({ ...currentMemberQueryOptions, enabled: hasToken })
  const isRefused = error instanceof ApiError && error.status === 401
  useEffect(() => {
    if (isRefused) clearLoginInfo()
  }, [isRefused])
  return hasToken ? data : undefined
}
