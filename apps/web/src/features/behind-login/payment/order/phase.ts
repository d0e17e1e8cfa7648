import type { TradeState } from '@portal/api-contract'

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
 * @param expireTime ISO instant; the gateway does not tell an order that ran out from one that was closed by hand
 */
export function phaseOf(state: TradeState, expireTime: string, now = Date.now()): Phase {
  if (state !== 'CLOSED') return phases[state]
  return Date.parse(expireTime) <= now ? 'expired' : 'closed'
}
