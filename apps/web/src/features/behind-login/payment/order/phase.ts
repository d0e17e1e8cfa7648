import type { MemberOrder, TradeState } from '@portal/api-contract'
import { serverNow } from '../../../../lib/api/server-clock.ts'
import { isExpired } from '../../../../lib/membership/member-order.ts'

/** Where a payment stands, as the page tells it. */
export type Phase = 'waiting' | 'paying' | 'paid' | 'failed' | 'closed' | 'expired' | 'refunding' | 'refunded'

const phases: Record<Exclude<TradeState, 'CLOSED' | 'REFUND'>, Phase> = {
  NOTPAY: 'waiting',
  USERPAYING: 'paying',
  SUCCESS: 'paid',
  PAYERROR: 'failed',
  REVOKED: 'closed',
}

/**
 * The gateway does not tell a refund that is asked for from one that was made, nor an order that ran out from one that was closed by
 * hand. The order does; until it is read as closed, the server's clock does.
 */
export function phaseOf(
  state: TradeState,
  order: Pick<MemberOrder, 'status' | 'expireTime' | 'lastModifiedDate'>,
  now = serverNow(),
): Phase {
  if (state === 'REFUND') return order.status === 'REFUNDING' ? 'refunding' : 'refunded'
  // A state that came later says as much as none.
  if (state !== 'CLOSED') return phases[state] ?? 'waiting'
  const isOver = order.status === 'CLOSED' ? isExpired(order) : Date.parse(order.expireTime) <= now
  return isOver ? 'expired' : 'closed'
}
