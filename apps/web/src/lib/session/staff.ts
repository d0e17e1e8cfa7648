import { getToken, getUserRole } from './session.ts'

/** Whether the association's staff is logged in. Members have accounts of their own, and no desk. */
export const isStaffHere = (): boolean => getToken() !== null && getUserRole() === 'associationStaff'

/** Where the pages of the association's desk live. */
const desk = /^\/(dashboard|list|form|profile|result|exception|account|system)\//

/** Whether the staff asks for an address of the desk that nothing lives at. */
export const isLostAtDesk = (pathname: string): boolean => desk.test(pathname) && isStaffHere()
