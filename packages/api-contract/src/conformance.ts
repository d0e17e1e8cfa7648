import type { ValidateFunction } from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'
import { document, type MediaType, type Operation, resolve } from './document.ts'
import { addContractFormats } from './formats.ts'
import { condense } from './schema-errors.ts'

/** One way in which an answer is not what the document says. */
export interface Deviation {
  kind: 'status' | 'content-type' | 'header' | 'body'
  /** Where: a header's name or a JSON pointer into the body. */
  path: string
  /** The schema's word that is broken: `required`, `type`, `enum` …; only of bodies and of headers with a wrong value. */
  keyword?: string
  expected: string
  seen: string
}

/** What was expected, as a part of a sentence: a schema's `must be string` is one already. */
export const expectation = (expected: string): string =>
  expected.startsWith('must ') ? expected : `expected ${expected}`

/** An answer as it came over the wire; `body` is parsed when it is JSON. */
export interface SeenResponse {
  status: number
  /** Lower-case names. */
  headers: Record<string, string | undefined>
  body: unknown
}

// The document's own lint has validated its schemas; doing it again would cost every start, and so would making the code of the
// validators shorter: it runs no faster. Verbose errors name their branches. What many answers refer to is compiled once, and not
// into each of them.
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  verbose: true,
  validateSchema: false,
  code: { optimize: false },
  inlineRefs: false,
})
addContractFormats(ajv)
// Without its operations, to which no schema refers and which are three quarters of it.
ajv.addSchema({ components: { schemas: document.components.schemas } }, 'contract')

const validators = new WeakMap<object, ValidateFunction>()

/** By what the schema says: a third of the document's answers are described in the same words as another one. */
const validatorsByText = new Map<string, ValidateFunction>()

function compiled(text: string): ValidateFunction {
  const known = validatorsByText.get(text)
  if (known) return known
  // Schemas inside the document refer to `#/components/…`; outside of it the same reference needs the document's name.
  const validate = ajv.compile(JSON.parse(text.replaceAll('"#/components/', '"contract#/components/')))
  validatorsByText.set(text, validate)
  return validate
}

/** The validator of a schema of the document, compiled at its first use. */
export function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const validate = compiled(JSON.stringify(schema))
  validators.set(schema, validate)
  return validate
}

const problem = { $ref: '#/components/schemas/Problem' }

interface Refusal {
  allOf?: unknown
  properties?: { message?: { enum?: unknown[] } }
}

const codes = new WeakMap<object, ReadonlySet<unknown> | null>()

/** The codes of a schema that is `Problem` with these codes alone, as a thousand answers are described; null of any other schema. */
function codesOf(schema: Refusal): ReadonlySet<unknown> | null {
  const known = codes.get(schema)
  if (known !== undefined) return known
  const listed = schema.properties?.message?.enum ?? []
  const refusal = { allOf: [problem], properties: { message: { type: 'string', enum: listed } } }
  const found = JSON.stringify(schema) === JSON.stringify(refusal) ? new Set(listed) : null
  codes.set(schema, found)
  return found
}

/** Whether a value is a problem with one of the codes of its schema. To compile each of these schemas takes longer than to use it. */
const isRefusal = (schema: object, value: unknown): boolean =>
  codesOf(schema)?.has((value as { message?: unknown } | null)?.message) === true &&
  validatorOf(problem)(value)

function ofSchema(schema: object, value: unknown, kind: 'header' | 'body', prefix = ''): Deviation[] {
  if (isRefusal(schema, value)) return []
  const validate = validatorOf(schema)
  if (validate(value)) return []
  return condense(validate.errors ?? [], value, prefix, validatorOf).map((error) => ({ kind, ...error }))
}

interface HeaderRule {
  name: string
  key: string
  isRequired: boolean
  schema: { type?: string } | undefined
}

type Headers = Operation['responses'][string]['headers']

function headerRulesOf(headers: Headers): HeaderRule[] {
  return Object.entries(headers ?? {}).map(([name, reference]) => {
    const header = resolve<{ required?: boolean; schema?: { type?: string } }>(reference)
    return { name, key: name.toLowerCase(), isRequired: header.required === true, schema: header.schema }
  })
}

const headerRules = new WeakMap<NonNullable<Headers>, HeaderRule[]>()

/** References of a response's headers are followed once. */
function rulesOf(headers: NonNullable<Headers>): HeaderRule[] {
  const known = headerRules.get(headers)
  if (known) return known
  const rules = headerRulesOf(headers)
  headerRules.set(headers, rules)
  return rules
}

/** Only digits are a number: an empty header is none. */
const typed = (text: string, { type }: { type?: string }): unknown =>
  type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text

function ofHeader({ name, key, isRequired, schema }: HeaderRule, seen: SeenResponse['headers']): Deviation[] {
  const value = seen[key]
  if (value === undefined) {
    return isRequired ? [{ kind: 'header', path: name, expected: 'present', seen: 'missing' }] : []
  }
  return schema ? ofSchema(schema, typed(value, schema), 'header', name) : []
}

function ofHeaders(headers: Headers, seen: SeenResponse['headers']): Deviation[] {
  return headers ? rulesOf(headers).flatMap((rule) => ofHeader(rule, seen)) : []
}

function ofBody(content: Record<string, MediaType>, seen: SeenResponse): Deviation[] {
  const type = seen.headers['content-type']?.split(';')[0]?.trim() ?? ''
  // A 401 may come without any body: the second shape in the wild, which the document describes in words.
  if (seen.status === 401 && !seen.body) return []
  const media = content[type]
  if (!media) {
    return [
      {
        kind: 'content-type',
        path: 'content-type',
        expected: Object.keys(content).join(' | '),
        seen: type || 'none',
      },
    ]
  }
  return media.schema ? ofSchema(media.schema, seen.body, 'body') : []
}

/** Holds an answer to the document by its status and headers. Empty when they conform. */
export function validateHead(
  { responses }: Operation<string>,
  { status, headers }: SeenResponse,
): Deviation[] {
  const response = responses[status]
  if (response) return ofHeaders(response.headers, headers)
  const expected = Object.keys(responses).join(' | ')
  return [{ kind: 'status', path: 'status', expected, seen: String(status) }]
}

/** Holds an answer to the document by its content type and body. Empty when they conform, or the document does not have its status. */
export function validateBody({ responses }: Operation<string>, seen: SeenResponse): Deviation[] {
  const content = responses[seen.status]?.content
  return content ? ofBody(content, seen) : []
}

/** Holds one answer to the document: its status, headers, content type and body. Empty when it conforms. */
export const validateResponse = (operation: Operation<string>, seen: SeenResponse): Deviation[] => [
  ...validateHead(operation, seen),
  ...validateBody(operation, seen),
]
