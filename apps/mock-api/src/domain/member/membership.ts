import type { CurrentMember, OwnerType } from '@portal/api-contract'
import { endOfYear } from '../prc-time.ts'

export type MembershipStatus = CurrentMember['membershipStatus']

export interface Membership {
  /** The day the application took effect; null while it has not. */
  joinDate: string | null
  /** Last day of validity, in PRC. */
  validTo: string | null
  /** Fees that are UNPAID, OVERDUE or PAYING. */
  owedCount: number
}

/** `JC-U-2016-0006`: unit or person, the year of joining and the member's id. */
export const memberNumber = (ownerType: OwnerType, joinYear: number, id: number): string =>
  `JC-${ownerType === 'UNIT' ? 'U' : 'P'}-${joinYear}-${String(id).padStart(4, '0')}`

/** How a membership stands on a day (`yyyy-MM-dd` in PRC). */
export function membershipStatus(
  { joinDate, validTo, owedCount }: Membership,
  today: string,
): MembershipStatus {
  if (joinDate === null || validTo === null) return 'APPLYING'
  if (validTo < today) return 'EXPIRED'
  return owedCount > 0 ? 'ARREARS' : 'ACTIVE'
}

/**
 * Validity that rested on a refunded year falls back to the latest year that is still paid for; where there is none, to
 * the end of the year before the refunded one. Validity that rests on something later stays.
 * @param keptYears that are paid for or were given
 */
export function validityAfterRefund(
  validTo: string | null,
  refundedYears: readonly number[],
  keptYears: readonly number[],
): string | null {
  if (validTo === null || !refundedYears.some((year) => endOfYear(year) === validTo)) return validTo
  return endOfYear(keptYears.length > 0 ? Math.max(...keptYears) : Math.min(...refundedYears) - 1)
}

/** Paying a year's fee makes the membership valid to that year's end; paying an older year never shortens it. */
export function validityAfterPaying(validTo: string | null, feeYears: readonly number[]): string | null {
  const ends = feeYears.map(endOfYear)
  return [validTo ?? '', ...ends].sort().at(-1) || null
}
