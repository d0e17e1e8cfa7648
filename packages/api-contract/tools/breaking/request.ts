import type { Change } from './change.ts'
import { contentChanges, removed, type Side } from './content.ts'
import { type BodyObject, follow, type ParameterObject, type Schema } from './contract.ts'
import { schemaChanges } from './schema.ts'

const refused = 'clients that do not send it are refused'
const notTaken = 'what clients send there is no longer taken'

function parametersOf({ contract, item, operation }: Side): Map<string, ParameterObject> {
  const stated = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
  return new Map(
    stated.map((node) => {
      const parameter = follow<ParameterObject>(contract, node)
      return [`${parameter.in} ${parameter.name}`, parameter]
    }),
  )
}

/** How a parameter is written; OpenAPI's defaults where it does not say. */
function styleOf({ in: place, style, explode }: ParameterObject): string {
  const written = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple')
  return `${written}${(explode ?? written === 'form') ? ', exploded' : ''}`
}

function schemaOf({ schema, content = {} }: ParameterObject): Schema {
  const [media] = Object.values(content)
  return schema ?? media?.schema ?? true
}

function ownChanges(was: ParameterObject, is: ParameterObject, where: string[]): Change[] {
  const changes: Change[] = []
  if (is.required && !was.required) changes.push({ where, was: 'optional', is: 'required', why: refused })
  const [before, after] = [styleOf(was), styleOf(is)]
  if (before !== after) changes.push({ where, was: before, is: after, why: 'clients write it otherwise' })
  return changes
}

/** Parameters that are gone, demanded, or take less. */
export function parameterChanges(before: Side, after: Side): Change[] {
  const then = parametersOf(before)
  const now = parametersOf(after)
  const demanded = [...now].filter(([key, { required }]) => required && !then.has(key))
  return [
    ...demanded.map(([key]) => ({ where: [key], was: 'not there', is: 'required', why: refused })),
    ...[...then].flatMap(([key, was]) => {
      const is = now.get(key)
      if (!is) return [removed([key], notTaken)]
      const old = { contract: before.contract, schema: schemaOf(was) }
      const young = { contract: after.contract, schema: schemaOf(is) }
      return [...ownChanges(was, is, [key]), ...schemaChanges('request', old, young, [key])]
    }),
  ]
}

function bodyOf({ contract, operation }: Side): BodyObject | undefined {
  return operation.requestBody && follow<BodyObject>(contract, operation.requestBody)
}

/** A request body that is gone, demanded, or takes less. */
export function bodyChanges(before: Side, after: Side): Change[] {
  const was = bodyOf(before)
  const is = bodyOf(after)
  const where = ['request body']
  if (!is) return was ? [removed(where, notTaken)] : []
  const isDemanded = is.required && !was?.required
  const seen = was ? 'optional' : 'not there'
  const then = { contract: before.contract, content: was?.content }
  const now = { contract: after.contract, content: is.content }
  return [
    ...(isDemanded ? [{ where, was: seen, is: 'required', why: refused }] : []),
    ...contentChanges('request', then, now, where),
  ]
}
