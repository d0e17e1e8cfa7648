/** The part of a bundled document's schemas that says which values a property has. */
interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  allOf?: Schema[]
  oneOf?: Schema[]
  'x-holds'?: Record<string, unknown>
}

/** A property as the document describes it, references followed. */
interface Values {
  /** Every type that it may have; empty where the document leaves that open. */
  types: string[]
  formats: string[]
}

/** Which properties a kind of relation can be beside, and how that is said. */
interface Fit {
  needs: string
  fits(values: Values): boolean
}

const isOnly =
  (...allowed: string[]) =>
  ({ types }: Values): boolean =>
    types.some((type) => type !== 'null') && types.every((type) => type === 'null' || allowed.includes(type))

const amount: Fit = { needs: 'a number', fits: isOnly('number', 'integer') }
const count: Fit = { needs: 'a whole number', fits: isOnly('integer') }
const text: Fit = { needs: 'a text', fits: isOnly('string') }
const state: Fit = { needs: 'a text or a flag', fits: isOnly('string', 'integer') }
const yesOrNo: Fit = { needs: 'true or false', fits: isOnly('boolean') }
const rows: Fit = { needs: 'a list', fits: isOnly('array') }
const record: Fit = { needs: 'an object', fits: isOnly('object') }
const empty: Fit = {
  needs: 'a value that may be null, or a list',
  fits: ({ types }) => types.includes('null') || types.includes('array'),
}
const any: Fit = { needs: 'any value', fits: () => true }
const time: Fit = {
  needs: 'a date or an instant',
  fits: ({ formats }) => formats.length > 0 && formats.every((format) => /^date(-time)?$/.test(format)),
}

/** The kinds of `Relation` in the contract tests' `shared/schema.ts`, which look at them in every answer. */
const kinds: Record<string, Fit> = {
  sum: amount,
  sumWhere: amount,
  product: amount,
  rest: amount,
  atMost: amount,
  count,
  distinct: count,
  totalOf: count,
  sumOf: amount,
  bytesAt: count,
  contains: text,
  hides: text,
  until: state,
  since: state,
  notAfter: time,
  isPast: time,
  broughtBy: time,
  isAhead: time,
  isOver: yesOrNo,
  onlyWhen: any,
  ascending: rows,
  notFalling: rows,
  notRising: rows,
  parentsFirst: rows,
  changes: record,
  thereWhen: empty,
  thereWith: empty,
  among: any,
  is: any,
  by: any,
  alone: any,
  unique: any,
  differsFrom: any,
  lastOf: any,
  sameAs: any,
}

function follow(document: object, reference: string): Schema {
  const names = reference.slice(2).split('/')
  return names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document) as Schema
}

/** The type of a constant as a schema would name it. */
function typeOf(constant: unknown): string {
  if (constant === null) return 'null'
  return typeof constant === 'number' && Number.isInteger(constant) ? 'integer' : typeof constant
}

function valuesOf(document: object, schema: Schema): Values {
  const { $ref, type, format, allOf = [], oneOf = [], const: constant } = schema
  const parts = [...($ref ? [follow(document, $ref)] : []), ...allOf, ...oneOf].map((part) =>
    valuesOf(document, part),
  )
  const listed = constant === undefined ? (schema.enum ?? []) : [constant]
  const types = type === undefined ? listed.map(typeOf) : [type].flat()
  return {
    types: [...types, ...parts.flatMap((part) => part.types)],
    formats: [...(format ? [format] : []), ...parts.flatMap((part) => part.formats)],
  }
}

function misfit(document: object, schema: Schema, kind: string): string | null {
  const fit = kinds[kind]
  if (!fit) return `there is no kind ${kind}; there are ${Object.keys(kinds).join(', ')}`
  const values = valuesOf(document, schema)
  if (fit.fits(values)) return null
  const seen = [...values.types, ...values.formats].join(', ') || 'of any type'
  return `${kind} needs ${fit.needs}, and this property is ${seen}`
}

/** What is wrong with the `x-holds` of a bundled document: a kind that does not exist, or one beside a property of another type. */
export function misfits(document: object): string[] {
  const found: string[] = []
  const look = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { 'x-holds': holds } = node as Schema
    for (const kind of Object.keys(holds ?? {})) {
      const why = misfit(document, node, kind)
      if (why !== null) found.push(`x-holds at ${place}: ${why}.`)
    }
    for (const [name, inner] of Object.entries(node)) look(inner, `${place}/${name}`)
  }
  look(document, '#')
  return found
}
