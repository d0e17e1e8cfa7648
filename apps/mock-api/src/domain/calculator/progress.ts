import type { CalculationWorking, CalculatorTier, CalculatorTierTable } from '@portal/api-contract'
import type { Computed } from './fee-result.ts'
import { rateOf, shown, written } from './figures.ts'
import { Rational, zero } from './rational.ts'

/** The part of the amount between the tier's bounds: the lower one excluded, the upper one included. */
function partOf({ above, upTo }: CalculatorTier, amount: Rational): Rational {
  const top = upTo === null ? amount : amount.atMost(Rational.of(upTo))
  return top.minus(Rational.of(above))
}

/** 差额定率累进: each tier's part of the amount at the tier's own rate. */
export function progress({ rateUnit, tiers }: CalculatorTierTable, amount: Rational): Computed {
  const reached = tiers.filter(({ above }) => amount.isAbove(Rational.of(above)))
  const steps = reached.map((tier) => {
    const part = partOf(tier, amount)
    return { tier, part, fee: part.times(rateOf(tier.rate, rateUnit)) }
  })
  const fee = steps.reduce((sum, step) => sum.plus(step.fee), zero)
  const sum = steps.map(({ tier, part }) => `${written(part)} × ${tier.rate}${rateUnit}`).join(' + ')
  const working: CalculationWorking = {
    kind: 'TIERS',
    rateUnit,
    tiers: steps.map(({ tier, part, fee }) => ({ ...tier, part: shown(part), fee: shown(fee) })),
    formula: `${sum} = ${written(fee)}`,
  }
  return { kind: 'COMPUTED', fee, working }
}
