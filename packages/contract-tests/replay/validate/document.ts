import { type Deviation, validateBody, validateHead } from '@portal/api-contract/conformance'
import type { MismatchDetails, MismatchKind } from '../mismatch.ts'
import type { AnswerRule } from './rule.ts'

/** What it is called that a word of a schema is broken. Words that limit a value are not listed. */
const kindByKeyword: Record<string, MismatchKind> = {
  required: 'missing',
  dependentRequired: 'missing',
  enum: 'enum',
  const: 'enum',
  format: 'format',
  pattern: 'format',
  additionalProperties: 'undocumented',
  'false schema': 'undocumented',
  oneOf: 'type',
  anyOf: 'type',
  not: 'type',
}

function kindOf({ kind, keyword = '', seen }: Deviation): MismatchKind {
  if (kind === 'content-type') return 'content type'
  if (kind !== 'body') return kind
  if (keyword === 'type') return seen === 'null' ? 'null' : 'type'
  return kindByKeyword[keyword] ?? 'limit'
}

const inWords = (deviation: Deviation): MismatchDetails => ({
  kind: kindOf(deviation),
  path: deviation.path,
  expected: deviation.expected,
  seen: deviation.seen,
})

/** The document itself: status and headers. */
export const headByDocument: AnswerRule = ({ operation, answer }) =>
  operation ? validateHead(operation, answer).map(inWords) : []

/** The document itself: content type and body. */
export const bodyByDocument: AnswerRule = ({ operation, answer }) =>
  operation ? validateBody(operation, answer).map(inWords) : []
