import { isPermitted, type Operation } from '@portal/api-contract/document'

/** Whose token a request carries. `forged` and `expired` are a person's token that is none any more. */
export type Role = 'none' | 'forged' | 'expired' | 'person' | 'unit' | 'applicant' | 'staff'

/** What each role may do, as the backend says of itself; null for a token that is none. */
export type Permissions = Record<Role, ReadonlySet<string> | null>

/** What is known before anybody has logged in. */
export const noPermissions: Readonly<Permissions> = {
  none: null,
  forged: null,
  expired: null,
  person: null,
  unit: null,
  applicant: null,
  staff: null,
}

/** Everybody who may be let in somewhere. */
export const everybody: readonly Role[] = ['none', 'person', 'unit', 'applicant', 'staff']

/** The status that a role must get whatever else it sent; null when it may go on. */
export function refusalOf(
  operation: Operation<string>,
  role: Role,
  permissions: Permissions,
): 401 | 403 | null {
  if (operation.permissions === null) return null
  const own = permissions[role]
  if (!own) return 401
  if (!operation.callers.includes(role === 'staff' ? 'staff' : 'member')) return 403
  return isPermitted(operation, own) ? null : 403
}

/** The roles that an operation lets in. */
export const allowedRoles = (operation: Operation<string>, permissions: Permissions): Role[] =>
  everybody.filter((role) => refusalOf(operation, role, permissions) === null)
