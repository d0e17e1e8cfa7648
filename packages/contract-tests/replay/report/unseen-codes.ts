import { type Operation, resolve } from '@portal/api-contract/document'
import { isRecord } from '../../shared/is-record.ts'
import type { Schema } from '../../shared/schema.ts'
import type { Exchange } from '../exchange.ts'
import type { UnseenCodes } from './report.ts'

/** Codes that any operation may answer: none of them alone says that something was tried. */
const isGeneral = (code: string): boolean =>
  /^error\.(http\.\d+|validation|id(exists|null|invalid|notfound)|concurrencyFailure|tooManyRequests)$/.test(
    code,
  )

const known = new WeakMap<Operation, string[]>()

/** The codes of an operation's own refusals, as the document lists them for the `message` of its problems. */
function codesOf(operation: Operation): string[] {
  const kept = known.get(operation)
  if (kept) return kept
  const problems = Object.entries(operation.responses).filter(([status]) => status >= '400')
  const codes = problems.flatMap(([, { content = {} }]) => {
    // The list stands beside what all problems have in common, whose `message` is any text.
    const own = resolve<Schema>((content['application/problem+json']?.schema ?? {}) as Schema)
    return own.properties?.message?.enum ?? []
  })
  const own = [...new Set(codes.map(String))].filter((code) => !isGeneral(code))
  known.set(operation, own)
  return own
}

/** The codes that the document lists for refusals of the operations that were called, and that never came. */
export function unseenCodesIn(exchanges: Exchange[]): UnseenCodes[] {
  const seen = new Map<Operation, Set<unknown>>()
  for (const { operation, answer } of exchanges) {
    if (!operation) continue
    const own = seen.get(operation) ?? new Set()
    seen.set(operation, own)
    if (answer.status >= 400 && isRecord(answer.body)) own.add(answer.body.message)
  }
  return [...seen].flatMap(([operation, came]) => {
    const codes = codesOf(operation)
    const never = codes.filter((code) => !came.has(code))
    return never.length > 0 ? [{ operation: operation.id, codes: never, of: codes.length }] : []
  })
}
