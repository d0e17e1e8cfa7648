import type { MemberOrder } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import type { Context } from '../../run/context.ts'

/** Seconds for which an order by a channel that answers at once stays open. */
export const channelSeconds = 7200

/** As far as two clocks agree. */
const margin = 120

const secondsTo = (instant: string | null, { now }: Context): number =>
  (Date.parse(instant ?? '') - now().getTime()) / 1000

/** Something has happened now. */
export function checkNow(
  context: Context,
  instant: string | undefined,
  rule: string,
  operation: OperationId,
): void {
  const isNow = Math.abs(secondsTo(instant ?? null, context)) < margin
  context.expect(isNow, rule, instant, operation)
}

/** What has just been ordered is held for two hours. @param end when its order closes, or its place is free again */
export function checkLasts(context: Context, end: string | null, operation: OperationId): void {
  const seconds = secondsTo(end, context)
  const isMeant = Math.abs(seconds - channelSeconds) < margin
  context.expect(isMeant, 'what has just been ordered is held for two hours', `${seconds} s`, operation)
}

/** What was ordered without being paid for is held, and its channel not chosen yet. */
export function checkUnchosen(context: Context, { expireTime, payChannel }: MemberOrder): void {
  checkLasts(context, expireTime, 'getMemberOrder')
  const rule = 'of what nobody has begun to pay no channel was chosen'
  context.expect(payChannel === null, rule, payChannel, 'getMemberOrder')
}
