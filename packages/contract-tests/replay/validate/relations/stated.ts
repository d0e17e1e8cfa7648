import { isRecord } from '../../../shared/is-record.ts'
import { type Relation, type Schema, states } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import { visit } from './nodes.ts'

/** A property of a record in an answer of which the document states something. */
export interface Stated {
  record: Record<string, unknown>
  /** JSON pointer of the record. */
  pointer: string
  name: string
  relation: Relation
}

type Property = Pick<Stated, 'name' | 'relation'>

/**
 * What shows the properties of a success of which the document states a relation of one of these kinds. It looks only where there may
 * be some: most answers have none.
 */
export function statedAs(
  ...kinds: (keyof Relation)[]
): (exchange: Exchange, see: (stated: Stated) => void) => void {
  const holding = new WeakMap<Schema, boolean>()
  const holds = (schema: Schema): boolean => {
    const found = holding.get(schema) ?? kinds.some((kind) => states(schema, kind))
    holding.set(schema, found)
    return found
  }
  const properties = new WeakMap<Schema, Property[]>()
  const propertiesOf = (shape: Schema): Property[] => {
    const found =
      properties.get(shape) ??
      Object.entries(shape.properties ?? {}).flatMap(([name, { 'x-holds': relation = {} }]): Property[] =>
        kinds.some((kind) => kind in relation) ? [{ name, relation }] : [],
      )
    properties.set(shape, found)
    return found
  }
  return ({ operation, answer: { status, body } }, see) => {
    const isSuccess = status >= 200 && status < 300
    const schema = isSuccess && operation?.responses[status]?.content?.['application/json']?.schema
    if (!schema || !holds(schema)) return
    visit(
      schema,
      body,
      ({ pointer, value: record, shapes }) => {
        if (!isRecord(record)) return
        for (const shape of shapes)
          for (const property of propertiesOf(shape)) see({ record, pointer, ...property })
      },
      holds,
    )
  }
}
