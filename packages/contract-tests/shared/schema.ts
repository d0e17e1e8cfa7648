import { type Operation, type OperationId, resolve } from '@portal/api-contract/document'
import { isRecord } from './is-record.ts'

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: string[]
  items?: Schema
  format?: string
  /** Such as `text/html` of rich text. */
  contentMediaType?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  default?: unknown
  /** Of a body: it is taken as it was read, and ignored. */
  readOnly?: boolean
  examples?: unknown[]
  /** `CNY`: an amount in yuan. */
  'x-unit'?: string
  /** The property of the same body that this one follows from, so that it is there without being sent. */
  'x-follows'?: string
  /** Of a PUT's body: left out, it stays as it is. */
  'x-stays'?: boolean
  /** Says which state of the record was read, and asks for nothing. */
  'x-read'?: boolean
  'x-holds'?: Relation
}

/**
 * What holds between a property and others of its record, each named by its path, such as `chapters.lessons`. Of rows that are the
 * whole answer it stands beside them, and names a property of theirs.
 */
export interface Relation {
  /** It is the sum of these amounts. */
  sum?: string
  /** It is the sum of an amount over those rows that have this value; of several each. */
  sumWhere?: SumWhere | SumWhere[]
  /** It is a number not above that other one. */
  atMost?: string
  /** It is there, and no empty list, exactly when that other one has one of these values; of several each. */
  thereWhen?: Record<string, unknown[]>
  /** It is there wherever that other one is. */
  thereWith?: string
  /** It is one of these; of several paths, one of what is there of them. */
  among?: string | string[]
  /** It is true, or more than nothing, only when that other one has one of these values; of several each. */
  onlyWhen?: Record<string, unknown[]>
  /** It is how many there are. */
  count?: string
  /** It is how many different ones there are. */
  distinct?: string
  /** It is a text with that other one in it. */
  contains?: string
  /** It is an instant or a day not after that other one. */
  notAfter?: string
  /** It is another value, or a record with another id. */
  differsFrom?: string
  /** It is the last one of these, where there are some. */
  lastOf?: string
  /** It is what has become of that other record: whatever both have is another value here. */
  changes?: string
  /** Of its rows, this property rises. */
  ascending?: string
  /** Of its rows, this property never falls: the oldest or the lowest first. */
  notFalling?: string
  /** Of its rows, this property never rises: the latest or the highest first. */
  notRising?: string
  /** Of its rows, the one whose `id` another names as its `parentId` comes before that one. */
  parentsFirst?: true
  /** Of the rows that are answered together at most one has this value. */
  alone?: unknown
  /** No two of the rows that are answered together have the same; null says nothing. */
  unique?: true
  /** It shows none of these whole: they are masked or blotted out in it. */
  hides?: Hidden[]
  /** It is how many bytes are read at that other one, an address. */
  bytesAt?: string
  /** It says whether that last day has passed. */
  isOver?: string
  /** It is an instant that has passed, within what clocks differ: nothing has happened that is still to come. */
  isPast?: true
  /**
   * It is the instant of the call that brings that other one to one of these values; of who is brought there again it is the last
   * time.
   */
  broughtBy?: Record<string, unknown[]>
  /** It is the product of these, each the path of an amount or a number. */
  product?: (string | number)[]
  /** It is what the second leaves of the first, or nothing where that is more. */
  rest?: [string, string]
  /** It is a last day that has not passed. */
  isAhead?: true
  /** With one of these values, of which null is one, the instant or last day at that path, or some days before it (`validTo - 60 days`), has not passed yet. */
  until?: Record<string, string>
  /** With one of these values it has passed. */
  since?: Record<string, string>
  /** It is this constant wherever it is shown. */
  is?: unknown
  /**
   * It is what stands here for the value of that other one, such as a price for a level; of a record and of rows no more is said
   * than what is named. A value that is not named says nothing.
   */
  by?: Record<string, Record<string, unknown>>
  /** It is how many rows a list has; of several the first that fits the record. */
  totalOf?: ListTotal[]
  /** It is what an amount of a list's rows comes to; of several lists that of the first that fits the record. */
  sumOf?: ListSum[]
  /** It is what another operation answers. */
  sameAs?: Elsewhere
}

/** The rows of which an amount is added up. */
export interface SumWhere {
  rows: string
  amount: string
  is: Record<string, unknown>
}

/** What a text may be asked not to show: by it somebody could be reached or known. */
export type Hidden = 'phone' | 'mail' | 'identity number' | 'network address'

