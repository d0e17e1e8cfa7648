import type { PermissionName } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserQueryOptions } from './account.ts'
import { type Authority, isAuthorized } from './authority.ts'
import { usePresentAccountId, useToken } from './session.ts'

interface AuthorizedProps {
  authority: Authority | undefined
  children: ReactNode
  /** Stands in for the children when the permission is lacking. */
  fallback?: ReactNode
}

const nobody: readonly PermissionName[] = []

/**
 * The names of the permissions of whoever is logged in; undefined for a visitor and while they load. Where the session has run
 * out, a page that is open stays until its member is back or leaves it.
 */
export function usePermissions(): readonly PermissionName[] | undefined {
  const hasToken = useToken() !== null
  const { data } = useQuery({ ...currentUserQueryOptions, enabled: hasToken })
  const isHere = usePresentAccountId() !== null
  return isHere && data ? data.permissions.map(({ name }) => name) : undefined
}

/** Whether whoever is logged in may do what an authority names. */
export const useAuthorized = (authority: Authority | undefined): boolean =>
  isAuthorized(authority, usePermissions() ?? nobody)

/** Says of ways whether they are open to whoever is logged in; all are while that is not known, so that none comes later. */
export function useMayOpen(): (authority: Authority | undefined) => boolean {
  const permissions = usePermissions()
  return (authority) => permissions === undefined || isAuthorized(authority, permissions)
}

/** Shows its children to who may see them. */
export function Authorized({ authority, children, fallback = null }: AuthorizedProps) {
  return useAuthorized(authority) ? children : fallback
}
