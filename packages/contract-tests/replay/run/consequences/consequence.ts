import type { Exchange } from '../../exchange.ts'
import type { Mismatch, MismatchKind } from '../../mismatch.ts'
import { notJson, serverError } from '../../validate/failure.ts'

/**
 * Kinds that are reported even when the answer cannot be read, because it shows a wrongly granted access; a failed answer
 * grants none.
 */
const alwaysReported: ReadonlySet<MismatchKind> = new Set(['foreign', 'unauthenticated', 'role'])

/** A response whose status is not documented can have any content. */
const isUnknownRefusal = ({ operation, answer: { status } }: Exchange): boolean =>
  status >= 400 && operation?.responses[status] === undefined

/** Whether the validation of an answer by itself has already said that it failed, so that nothing more is said of it. */
export const hasFailed = (exchange: Exchange): boolean =>
  isUnknownRefusal(exchange) || serverError(exchange).length > 0 || notJson(exchange).length > 0

/**
 * Whether a mismatch only follows from an answer that failed, cannot be read or is a refusal that the document does not
 * know. The validation has reported that already, and the
 * mismatches that follow from it would hide it.
 */
export function isConsequence({ kind, exchange }: Pick<Mismatch, 'kind' | 'exchange'>): boolean {
  if (!exchange?.answer) return false
  const answered = { ...exchange, answer: exchange.answer }
  if (!alwaysReported.has(kind) && isUnknownRefusal(answered)) return true
  return serverError(answered).length > 0 || (!alwaysReported.has(kind) && notJson(answered).length > 0)
}
