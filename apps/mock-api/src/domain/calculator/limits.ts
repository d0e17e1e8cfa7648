import type { CalculatorLimits, FieldError } from '@portal/api-contract'

/** @param message the constraint, as JHipster's validation names it */
export const refusal = (field: string, message: string, detail: string): FieldError => ({
  objectName: 'body',
  field,
  message,
  detail,
})

/** What is wrong with a number, if anything: too small, too large, too many decimals. */
export function limitErrors(
  field: string,
  value: number,
  { min, isMinExclusive, max, decimals }: CalculatorLimits,
): FieldError[] {
  if (isMinExclusive && value <= min) return [refusal(field, 'Min', `must be > ${min}`)]
  if (value < min) return [refusal(field, 'Min', `must be >= ${min}`)]
  if (value > max) return [refusal(field, 'Max', `must be <= ${max}`)]
  if (Number(value.toFixed(decimals)) === value) return []
  return [refusal(field, 'Digits', `must have at most ${decimals} decimals`)]
}
