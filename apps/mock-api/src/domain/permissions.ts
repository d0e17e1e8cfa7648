import type { OwnerType, Role } from '@portal/api-contract'

export const roleOf = (ownerType: OwnerType): Role =>
  ownerType === 'UNIT' ? 'memberCompany' : 'memberPersonal'

const applicant = ['fees.read', 'orders.read']
const member = [...applicant, 'fees.pay', 'activities.signUp']

/** Whoever has applied may look at the member area; only a member has something to pay. */
export const permissionsOf = (hasJoined: boolean): string[] => (hasJoined ? member : applicant)
