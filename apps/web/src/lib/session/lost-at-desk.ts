import { getToken, getUserRole } from './session.ts'

/** Where the pages of the association's desk live. */
const desk = /^\/(dashboard|list|form|profile|result|exception|account|system)\//

/** Whether somebody who works at the desk asks for one of its addresses that nothing lives at. */
export const isLostAtDesk = (pathname: string): boolean =>
  desk.test(pathname) && getToken() !== null && getUserRole() === 'associationStaff'
