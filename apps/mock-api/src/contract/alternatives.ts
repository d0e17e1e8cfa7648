import { resolve } from '@portal/api-contract/document'
import { invalidField } from './problem.ts'

interface ObjectSchema {
  oneOf?: (ObjectSchema | { $ref: string })[]
  properties?: Record<string, { const?: unknown }>
}

/** Alternatives of a body that a constant tells apart, as `ownerType` does. */
interface Alternatives {
  tag: string
  /** By the constant. */
  schemas: Map<unknown, object>
}

function tagOf(schemas: ObjectSchema[]): string | undefined {
  const [first] = schemas
  return Object.keys(first?.properties ?? {}).find((name) =>
    schemas.every(({ properties }) => properties?.[name]?.const !== undefined),
  )
}

function alternativesOf(schema: object): Alternatives | null {
  const schemas = (resolve<ObjectSchema>(schema).oneOf ?? []).map((one) => resolve<ObjectSchema>(one))
  const tag = tagOf(schemas)
  if (tag === undefined) return null
  return { tag, schemas: new Map(schemas.map((one) => [one.properties?.[tag]?.const, one])) }
}

/**
 * Chooses the schema that a body means to fit. Validating against all of them would report the errors of the alternatives
 * that were not meant.
 *
 * @throws HttpProblem 400 naming the field that tells them apart
 */
export function schemaChooser(schema: object): (body: unknown) => object {
  const alternatives = alternativesOf(schema)
  if (!alternatives) return () => schema
  const { tag, schemas } = alternatives
  return (body) => {
    const chosen = schemas.get((body as Record<string, unknown>)[tag])
    if (chosen) return chosen
    const detail = `must be one of ${[...schemas.keys()].join(', ')}`
    throw invalidField(tag, 'OneOf', detail)
  }
}
