import { type Contract, follow, type Schema, type SchemaObject } from './contract.ts'

/** Types of JSON; `any` below stands for all of them. An integer is a number, too. */
export const jsonTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const
export type JsonType = (typeof jsonTypes)[number]

/**
 * One way to satisfy a schema, of one type: references followed, `allOf` joined, one alternative of each `oneOf`
 * and `anyOf` chosen.
 */
export interface Variant {
  type: JsonType
  /** What `enum` and `const` leave; undefined when they leave everything. */
  values: unknown[] | undefined
  /** Other keywords that matter to the type, with the distinct values that hold together. */
  limits: Record<string, unknown[]>
  properties: Record<string, Schema>
  required: string[]
  additional: Schema
  items: Schema
}

const numeric = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format']
const limitsOfAll = ['not', 'if', 'then', 'else']
const limitsOf: Record<JsonType, string[]> = {
  // A media type of a text says how it is read, and lets nothing through or out.
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentEncoding'],
  number: numeric,
  integer: numeric,
  array: ['minItems', 'maxItems', 'uniqueItems', 'prefixItems', 'contains', 'minContains', 'maxContains'],
  object: ['minProperties', 'maxProperties', 'propertyNames', 'unevaluatedProperties'],
  boolean: [],
  null: [],
}
/** Keywords whose entries are limits each by itself, so that a new entry is not a change of the others. */
const entryLimits = ['dependentRequired', 'dependentSchemas', 'patternProperties']

/** Keyword sets that hold together; several of them are alternatives. */
type Ways = SchemaObject[][]

const together = (left: Ways, right: Ways): Ways =>
  left.flatMap((one) => right.map((other) => [...one, ...other]))

function waysOf(contract: Contract, schema: Schema, trail: readonly string[]): Ways {
  if (typeof schema === 'boolean') return schema ? [[]] : []
  const { $ref, allOf = [], oneOf, anyOf, ...own } = schema
  const parts: Ways[] = allOf.map((part) => waysOf(contract, part, trail))
  for (const alternatives of [oneOf, anyOf]) {
    if (alternatives) parts.push(alternatives.flatMap((one) => waysOf(contract, one, trail)))
  }
  if ($ref && !trail.includes($ref)) {
    parts.push(waysOf(contract, follow<Schema>(contract, { $ref }), [...trail, $ref]))
  }
  return parts.reduce(together, [[own]])
}

/** Whether every value of the second type is one of the first. */
export const covers = (outer: JsonType, inner: JsonType): boolean =>
  outer === inner || (outer === 'number' && inner === 'integer')

function typesOf(parts: SchemaObject[]): JsonType[] {
  const stated = parts.flatMap(({ type }) => (type === undefined ? [] : [[type].flat() as JsonType[]]))
  const any = jsonTypes.filter((type) => type !== 'integer')
  return stated.reduce(
    (left, right) => [
      ...right.filter((type) => left.some((other) => covers(other, type))),
      ...left.filter((type) => !right.includes(type) && right.some((other) => covers(other, type))),
    ],
    any,
  )
}

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : (typeof value as JsonType)
}

/** Whether two parts of a document say the same. */
export const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** The values that stand in both lists. */
const shared = (left: unknown[], right: unknown[]) =>
  left.filter((value) => right.some((other) => same(value, other)))

function distinct<T>(values: T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}

function valuesOf(parts: SchemaObject[], type: JsonType): unknown[] | undefined {
  const lists = parts.flatMap((part) => ('const' in part ? [[part.const]] : part.enum ? [part.enum] : []))
  const [first, ...others] = lists
  return first && others.reduce(shared, first).filter((value) => covers(type, typeOf(value)))
}

/** A schema that says what all of the given ones say. */
function jointly(schemas: Schema[]): Schema {
  const members = schemas.flatMap((schema) =>
    typeof schema === 'object' && schema.allOf && Object.keys(schema).length === 1 ? schema.allOf : [schema],
  )
  const saying = distinct(members.filter((schema) => schema !== true))
  if (saying.includes(false)) return false
  return saying.length > 1 ? { allOf: saying } : (saying[0] ?? true)
}

function propertiesOf(parts: SchemaObject[]): Record<string, Schema> {
  const names = distinct(parts.flatMap((part) => Object.keys(part.properties ?? {})))
  const schemasOf = (name: string) => parts.map((part) => part.properties?.[name] ?? true)
  return Object.fromEntries(names.map((name) => [name, jointly(schemasOf(name))]))
}

function entriesOf(keyword: string, value: unknown): unknown[] {
  if (entryLimits.includes(keyword)) return Object.entries(value as object)
  return keyword === 'uniqueItems' && value === false ? [] : [value]
}

function limitsIn(parts: SchemaObject[], type: JsonType): Record<string, unknown[]> {
  const keywords = [...limitsOfAll, ...limitsOf[type], ...(type === 'object' ? entryLimits : [])]
  const stated = (keyword: string) =>
    parts.flatMap((part) => (keyword in part ? entriesOf(keyword, part[keyword]) : []))
  return Object.fromEntries(keywords.map((keyword) => [keyword, distinct(stated(keyword))]))
}

function toVariant(parts: SchemaObject[], type: JsonType): Variant {
  return {
    type,
    values: valuesOf(parts, type),
    limits: limitsIn(parts, type),
    properties: propertiesOf(parts),
    required: distinct(parts.flatMap((part) => part.required ?? [])),
    additional: jointly(parts.map((part) => part.additionalProperties ?? true)),
    items: jointly(parts.map((part) => part.items ?? true)),
  }
}

/** Every way to satisfy a schema; none when nothing can. */
export function variantsOf(contract: Contract, schema: Schema): Variant[] {
  return waysOf(contract, schema, []).flatMap((parts) =>
    typesOf(parts)
      .map((type) => toVariant(parts, type))
      .filter(({ values }) => values === undefined || values.length > 0),
  )
}
