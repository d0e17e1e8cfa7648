import { describe, expect, it } from 'vitest'
import mock from '../generated/mock.json' with { type: 'json' }
import product from '../generated/openapi.json' with { type: 'json' }
import { valueAt } from './json-pointer.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: object
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
}

/** The bundler numbers what bears a name that is taken: `VerifyCode-2`. */
const isNumbered = (name: string): boolean => /-\d+$/.test(name)

/** Whatever of a document has alternatives, with its address. */
function choicesIn(node: unknown, address: string): [string, Schema][] {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.entries(node).flatMap(([key, value]) => choicesIn(value, `${address}/${key}`))
  return 'oneOf' in node || 'anyOf' in node ? [[address, node as Schema], ...below] : below
}

describe.each([
  ['openapi.json', product],
  ['mock.json', mock],
])('%s', (_file, document) => {
  const follow = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (valueAt(document, schema.$ref.slice(1)) as Schema)

  function isObject(schema: Schema): boolean {
    const { type, properties, allOf = [], oneOf = [], anyOf = [] } = follow(schema)
    return type === 'object' || properties !== undefined || [...allOf, ...oneOf, ...anyOf].some(isObject)
  }

  it.each(Object.entries(document.components))('has each name once among its %s', (_kind, named) => {
    expect(Object.keys(named).filter(isNumbered)).toEqual([])
  })

  it('tells by a discriminator which of several objects a value is', () => {
    const silent = choicesIn(document, '').filter(([, { oneOf = [], anyOf = [], discriminator }]) => {
      const objects = [...oneOf, ...anyOf].filter(isObject).map(({ $ref }) => $ref)
      const mapped = Object.values(discriminator?.mapping ?? {})
      return objects.length > 1 && objects.some((ref) => ref === undefined || !mapped.includes(ref))
    })
    expect(silent.map(([address]) => address)).toEqual([])
  })
})
