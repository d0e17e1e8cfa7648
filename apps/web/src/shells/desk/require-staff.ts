import { getToken, getUserRole } from '../../lib/session/session.ts'

/** Whether the association's staff is logged in. Members have accounts of their own, and no desk. */
export const isStaffHere = (): boolean => getToken() !== null && getUserRole() === 'associationStaff'
