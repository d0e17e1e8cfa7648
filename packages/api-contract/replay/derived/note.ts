import type { Context } from '../context.ts'
import type { Verdict } from '../drift.ts'
import type { Exchange } from '../exchange.ts'
import { judgeExchange } from '../judge/judge.ts'

/** A drift with the call that shows it. */
export interface Difference extends Verdict {
  exchange?: Exchange
}

/** Notes a drift, unless its call shows one of that kind by itself: that was noted with the call. */
export function note(context: Context, { kind, path, expected, seen, exchange }: Difference): void {
  const isNoted = exchange !== undefined && judgeExchange(exchange).some((verdict) => verdict.kind === kind)
  if (!isNoted) context.drift(kind, path, expected, seen, exchange)
}
