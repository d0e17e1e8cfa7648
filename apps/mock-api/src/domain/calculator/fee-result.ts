import type { CalculationWorking } from '@portal/api-contract'
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
