import type { CalculatorService } from '@portal/api-contract'
import type { Agreed, Computed } from './fee-result.ts'
import { interpolate } from './interpolate.ts'
import { progress } from './progress.ts'
import type { Rational } from './rational.ts'

/** 收费基价: what a service's table says of an amount, before any adjustment. */
export function baseFeeOf({ table }: CalculatorService, amount: Rational): Computed | Agreed {
  return table.kind === 'TIERS' ? progress(table, amount) : interpolate(table, amount)
}
