import type { Role, UserRole } from '@portal/api-contract'

/** Where each kind of member starts after a login. */
export const memberHome = {
  memberPersonal: '/personMemberIndex',
  memberCompany: '/unitMemberIndex',
} as const satisfies Record<Role, string>

/** Where anybody starts after a login: the association's staff at the desk. */
export const userHome = {
  ...memberHome,
  associationStaff: '/dashboard',
} as const satisfies Record<UserRole, string>
