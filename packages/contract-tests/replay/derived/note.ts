import type { Exchange } from '../exchange.ts'
import type { MismatchDetails } from '../mismatch.ts'
import type { Context } from '../run/context.ts'
import { validateExchange } from '../validate/validate-exchange.ts'

/** A mismatch with the call that shows it. */
export interface Difference extends MismatchDetails {
  exchange?: Exchange
}

/** Notes a mismatch, unless its call shows one of that kind by itself: that was noted with the call. */
export function note(context: Context, { kind, path, expected, seen, exchange }: Difference): void {
  const isNoted =
    exchange !== undefined && validateExchange(exchange).some((mismatch) => mismatch.kind === kind)
  if (!isNoted) context.reportMismatch(kind, path, expected, seen, exchange)
}
