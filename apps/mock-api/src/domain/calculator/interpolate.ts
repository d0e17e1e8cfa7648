import type { CalculatorPoint, CalculatorPointTable } from '@portal/api-contract'
import type { Agreed, Computed } from './fee-result.ts'
import { rateOf, written } from './figures.ts'
import { Rational } from './rational.ts'

function between(lower: CalculatorPoint, upper: CalculatorPoint, amount: Rational): Computed {
  const [x, x1, x2] = [amount, Rational.of(lower.amount), Rational.of(upper.amount)]
  const [y1, y2] = [Rational.of(lower.fee), Rational.of(upper.fee)]
  const fee = y1.plus(y2.minus(y1).times(x.minus(x1)).over(x2.minus(x1)))
  const rise = `(${upper.fee} - ${lower.fee}) × (${written(amount)} - ${lower.amount})`
  const formula = `${lower.fee} + ${rise} ÷ (${upper.amount} - ${lower.amount}) = ${written(fee)}`
  return { kind: 'COMPUTED', fee, working: { kind: 'POINTS', lower, upper, formula } }
}

function beyondLast({ beyond }: CalculatorPointTable, amount: Rational): Computed | Agreed {
  if (beyond.kind === 'AGREEMENT') {
    const range = { min: Rational.of(beyond.fee.min), max: Rational.of(beyond.fee.max) }
    return { kind: 'AGREED', reason: beyond.reason, range }
  }
  const { rate, rateUnit } = beyond
  const fee = amount.times(rateOf(rate, rateUnit))
  const formula = `${written(amount)} × ${rate}${rateUnit} = ${written(fee)}`
  return { kind: 'COMPUTED', fee, working: { kind: 'RATE', rate, rateUnit, formula } }
}

/** 直线内插: on the straight line between the two points around the amount; each point has exactly its own fee. */
export function interpolate(table: CalculatorPointTable, amount: Rational): Computed | Agreed {
  const { points, belowReason } = table
  const at = points.findIndex((point) => !amount.isAbove(Rational.of(point.amount)))
  const [first, second] = points
  if (at === 0 && first && second) {
    const isFirst = !Rational.of(first.amount).isAbove(amount)
    return isFirst ? between(first, second, amount) : { kind: 'AGREED', reason: belowReason, range: null }
  }
  const [lower, upper] = [points[at - 1], points[at]]
  return lower && upper ? between(lower, upper, amount) : beyondLast(table, amount)
}
