import { type MemberOrder, type PortalClient, unwrap } from '@portal/api-contract'
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

/** The payer of an order that has run out, whatever it was over, was told in time that it closes, and then that it has. */
export async function checkClosingTold(context: Context, payer: PortalClient, id: number): Promise<void> {
  const query = { 'kind.equals': 'ORDER' as const, size: 200 }
  const notices = await unwrap(payer.GET('/api/member-messages', { params: { query } }))
  const told = notices.filter(({ subject }) => subject?.kind === 'ORDER' && subject.id === id).length
  const rule = 'that an order closes soon is told once, and once that it was closed'
  context.expect(told === 2, rule, told, 'listMemberMessages')
}

/** What was ordered without being paid for is held, and its channel not chosen yet. */
export function checkUnchosen(context: Context, { expireTime, payChannel }: MemberOrder): void {
  checkLasts(context, expireTime, 'getMemberOrder')
  const rule = 'of what nobody has begun to pay no channel was chosen'
  context.expect(payChannel === null, rule, payChannel, 'getMemberOrder')
}
