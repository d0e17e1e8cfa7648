import { validatorOf } from '@portal/api-contract/conformance'
import { type Schema, typesOf } from '../../../shared/schema.ts'

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
    ...(format ? ['not-this'] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minLength > 1 ? ['x'.repeat(minLength - 1)] : []),
  ]
  return texts.filter((text) => !validatorOf(schema)(text))
}
