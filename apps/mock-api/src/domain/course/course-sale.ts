import { courseRefundDays, courseRefundShare } from '../order/refund.ts'
import { endOfYear, prcDate } from '../prc-time.ts'

/** Last day in PRC on which a course can be taken: that of the year after its programme year. */
export const onSaleUntil = (year: number): string => endOfYear(year + 1)

/** Whether a course of a programme year can be taken at an instant. */
export const isOnSale = (year: number, at: Date): boolean => prcDate(at) <= onSaleUntil(year)

/** Why a course is not paid back by rule. */
export type CourseRefundRefusal = 'COMPLETED' | 'WATCHED_TOO_MUCH' | 'TOO_LATE'

/** A course that was paid for. */
export interface PaidCourse {
  payTime: Date
  /** 0 to 1. */
  watchedShare: number
  /** Every lesson was watched, or the hours were credited. */
  isCompleted: boolean
}

/** Until when a course is paid back by rule, and why not at an instant; a refusal of null when it is. */
export function courseRefundTerms({ payTime, watchedShare, isCompleted }: PaidCourse, at: Date) {
  const until = new Date(payTime.getTime() + courseRefundDays * 86_400_000)
  const refusal = (): CourseRefundRefusal | null => {
    if (isCompleted) return 'COMPLETED'
    if (watchedShare > courseRefundShare) return 'WATCHED_TOO_MUCH'
    return at > until ? 'TOO_LATE' : null
  }
  return { until, refusal: refusal() }
}

/** Days from paying within which a course can be swapped for another. */
export const courseSwapDays = 7
/** The share of a course that may have been watched when it is swapped. */
export const courseSwapShare = 0.1

/** Why a course cannot be swapped for another one. */
export type CourseSwapRefusal = 'SWAPPED_BEFORE' | CourseRefundRefusal

/** Until when a course that was paid for can be swapped, and why not at an instant; a refusal of null when it can. Once for each order. */
export function courseSwapTerms(
  { payTime, watchedShare, isCompleted, isSwapped }: PaidCourse & { isSwapped: boolean },
  at: Date,
) {
  const until = new Date(payTime.getTime() + courseSwapDays * 86_400_000)
  const refusal = (): CourseSwapRefusal | null => {
    if (isSwapped) return 'SWAPPED_BEFORE'
    if (isCompleted) return 'COMPLETED'
    if (watchedShare > courseSwapShare) return 'WATCHED_TOO_MUCH'
    return at > until ? 'TOO_LATE' : null
  }
  return { until, refusal: refusal() }
}
