import type { OwnerType, PermissionName, Role } from '@portal/api-contract'

export const roleOf = (ownerType: OwnerType): Role =>
  ownerType === 'UNIT' ? 'memberCompany' : 'memberPersonal'

/** What decides on an account's permissions. */
export interface Standing {
  ownerType: OwnerType
  hasJoined: boolean
  /** There is a fee of any year, paid or not: a member's, or of an application that has been approved. */
  hasFees: boolean
}

const everybody: readonly PermissionName[] = ['fees.read', 'orders.read', 'applies.read', 'applies.write']
const member: readonly PermissionName[] = ['activities.signUp', 'sites.manage']
const person: readonly PermissionName[] = ['courses.study', 'people.join']
const memberUnit: readonly PermissionName[] = ['batches.read', 'batches.write', 'people.manage']

/**
 * Whoever has an account may look at the member area and apply; only who has been asked for a fee has something to pay, and
 * only a unit that is a member has people and pays for them; a person joins a unit, member or not. The continuing education is for persons, also while they apply:
 * registered engineers need the hours, members or not.
 */
export function permissionsOf({ ownerType, hasJoined, hasFees }: Standing): PermissionName[] {
  return [
    ...everybody,
    ...(hasJoined || hasFees ? ['fees.pay' as const] : []),
    ...(hasJoined ? member : []),
    ...(ownerType === 'PERSON' ? person : []),
    ...(hasJoined && ownerType === 'UNIT' ? memberUnit : []),
  ]
}
