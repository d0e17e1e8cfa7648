import type { ErrorObject, ValidateFunction } from 'ajv'
import { escapeKey, valueAt } from './json-pointer.ts'

/** One way in which a value does not fit its schema. */
export interface SchemaError {
  /** JSON pointer into the value; a property that is missing is named as if it were there. `/` for the whole. */
  path: string
  /** The schema's word that is broken: `required`, `type`, `enum`, `format` … */
  keyword: string
  expected: string
  seen: string
}

type ValidatorOf = (schema: object) => ValidateFunction

const longest = 80

/** A value in so few characters that a line can hold it. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > longest ? `${text.slice(0, longest - 3)}…` : text
}

/** The property that an error is about, where it is not the value that holds it. */
function propertyOf({ params }: ErrorObject): string {
  const name = params.missingProperty ?? params.additionalProperty
  return typeof name === 'string' ? `/${escapeKey(name)}` : ''
}

function toSchemaError(error: ErrorObject, value: unknown, prefix: string): SchemaError {
  const pointer = `${error.instancePath}${propertyOf(error)}`
  const values = error.params.allowedValues ?? error.params.allowedValue
  return {
    path: `${prefix}${pointer}` || '/',
    keyword: error.keyword,
    expected: `${error.message ?? error.keyword}${values === undefined ? '' : ` ${show(values)}`}`,
    seen: show(valueAt(value, pointer)),
  }
}

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}/`)
const isAlternative = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf'

/** How far a value is from a branch: at its root, in a property that tells branches apart, or only in so many places. */
function distance(errors: readonly ErrorObject[]): number {
  if (errors.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === '')) return 1e6
  const tags = errors.filter(({ keyword }) => keyword === 'const').length
  return tags * 1e3 + errors.length
}

/** The errors of the branch that a value means to fit: `null` is one for nothing else. Empty when it fits several. */
function ofBranches(branches: object[], value: unknown, prefix: string, validatorOf: ValidatorOf) {
  const validators = branches.map(validatorOf)
  const meant = validators.filter((validate) => value === null || !validate(null))
  const tried = (meant.length > 0 ? meant : validators).map((validate) => {
    validate(value)
    return { errors: validate.errors ?? [] }
  })
  const [nearest] = tried.toSorted((a, b) => distance(a.errors) - distance(b.errors))
  return condense(nearest?.errors ?? [], value, prefix, validatorOf)
}

function ofAlternative(error: ErrorObject, value: unknown, prefix: string, validatorOf: ValidatorOf) {
  const own = `${prefix}${error.instancePath}`
  const telling = ofBranches(error.schema as object[], valueAt(value, error.instancePath), own, validatorOf)
  return telling.length > 0 ? telling : [toSchemaError(error, value, prefix)]
}

/** A value of another type breaks its list of values as well, and what `else` asks breaks its `if`; once is enough. */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const mistyped = new Set(
    errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  )
  return errors.filter(
    ({ keyword, instancePath }) =>
      keyword !== 'if' && !(['enum', 'const'].includes(keyword) && mistyped.has(instancePath)),
  )
}

/**
 * A validator's errors with one set for each value that may be one thing or another, instead of all that every branch finds.
 *
 * @param errors of a verbose validator for `value`
 * @param prefix of the pointers
 */
export function condense(
  errors: readonly ErrorObject[],
  value: unknown,
  prefix: string,
  validatorOf: ValidatorOf,
): SchemaError[] {
  const alternatives = errors
    .map((error, place) => ({ error, place }))
    .filter(({ error }) => isAlternative(error))
  // What a branch finds stands before the error of the alternatives it belongs to, and in the same value.
  const isOfBranch = ({ instancePath }: ErrorObject, place: number) =>
    alternatives.some((later) => later.place > place && isWithin(instancePath, later.error.instancePath))
  return withoutEchoes(errors.filter((error, place) => !isOfBranch(error, place))).flatMap((error) =>
    isAlternative(error)
      ? ofAlternative(error, value, prefix, validatorOf)
      : [toSchemaError(error, value, prefix)],
  )
}
