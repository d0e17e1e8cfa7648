import type { CalculatorLimits, FieldError } from '@portal/api-contract'
import { bodyError } from '../field-error.ts'

/** What is wrong with a number, if anything: too small, too large, too many decimals. */
export function limitErrors(
  field: string,
  value: number,
  { min, isMinExclusive, max, decimals }: CalculatorLimits,
): FieldError[] {
  if (isMinExclusive && value <= min) return [bodyError(field, 'Min', `must be > ${min}`)]
  if (value < min) return [bodyError(field, 'Min', `must be >= ${min}`)]
  if (value > max) return [bodyError(field, 'Max', `must be <= ${max}`)]
  if (Number(value.toFixed(decimals)) === value) return []
  return [bodyError(field, 'Digits', `must have at most ${decimals} decimals`)]
}
