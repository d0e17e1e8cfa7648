import type { TradeState } from '@portal/api-contract'

const pace = 3_000
const slowest = 30_000

/** States that change by themselves: the buyer has not paid yet, or is about to. Source: WeChat Pay's order query. */
export const isPending = (state: TradeState): boolean => state === 'NOTPAY' || state === 'USERPAYING'

interface Situation {
  /** Undefined before the first answer. */
  state: TradeState | undefined
  isVisible: boolean
  /** How often the question has gone unanswered in a row. */
  failures: number
}

/**
 * Milliseconds until the outcome of a payment is asked for again, or false when it is not: it is final, or nobody
 * looks. Every failure in a row doubles the wait.
 */
export function nextPoll({ state, isVisible, failures }: Situation): number | false {
  if (!isVisible || (state !== undefined && !isPending(state))) return false
  return Math.min(pace * 2 ** failures, slowest)
}
