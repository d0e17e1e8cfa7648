/** The part of a bundled document that says what a property is. */
interface Schema {
  $ref?: string
  description?: string
  const?: unknown
  allOf?: Schema[]
  properties?: Record<string, Schema | boolean>
}

/** Names that say all there is to say of a property, whatever it is a property of. Any other one is described. */
const selfExplaining = new Set([
  ...['id', 'name', 'title', 'subTitle', 'text', 'summary', 'author', 'username', 'staffName', 'memberName'],
  ...[
    'companyName',
    'contactName',
    'payerName',
    'courseTitle',
    'activityTitle',
    'orderNo',
    'memberNo',
    'uscc',
  ],
  ...['phone', 'email', 'website', 'address', 'postCode', 'province', 'city', 'district'],
  ...['gender', 'school', 'major', 'teacher', 'createdDate', 'lastModifiedDate', 'isDeleted'],
])

/** Where what looks like properties is none, or a rule about those of elsewhere. */
const otherThanSchemas = new Set(['example', 'examples', 'dependentSchemas'])

const follow = (document: object, reference: string): Schema =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document) as Schema

/** Whether a property says what it is, by itself, by the schema that it refers to, or by being one value alone. */
function saysWhat(document: object, property: Schema | boolean | undefined): boolean {
  if (typeof property !== 'object') return property !== undefined
  const { description, const: value, $ref } = property
  return (
    description !== undefined ||
    value !== undefined ||
    ($ref !== undefined && saysWhat(document, follow(document, $ref)))
  )
}

/** A property by its name, of a schema or of those that it is all of. */
function propertyOf(document: object, schema: Schema, name: string): Schema | boolean | undefined {
  const { $ref, allOf = [], properties } = schema
  const parts = [...allOf, ...($ref ? [follow(document, $ref)] : [])]
  return properties?.[name] ?? parts.map((part) => propertyOf(document, part, name)).find(Boolean)
}

/** Which properties of a bundled document nothing says what they are: neither their name nor a description. */
export function undescribed(document: object): string[] {
  const found: string[] = []
  const look = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties = {}, allOf = [] } = node as Schema
    for (const [name, property] of Object.entries(properties)) {
      // What is narrowed down is described where it is first told of; a code of an error has its own words.
      const isNarrowed = allOf.some((part) => saysWhat(document, propertyOf(document, part, name)))
      if (name.startsWith('error.') || selfExplaining.has(name) || isNarrowed) continue
      if (!saysWhat(document, property))
        found.push(
          `${place} does not say what ${name} is: give it a description in a sentence, or add it to the names of tools/undescribed.ts where each such name explains itself.`,
        )
    }
    for (const [name, inner] of Object.entries(node))
      if (!otherThanSchemas.has(name)) look(inner, `${place}/${name}`)
  }
  look(document, '#')
  return found
}
