import { validatorOf } from '@portal/api-contract/conformance'
import { type Schema, typesOf } from '../../../shared/schema.ts'

/** A day that there is not, where a day is asked for: whoever counts its digits alone takes it, or makes another day of it. */
const noSuchDay: Partial<Record<string, string>> = {
  date: '2026-02-30',
  'date-time': '2026-02-30T02:04:00.000Z',
}

/**
 * A text that has the digits of a right one, one of which is out of its range, such as the month in `2026-91`; undefined where any
 * digits will do.
 */
export function nearMissOf(schema: Schema, right: unknown): string | undefined {
  const { pattern } = schema
  if (pattern === undefined || typeof right !== 'string') return undefined
  const others = [...right].flatMap((character, place) =>
    /\d/.test(character)
      ? ['9', '0'].map((digit) => right.slice(0, place) + digit + right.slice(place + 1))
      : [],
  )
  return others.findLast((text) => !validatorOf(schema)(text))
}

/** One value for each limit of a schema that breaks it, and it alone as far as that goes; as they are sent in an address. */
export function badValuesOf(schema: Schema): string[] {
  const { minimum, maximum, minLength = 0, maxLength, pattern, format } = schema
  const types = typesOf(schema)
  if (types.includes('integer') || types.includes('number')) {
    return [
      'abc',
      ...(minimum === undefined ? [] : [String(minimum - 1)]),
      ...(maximum === undefined ? [] : [String(maximum + 1)]),
    ]
  }
  if (types.includes('boolean')) return ['perhaps']
  const texts = [
    ...(schema.enum ? ['NO_SUCH_VALUE'] : []),
    ...(pattern ? ['???'] : []),
    ...(format ? [noSuchDay[format] ?? 'not-this'] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minLength > 1 ? ['x'.repeat(minLength - 1)] : []),
  ]
  return texts.filter((text) => !validatorOf(schema)(text))
}
