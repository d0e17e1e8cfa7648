import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'

const file = 'error-params.yaml'
const schemas = parseYaml(readFileSync(join(import.meta.dirname, '..', 'openapi', 'shared', file), 'utf8'))
const { required, properties } = schemas.ErrorParams
const codes = Object.keys(properties)

const otherThan = (some) => ({ properties: { message: { not: { enum: some } } } })

/** One rule for all codes that have the same params. */
function ruleOf(some) {
  const [first] = some
  const params = { $ref: `${file}${properties[first].$ref}` }
  const isAlways = required.includes(first)
  return { if: otherThan(some), else: { ...(isAlways && { required: ['params'] }), properties: { params } } }
}

/** The schema of problems gets the rules of `error-params.yaml`: which code has which params. */
export const typeParams = () => ({
  Schema: {
    enter(schema, { location }) {
      if (!location.absolutePointer.endsWith('shared/schemas.yaml#/Problem')) return
      const alike = Object.groupBy(codes, (code) => `${properties[code].$ref} ${required.includes(code)}`)
      const hasNone = {
        if: { properties: { message: { enum: codes } } },
        else: { properties: { params: false } },
      }
      schema.dependentSchemas = { message: { allOf: [...Object.values(alike).map(ruleOf), hasNone] } }
    },
  },
})

/** The `params` of a code's example; nothing for a code without. */
export function exampleParams(code) {
  if (!codes.includes(code)) return {}
  const [, name] = properties[code].$ref.split('#/')
  return { params: schemas[name].examples[0] }
}
