import { validatorOf } from '@portal/api-contract/conformance'
import { type Schema, typesOf } from '../../../shared/schema.ts'

/** A day that there is not, where a day is asked for: whoever counts its digits alone takes it, or makes another day of it. */
const noSuchDay: Partial<Record<string, string>> = {
  date: '2026-02-30',
  'date-time': '2026-02-30T02:04:00.000Z',
}

/** The digits of a right text, one of which is out of its range, such as the month in `2026-19`; undefined where any digits will do. */
function otherDigits(schema: Schema, right: string): string | undefined {
  const others = [...right].flatMap((character, place) =>
    /\d/.test(character)
      ? ['9', '0'].map((digit) => right.slice(0, place) + digit + right.slice(place + 1))
      : [],
  )
  return others.findLast((text) => !validatorOf(schema)(text))
}

/** As an input method for Chinese writes digits. */
const fullWidth = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

/** Values that are nearly right: a text with a digit out of its range, in full-width digits or in the other case, or a list that has something twice. */
export function nearMissesOf(schema: Schema, right: unknown): unknown[] {
  const { pattern, enum: listed, uniqueItems = false } = schema
  if (Array.isArray(right)) return uniqueItems && right.length > 0 ? [[...right, right[0]]] : []
  if (typeof right !== 'string' || (pattern ?? listed) === undefined) return []
  const digits = pattern === undefined ? undefined : otherDigits(schema, right)
  const others = [fullWidth(right), right.toLowerCase(), right.toUpperCase()]
  const near = [...(digits === undefined ? [] : [digits]), ...others]
  return [...new Set(near)].filter((text) => !validatorOf(schema)(text))
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
