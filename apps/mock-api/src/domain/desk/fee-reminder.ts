import type { DeskFeeReminderResult, FeeStatus } from '@portal/api-contract'
import { prcDate } from '../prc-time.ts'

/** A fee as far as reminding of it goes. */
export interface RemindedFee {
  status: FeeStatus
  /** When it was last reminded of. */
  remindedDate: string | null
}

/** Why a member is not reminded of a fee now; null when he is. */
export function reminderRefusal(fee: RemindedFee | undefined, now: Date): DeskFeeReminderResult['reason'] {
  if (!fee) return 'UNKNOWN'
  if (fee.status === 'PAYING') return 'BEING_PAID'
  if (fee.status !== 'UNPAID' && fee.status !== 'OVERDUE') return 'NOT_OWED'
  const isToday = fee.remindedDate !== null && prcDate(new Date(fee.remindedDate)) === prcDate(now)
  return isToday ? 'REMINDED_TODAY' : null
}
