import type { ErrorParams } from '../generated/schema.d.ts'
import { ApiError } from './api-error.ts'

/** The codes whose problems have params with names. */
type Code = {
  [Key in keyof ErrorParams]-?: NonNullable<ErrorParams[Key]> extends object ? Key : never
}[keyof ErrorParams]

/**
 * What the words of a refusal are filled with. Every name may be missing, for a backend may leave them out.
 * @returns nothing but names without values for any other failure
 */
export function paramsOf<Name extends Code>(
  error: unknown,
  code: Name,
): Partial<NonNullable<ErrorParams[Name]>> {
  const params = error instanceof ApiError && error.code === code ? error.problem?.params : undefined
  return typeof params === 'object' && params !== null
    ? (params as Partial<NonNullable<ErrorParams[Name]>>)
    : {}
}
