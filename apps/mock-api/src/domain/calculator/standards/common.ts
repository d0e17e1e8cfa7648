import type { CalculatorLimits, CalculatorTierTable } from '@portal/api-contract'

/** Amounts in 万元 down to the fen; up to a trillion yuan, beyond every project there is. */
export const amountLimits: CalculatorLimits = { min: 0, isMinExclusive: true, max: 100_000_000, decimals: 6 }

/** Like `amountLimits`, but may be nothing. */
export const extraAmountLimits: CalculatorLimits = { ...amountLimits, isMinExclusive: false }

/** 上下浮动 20 %, in percent. */
export const floatLimits: CalculatorLimits = { min: -20, isMinExclusive: false, max: 20, decimals: 2 }

/** What every result of a service says since its price was left to the market. */
export const marketDisclaimer = '该项服务已实行市场调节价（发改价格〔2015〕299号），计算结果仅供参考。'

/**
 * Tiers that follow one another from zero, the last without an end.
 *
 * @param bounds upper bounds in 万元, one fewer than rates
 */
export function tierTable(
  rateUnit: CalculatorTierTable['rateUnit'],
  bounds: readonly number[],
  rates: readonly number[],
): CalculatorTierTable {
  const tiers = rates.map((rate, i) => ({ above: bounds[i - 1] ?? 0, upTo: bounds[i] ?? null, rate }))
  return { kind: 'TIERS', rateUnit, tiers }
}

/** `[amount, fee]` in 万元 as the points of a table. */
export const pointsOf = (pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([amount, fee]) => ({ amount, fee }))
