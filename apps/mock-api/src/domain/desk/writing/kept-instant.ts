import type { FieldError } from '@portal/api-contract'
import { bodyError } from '../../field-error.ts'

const first = '0001-01-01T00:00:00Z'
const last = '9999-12-31T23:59:59.999Z'

/**
 * What is wrong with an instant of a body: kept in UTC, its year has four digits. An offset may lead out of them, as in
 * `0000-01-01T00:00:00+23:59`.
 */
export function instantFaults(field: string, instant: string): FieldError[] {
  const time = Date.parse(instant)
  if (time >= Date.parse(first) && time <= Date.parse(last)) return []
  return [bodyError(field, 'Range', `must be between ${first} and ${last}`)]
}
