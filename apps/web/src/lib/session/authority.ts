/** Names of which the member needs every one, or a rule over all the names the member has (specification §5). */
export type Authority = string | readonly string[] | ((permissions: readonly string[]) => boolean)

/** Whether a member's permission names cover what is required; nothing required is always covered. */
export function isAuthorized(authority: Authority | undefined, permissions: readonly string[]): boolean {
  if (authority === undefined) return true
  if (typeof authority === 'function') return authority(permissions)
  const required = typeof authority === 'string' ? [authority] : authority
  return required.every((name) => permissions.includes(name))
}
