import { publicPlaces } from '../../apps/web/e2e/support/places.ts'

/** A page to look at. */
export interface Place {
  path: string
  /** The member who opens it. */
  persona?: string
}

const unit = ['/unitMemberIndex', '/memberIndex', '/unitPay', '/unitPay/fees', '/unitPay/orders']
const person = [
  '/personMemberIndex',
  '/personMember',
  '/pay',
  '/financialManagement/fees',
  '/financialManagement/orders',
]

/** Every public page, and the members' main ones. */
export const places: Place[] = [
  ...Object.values(publicPlaces).flatMap((paths) => paths.map((path) => ({ path }))),
  ...unit.map((path) => ({ path, persona: 'hengxin' })),
  ...person.map((path) => ({ path, persona: 'su' })),
]