/** A list whose total a number is. */
export interface ListTotal {
  operation: OperationId
  /** The criteria, such as `courseId.equals={id}`, with the record's own values in braces. */
  query: string
  /** Only of a record whose property has one of these values. */
  when?: Record<string, unknown[]>
}

/** A list of which an amount is added up. */
export interface ListSum extends ListTotal {
  /** The property of its rows. */
  amount: string
}

/** Where else a value is read. */
export interface Elsewhere {
  operation: OperationId
  /** The property of the record that the operation takes, `{id}` for what the call itself was about; nothing where it takes none. */
  with?: string
  /** The path of the value in what it answers. */
  property: string
  /** Of what is null here nothing is said. */
  orNull?: true
  /** The value there is this many times smaller: 100 where it is in yuan and this one in fen. */
  times?: number
  /** What the value there may be for each value here, where the two have words of their own. */
  where?: Record<string, unknown[]>
}

function merge(into: Schema, part: Schema): Schema {
  return {
    ...into,
    ...part,
    ...(into.properties && { properties: { ...into.properties, ...part.properties } }),
    ...(into.required && { required: [...into.required, ...(part.required ?? [])] }),
  }
}

const flat = new WeakMap<Schema, Schema>()

function withoutIgnored(schema: Schema): Schema {
  const { properties } = schema
  if (!properties || Object.values(properties).every(({ readOnly }) => !readOnly)) return schema
  const taken = Object.entries(properties).filter(([, { readOnly }]) => !readOnly)
  return { ...schema, properties: Object.fromEntries(taken) }
}

/**
 * A schema with its own reference followed and its `allOf` merged, without the properties that a body has only because they are
 * read; what is inside stays as it is.
 */
export function flatten(schema: Schema): Schema {
  const known = flat.get(schema)
  if (known) return known
  const { allOf = [], ...own } = resolve<Schema>(schema as Schema & { $ref?: string })
  const merged = withoutIgnored(allOf.map(flatten).reduce(merge, own as Schema))
  flat.set(schema, merged)
  return merged
}

/** What the document has of the record that an operation reads, or of a list's row. */
export function recordSchemaOf({ responses }: Operation): Schema {
  const answer = responses[200]?.content?.['application/json']?.schema as Schema | undefined
  return flatten(answer?.items ?? answer ?? {})
}

/** The names of the properties that a body has only because they are read, as far as it means a value. */
export function readOnlyNames(schema: Schema, value: unknown): string[] {
  const { allOf = [], oneOf = [], properties = {} } = resolve<Schema>(schema as Schema & { $ref?: string })
  const branch = isRecord(value) ? oneOf.find((one) => fitsTag(one, value)) : undefined
  return [
    ...[...allOf, ...(branch ? [branch] : oneOf.slice(0, 1))].flatMap((part) => readOnlyNames(part, value)),
    ...Object.entries(properties).flatMap(([name, { readOnly = false }]) => (readOnly ? [name] : [])),
  ]
}

/** The types that a schema allows; none named is any. */
export function typesOf({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat()
}

/** Whether one of a schema's properties passes a test, at any depth that answers have. */
export function hasProperty(of: Schema, test: (property: Schema) => boolean, depth = 0): boolean {
  if (depth > 6) return false
  const { properties = {}, items, oneOf = [] } = flatten(of)
  if (Object.values(properties).some(test)) return true
  const inside = [...Object.values(properties), ...oneOf, ...(items ? [items] : [])]
  return inside.some((one) => hasProperty(one, test, depth + 1))
}

/** Whether what a schema states of one of its properties passes a test, at any depth that answers have. */
export const hasRelation = (of: Schema, test: (relation: Relation) => boolean): boolean =>
  hasProperty(of, ({ 'x-holds': relation = {} }) => test(relation))

/** Whether a schema states a relation of this kind. */
export const states = (of: Schema, kind: keyof Relation): boolean =>
  hasRelation(of, (relation) => kind in relation)

const fitsTag = (branch: Schema, value: Record<string, unknown>): boolean =>
  Object.entries(flatten(branch).properties ?? {}).every(([name, property]) => {
    const { const: constant } = flatten(property)
    return constant === undefined || constant === value[name]
  })

/** The alternative of a schema that a value means to fit; the schema itself when it has none. */
export function branchOf(schema: Schema, value: unknown): Schema {
  const whole = flatten(schema)
  const [first] = whole.oneOf ?? []
  if (!whole.oneOf || !first) return whole
  const meant = isRecord(value) ? whole.oneOf.find((branch) => fitsTag(branch, value)) : undefined
  return flatten(meant ?? first)
}
