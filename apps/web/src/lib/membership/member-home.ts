import type { Role } from '@portal/api-contract'

/** Where each kind of member starts after a login. */
export const memberHome = {
  memberPersonal: '/personMemberIndex',
  memberCompany: '/unitMemberIndex',
} as const satisfies Record<Role, string>
