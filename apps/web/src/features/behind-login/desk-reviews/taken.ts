import type { DeskApplication } from '@portal/api-contract'

/** Whether somebody else of the staff has an application. A claim that has run out holds nobody back. @param now in ms */
export const isTakenByOther = (claim: DeskApplication['claim'], staffId: number, now: number) =>
  claim !== null && claim.staffId !== staffId && now < Date.parse(claim.expiresAt)
