import type { PermissionName } from '@portal/api-contract'

/** Names of which the member needs every one, or a rule over all the names the member has (specification §5). */
export type Authority =
  | PermissionName
  | readonly PermissionName[]
  | ((permissions: readonly PermissionName[]) => boolean)

/** Whether a member's permission names cover what is required; nothing required is always covered. */
export function isAuthorized(
  authority: Authority | undefined,
  permissions: readonly PermissionName[],
): boolean {
  if (authority === undefined) return true
  if (typeof authority === 'function') return authority(permissions)
  const required = typeof authority === 'string' ? [authority] : authority
  return required.every((name) => permissions.includes(name))
}
