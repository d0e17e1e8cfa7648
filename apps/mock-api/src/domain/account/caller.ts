import type { OwnerType, PermissionName, Role } from '@portal/api-contract'

/** The caller with a valid token. */
export interface Caller {
  /** The login that the token stands for. */
  loginId: number
  accountId: number
  /** Of the account's member, for people. */
  name: string
  memberId: number
  ownerType: OwnerType
  role: Role
  permissions: PermissionName[]
}
