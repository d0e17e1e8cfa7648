import { type Deviation, judgeResponse } from '../../src/conformance.ts'
import type { DriftKind } from '../drift.ts'
import type { AnswerRule } from './rule.ts'

/** What it is called that a word of a schema is broken. Words that limit a value are not listed. */
const kindByKeyword: Record<string, DriftKind> = {
  required: 'missing',
  dependentRequired: 'missing',
  enum: 'enum',
  const: 'enum',
  format: 'format',
  pattern: 'format',
  additionalProperties: 'undocumented',
  oneOf: 'type',
  anyOf: 'type',
  not: 'type',
}

function kindOf({ kind, keyword = '', seen }: Deviation): DriftKind {
  if (kind === 'content-type') return 'content type'
  if (kind !== 'body') return kind
  if (keyword === 'type') return seen === 'null' ? 'null' : 'type'
  return kindByKeyword[keyword] ?? 'limit'
}

/** The document itself: status, headers, content type and body. */
export const byDocument: AnswerRule = ({ operation, answer }) =>
  operation
    ? judgeResponse(operation, answer).map((deviation) => ({
        kind: kindOf(deviation),
        path: deviation.path,
        expected: deviation.expected,
        seen: deviation.seen,
      }))
    : []
