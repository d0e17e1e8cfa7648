/** The part of a bundled document that a PUT and what it replaces stand in. */
export interface Bundle {
  paths: Record<string, Record<string, BundledOperation>>
  components: { schemas: Record<string, Schema>; requestBodies?: Record<string, Body> }
}

interface BundledOperation {
  operationId?: string
  'x-replaces'?: string
  requestBody?: Body | Reference
  responses?: Record<string, Body | Reference>
}

interface Reference {
  $ref: string
}

interface Body {
  content?: Record<string, { schema: Schema }>
}

interface Schema {
  $ref?: string
  const?: unknown
  allOf?: Schema[]
  oneOf?: Schema[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
  properties?: Record<string, Schema>
  readOnly?: boolean
  description?: string
  examples?: unknown[]
}

const json = 'application/json'
const asRead = 'As it is read; a PUT does not change it.'

function follow<T extends object>(bundle: Bundle, node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
  const place = node.$ref.slice(2).split('/')
  return place.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], bundle) as T
}

function propertiesOf(bundle: Bundle, schema: Schema): Record<string, Schema> {
  const { allOf = [], properties = {} } = follow(bundle, schema)
  return Object.assign({}, ...allOf.map((part) => propertiesOf(bundle, part)), properties)
}

/** What a property is, by its own description or that of the schema that it refers to. */
function descriptionOf(bundle: Bundle, property: Schema): string | undefined {
  const { description, $ref } = property
  return description?.trim() ?? ($ref ? descriptionOf(bundle, follow(bundle, property)) : undefined)
}

/** A property that is taken as it was read, which says what it is. */
const ignored = (bundle: Bundle, answered: Schema): Schema => ({
  readOnly: true,
  description: [descriptionOf(bundle, answered), asRead].filter(Boolean).join(' '),
})

/** A property of a body, which is what the answer says that it is where the body is silent. */
function described(bundle: Bundle, property: Schema, answered: Schema | undefined): Schema {
  if (!answered || descriptionOf(bundle, property) !== undefined) return property
  const { description } = property.readOnly
    ? ignored(bundle, answered)
    : { description: descriptionOf(bundle, answered) }
  return { ...property, ...(description && { description }) }
}

/** The properties of a body, each with what the answer says of it. */
const describedAll = (bundle: Bundle, properties: Schema['properties'], answered: Record<string, Schema>) =>
  Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, one]) => [name, described(bundle, one, answered[name])]),
  )

const refTo = (name: string): string => `#/components/schemas/${name}`
const nameOf = ({ $ref = '' }: Schema): string => $ref.slice(refTo('').length)

/** What is left of a document that may refer to a schema, as a text. */
const isNamedTwice = (bundle: Bundle, ref: string): boolean =>
  JSON.stringify(bundle).split(`"$ref":"${ref}"`).length > 2

/** A schema that others take as well gets a twin for the PUT. @returns the reference to what only the PUT takes */
function ownSchema(bundle: Bundle, body: Schema): Schema {
  const name = nameOf(body)
  if (!isNamedTwice(bundle, refTo(name))) return body
  const own = `${name.replace(/Body$/, '')}Update`
  bundle.components.schemas[own] = structuredClone(bundle.components.schemas[name] ?? {})
  return { $ref: refTo(own) }
}

/** The alternative of an answer that a body means, told apart by the same constant. */
function answerOf(bundle: Bundle, answer: Schema, tag: string | undefined, branch: Schema): Schema {
  const { oneOf } = follow(bundle, answer)
  const tagged = (schema: Schema) => propertiesOf(bundle, schema)[tag ?? '']?.const
  return oneOf?.find((one) => tagged(one) === tagged(branch)) ?? answer
}

/** Adds to a body what only the answer has, and what the answer says of the rest. */
function extend(bundle: Bundle, body: Schema, answer: Schema): Schema {
  const own = ownSchema(bundle, body)
  const schema = follow(bundle, own)
  const { discriminator } = schema
  if (schema.oneOf && discriminator) {
    const tag = discriminator.propertyName
    const branches = schema.oneOf.map((branch) =>
      extend(bundle, branch, answerOf(bundle, answer, tag, branch)),
    )
    schema.oneOf = branches
    discriminator.mapping = Object.fromEntries(
      branches.map((branch) => [String(propertiesOf(bundle, branch)[tag]?.const), refTo(nameOf(branch))]),
    )
    return own
  }
  const known = schema.properties ?? {}
  const answered = propertiesOf(bundle, answer)
  const more = Object.entries(answered).filter(([name]) => !(name in known))
  schema.properties = {
    ...describedAll(bundle, known, answered),
    ...Object.fromEntries(more.map(([name, one]) => [name, ignored(bundle, one)])),
  }
  return own
}

/**
 * A PUT takes what was read: each property that the reading operation of its `x-replaces` answers and its body lacks becomes one
 * that is `readOnly`, so that it may be sent and is ignored. The body of any PUT says of a property what the answer says of it.
 */
export function takeWhatIsRead(bundle: Bundle): void {
  const operations = Object.values(bundle.paths).flatMap((item) => Object.values(item))
  const answerOfOperation = (operation: BundledOperation | undefined) =>
    operation?.responses?.[200] && follow<Body>(bundle, operation.responses[200]).content?.[json]?.schema
  for (const put of Object.values(bundle.paths).flatMap((item) => item.put ?? [])) {
    const read = operations.find(({ operationId }) => operationId === put['x-replaces'])
    const media = put.requestBody && follow<Body>(bundle, put.requestBody).content?.[json]
    const answer = answerOfOperation(read ?? put)
    if (!answer || !media) continue
    if (read) media.schema = extend(bundle, media.schema, answer)
    else {
      const schema = follow(bundle, media.schema)
      schema.properties = describedAll(bundle, schema.properties, propertiesOf(bundle, answer))
    }
  }
}
