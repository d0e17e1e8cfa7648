import { show } from '@portal/api-contract/schema-errors'
import type { Schema } from '../../shared/schema.ts'
import type { Exchange } from '../exchange.ts'
import type { MismatchDetails } from '../mismatch.ts'
import { type Node, shapesOf, visit } from './relations/nodes.ts'
import { relations } from './relations/relations.ts'
import { type AnswerRule, mediaTypeOf } from './rule.ts'

/** A rule that every value of a body must keep. */
type ValueRule = (node: Node) => MismatchDetails | null

/** Whatever is sent is in the document: what is not could be a secret, or a name that was changed. */
const undocumented: ValueRule = ({ pointer, value, shapes }) =>
  shapes.length > 0
    ? null
    : {
        kind: 'undocumented',
        path: pointer,
        expected: 'no property that the document does not have',
        seen: show(value),
      }

// As text: 0.29 * 100 is no whole number.
const hasMoreThanFen = (value: number): boolean =>
  !Number.isInteger(value) && /\.\d{3}|e-/.test(String(value))

/** Amounts in yuan end with the fen. */
const wholeFen: ValueRule = ({ pointer, value, shapes }) =>
  typeof value === 'number' && hasMoreThanFen(value) && shapes.some((shape) => shape['x-unit'] === 'CNY')
    ? { kind: 'format', path: pointer, expected: 'yuan with at most two decimals', seen: String(value) }
    : null

const endsInUtc = /(?:Z|[+-]00:?00)$/i

/** Instants are in UTC; a text that is none at all breaks the document already. */
const inUtc: ValueRule = ({ pointer, value, shapes }) =>
  typeof value === 'string' &&
  shapes.some(({ format }) => format === 'date-time') &&
  !endsInUtc.test(value) &&
  !Number.isNaN(Date.parse(value))
    ? { kind: 'format', path: pointer, expected: 'an instant in UTC, with a Z at its end', seen: value }
    : null

const escapedTag =
  /&lt;\/?(?:p|br|div|span|ul|ol|li|h[1-6]|table|img|strong|a)\b|&amp;(?:amp|lt|gt|quot|nbsp);/i

/** Rich text is tags, which a reader would see as text. */
const notEscaped: ValueRule = ({ pointer, value }) => {
  const [seen] = typeof value === 'string' && value.includes('&') ? (escapedTag.exec(value) ?? []) : []
  return seen === undefined
    ? null
    : { kind: 'format', path: pointer, expected: 'a text that is not escaped twice', seen }
}

// As an editor writes them, in lower case.
const tagOrEntity =
  /<\/?(?:p|br|div|span|ul|ol|li|h[1-6]|table|img|strong|em|b|a)(?:\s[^>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|#\d{2,5});/

const isRich = ({ contentMediaType }: Schema): boolean => contentMediaType === 'text/html'

/** A text that is no rich text is shown as it is: tags and entities in it would be read as letters. */
const plainText: ValueRule = ({ pointer, value, shapes }) => {
  if (typeof value !== 'string' || !/[<&]/.test(value) || shapes.length === 0 || shapes.some(isRich))
    return null
  const [seen] = tagOrEntity.exec(value) ?? []
  return seen === undefined
    ? null
    : {
        kind: 'format',
        path: pointer,
        expected: 'a text without tags and entities, as it is no rich text',
        seen,
      }
}

const always: ValueRule[] = [undocumented, wholeFen, inUtc, notEscaped]

/** A refusal may name the tag that it is about. */
const rulesOf = ({ answer }: Exchange): ValueRule[] => (answer.status < 400 ? [...always, plainText] : always)

function schemaOf(exchange: Exchange): Schema | undefined {
  const content = exchange.operation?.responses[exchange.answer.status]?.content
  return content?.[mediaTypeOf(exchange)]?.schema
}

/** What no schema says of single values, at any depth of a body, but for its rows together. */
export const byValue: AnswerRule = (exchange) => {
  const { body } = exchange.answer
  const schema = schemaOf(exchange)
  if (!schema || typeof body !== 'object' || body === null) return []
  const mismatches: MismatchDetails[] = []
  const rules = rulesOf(exchange)
  visit(schema, body, (node) => {
    for (const rule of rules) {
      const mismatch = rule(node)
      if (mismatch) mismatches.push(mismatch)
    }
    const isWhole = node.pointer === '' && Array.isArray(node.value)
    if (typeof node.value === 'object' && !isWhole) mismatches.push(...relations(node, exchange))
  })
  return mismatches
}

/** What no schema says of the rows of an answer together. */
export const byRows: AnswerRule = (exchange) => {
  const { body } = exchange.answer
  const schema = schemaOf(exchange)
  if (!schema || !Array.isArray(body)) return []
  return relations({ pointer: '', value: body, shapes: shapesOf(schema, body) }, exchange)
}
