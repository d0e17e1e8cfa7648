import type { OwnerType, Role } from '@portal/api-contract'

export const roleOf = (ownerType: OwnerType): Role =>
  ownerType === 'UNIT' ? 'memberCompany' : 'memberPersonal'

const applicant = ['fees.read', 'orders.read']
const member = [...applicant, 'fees.pay', 'activities.signUp']
const person = ['courses.study']

/**
 * Whoever has applied may look at the member area; only a member has something to pay. The continuing education is for
 * persons, also while they apply: registered engineers need the hours, members or not.
 */
export const permissionsOf = (ownerType: OwnerType, hasJoined: boolean): string[] => [
  ...(hasJoined ? member : applicant),
  ...(ownerType === 'PERSON' ? person : []),
]
