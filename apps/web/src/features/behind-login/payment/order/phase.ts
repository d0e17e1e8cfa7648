import type { MemberOrder, TradeState } from '@portal/api-contract'
import { serverNow } from '../../../../lib/api/server-clock.ts'
import { isExpired } from '../../../../lib/membership/member-order.ts'

/** Where a payment stands, as the page tells it. */
export type Phase = 'waiting' | 'paying' | 'paid' | 'failed' | 'closed' | 'expired' | 'refunded'

const phases: Record<Exclude<TradeState, 'CLOSED'>, Phase> = {
  NOTPAY: 'waiting',
  USERPAYING: 'paying',
  SUCCESS: 'paid',
  PAYERROR: 'failed',
  REVOKED: 'closed',
  REFUND: 'refunded',
}

/**
 * The gateway does not tell an order that ran out from one that was closed by hand. The order does, once it is read as closed; until
 * then the server's clock does.
 */
export function phaseOf(
  state: TradeState,
  order: Pick<MemberOrder, 'status' | 'expireTime' | 'lastModifiedDate'>,
  now = serverNow(),
): Phase {
  if (state !== 'CLOSED') return phases[state]
  const isOver = order.status === 'CLOSED' ? isExpired(order) : Date.parse(order.expireTime) <= now
  return isOver ? 'expired' : 'closed'
}
