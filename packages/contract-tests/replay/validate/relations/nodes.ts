import { validatorOf } from '@portal/api-contract/conformance'
import { escapeKey } from '@portal/api-contract/json-pointer'
import { isRecord } from '../../../shared/is-record.ts'
import { flatten, type Schema, typesOf } from '../../../shared/schema.ts'

/** A value within an answer and what the document says of it. */
export interface Node {
  /** JSON pointer; empty for the whole. */
  pointer: string
  value: unknown
  /** Schemas that hold for it, references followed; none for a property that the document does not have. */
  shapes: Schema[]
}

const allowsNull = (branch: Schema): boolean => typesOf(flatten(branch)).includes('null')

/** The alternatives that a value fits; all of them when it fits none, so that nothing is held against it twice. */
function chosen(branches: Schema[], value: unknown): Schema[] {
  const meant = branches.filter((branch) => value === null || !allowsNull(branch))
  if (meant.length < 2) return meant
  const fitting = meant.filter((branch) => validatorOf(branch)(value))
  return fitting.length > 0 ? fitting : meant
}

const alone = new WeakMap<Schema, Schema[]>()

/** A list of one; there are thousands of values of few schemas. */
function listOf(schema: Schema): Schema[] {
  const known = alone.get(schema)
  if (known) return known
  const list = [schema]
  alone.set(schema, list)
  return list
}

/** What `each` gives for all schemas together; mostly there is one. */
function ofAll(schemas: Schema[], each: (schema: Schema) => Schema[]): Schema[] {
  const [first] = schemas
  return first && schemas.length === 1 ? each(first) : schemas.flatMap(each)
}

/** The shapes of schemas without alternatives, which are the same for every value. */
const fixed = new WeakMap<Schema, Schema[]>()

/** The schemas that hold for a value which one describes, references followed. */
export function shapesOf(schema: Schema, value: unknown): Schema[] {
  const known = fixed.get(schema)
  if (known) return known
  const whole = flatten(schema)
  if (!whole.oneOf) {
    fixed.set(schema, listOf(whole))
    return listOf(whole)
  }
  return [whole, ...chosen(whole.oneOf, value).flatMap((branch) => shapesOf(branch, value))]
}

/** Whether a schema lets an object have any property: it names none, or says what others are like. */
function isOpen(shape: Schema): boolean {
  const { properties, oneOf, additionalProperties } = shape
  if (additionalProperties !== undefined) return additionalProperties !== false
  const types = typesOf(shape)
  return !properties && !oneOf && (types.length === 0 || types.includes('object'))
}

function schemasOf(name: string, { properties, additionalProperties }: Schema): Schema[] {
  const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined
  if (own) return listOf(own)
  return typeof additionalProperties === 'object' ? listOf(additionalProperties) : []
}

/** A property as it stands in a shape. */
interface Property {
  schemas: Schema[]
  /** What it adds to the pointer of its record. */
  step: string
}

const properties = new WeakMap<Schema, Map<string, Property>>()

/** A property of records of one shape; there are thousands of them. */
function propertyOf(shape: Schema, name: string): Property {
  let known = properties.get(shape)
  if (!known) {
    known = new Map()
    properties.set(shape, known)
  }
  let property = known.get(name)
  if (!property) {
    property = { schemas: schemasOf(name, shape), step: `/${escapeKey(name)}` }
    known.set(name, property)
  }
  return property
}

interface Visitor {
  see(node: Node): void
  /** Whether to look into a schema at all. */
  isMeant(schema: Schema): boolean
}

function visitProperties(
  value: Record<string, unknown>,
  shapes: Schema[],
  pointer: string,
  visitor: Visitor,
): void {
  const [first] = shapes
  for (const name of Object.keys(value)) {
    const { schemas, step } =
      first && shapes.length === 1
        ? propertyOf(first, name)
        : { schemas: shapes.flatMap((shape) => schemasOf(name, shape)), step: `/${escapeKey(name)}` }
    if (schemas.length > 0 ? schemas.some(visitor.isMeant) : !shapes.some(isOpen))
      visitAll(schemas, value[name], pointer + step, visitor)
  }
}

function visitItems(value: unknown[], shapes: Schema[], pointer: string, visitor: Visitor): void {
  const items = ofAll(shapes, (shape) => (shape.items ? listOf(shape.items) : []))
  if (!items.some(visitor.isMeant)) return
  for (const [place, item] of value.entries()) visitAll(items, item, `${pointer}/${place}`, visitor)
}

function visitAll(schemas: Schema[], value: unknown, pointer: string, visitor: Visitor): void {
  const shapes = ofAll(schemas, (schema) => shapesOf(schema, value))
  visitor.see({ pointer, value, shapes })
  if (shapes.length === 0) return
  if (Array.isArray(value)) visitItems(value, shapes, pointer, visitor)
  else if (isRecord(value)) visitProperties(value, shapes, pointer, visitor)
}

const always = () => true

/**
 * Shows every value of an answer with its schemas, the whole first. What a free schema holds is not shown.
 * @param isMeant whether to look into a schema; into each without it
 */
export const visit = (
  schema: Schema,
  value: unknown,
  see: Visitor['see'],
  isMeant: Visitor['isMeant'] = always,
): void => visitAll([schema], value, '', { see, isMeant })
