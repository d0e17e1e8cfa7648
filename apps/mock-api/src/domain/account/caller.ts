import type { OwnerType, PermissionName, Role } from '@portal/api-contract'

/** The caller with a valid token of a member. */
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

/** The caller with a valid token of somebody who works for the association. */
export interface StaffCaller {
  loginId: number
  staffId: number
  name: string
  role: 'associationStaff'
  /** Of all roles together. */
  permissions: PermissionName[]
}

export type AnyCaller = Caller | StaffCaller

export const isStaff = (caller: AnyCaller): caller is StaffCaller => caller.role === 'associationStaff'
