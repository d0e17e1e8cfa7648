import type { CalculationWorking, CalculatorService } from '@portal/api-contract'
import { interpolate } from './interpolate.ts'
import { progress } from './progress.ts'
import type { Rational } from './rational.ts'

/** A fee with its working. */
export interface Computed {
  kind: 'COMPUTED'
  fee: Rational
  working: CalculationWorking
}

/** What the document leaves to the parties, perhaps between bounds. */
export interface Agreed {
  kind: 'AGREED'
  reason: string
  range: { min: Rational; max: Rational } | null
}

/** 收费基价: what a service's table says of an amount, before any adjustment. */
export function baseFeeOf({ table }: CalculatorService, amount: Rational): Computed | Agreed {
  return table.kind === 'TIERS' ? progress(table, amount) : interpolate(table, amount)
}
