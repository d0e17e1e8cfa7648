import { type Operation, resolve } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import type { Schema } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import type { UnseenCodes } from '../report.ts'

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

/**
 * The codes that the document lists for refusals of the operations that were called, and that never came. Those that came from
 * no operation at all stand first: they tell most.
 */
export function unseenCodesIn(exchanges: Exchange[]): UnseenCodes[] {
  const seen = new Map<Operation, Set<unknown>>()
  for (const { operation, answer } of exchanges) {
    if (!operation) continue
    const own = seen.get(operation) ?? new Set()
    seen.set(operation, own)
    if (answer.status >= 400 && isRecord(answer.body)) own.add(answer.body.message)
  }
  const anywhere = new Set([...seen.values()].flatMap((came) => [...came]))
  const unseen = [...seen].map(([operation, came]): UnseenCodes => {
    const listed = codesOf(operation)
    const [codes, nowhere] = [came, anywhere].map((known) => listed.filter((code) => !known.has(code)))
    return { operation: operation.id, codes: codes ?? [], nowhere: nowhere ?? [], of: listed.length }
  })
  return unseen
    .filter(({ codes }) => codes.length > 0)
    .sort((a, b) => Number(b.nowhere.length > 0) - Number(a.nowhere.length > 0))
}
