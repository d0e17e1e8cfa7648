import type { MemberFee, MemberFeeInfo } from '@portal/api-contract'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'

const isPast = ({ dueDate }: MemberFee, { now }: Context): boolean => dueDate < dayInChina(now())

/** What is owed and in no order is OVERDUE from the day after its due date, and UNPAID until then. */
export function checkDue(context: Context, fees: readonly MemberFee[]): void {
  const free = fees.filter(({ status }) => status === 'UNPAID' || status === 'OVERDUE')
  const wrong = free.find((fee) => (fee.status === 'OVERDUE') !== isPast(fee, context))
  const rule = 'a fee that is owed is OVERDUE once its due date has passed, and UNPAID before'
  context.expect(wrong === undefined, rule, `${wrong?.status}, due on ${wrong?.dueDate}`)
}

/** Of what is owed, in an open order or not, the account says how much is past its due date. */
export function checkOverdue(
  context: Context,
  { overdueCount }: MemberFeeInfo,
  owed: readonly MemberFee[],
): void {
  const { length } = owed.filter((fee) => isPast(fee, context))
  const rule = 'as many are overdue as the account says'
  context.expect(overdueCount === length, rule, `${overdueCount} / ${length}`, 'getMemberFeeInfo')
}
