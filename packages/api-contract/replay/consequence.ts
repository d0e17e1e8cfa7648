import type { Drift, DriftKind } from './drift.ts'
import type { Exchange } from './exchange.ts'
import { notJson, serverError } from './judge/failure.ts'

/** Who was let in is told of an answer that cannot be read, too; one that failed lets nobody in. */
const grave: ReadonlySet<DriftKind> = new Set(['foreign', 'unauthenticated', 'role'])

/** What no document knows may say anything. */
const isUnknownRefusal = ({ operation, answer: { status } }: Exchange): boolean =>
  status >= 400 && operation?.responses[status] === undefined

/**
 * Whether a drift only follows from an answer that failed, cannot be read or is a refusal that the document does not know. The judge has told that already; what such an answer
 * does not say either would bury it.
 */
export function isConsequence({ kind, exchange }: Pick<Drift, 'kind' | 'exchange'>): boolean {
  if (!exchange?.answer) return false
  const answered = { ...exchange, answer: exchange.answer }
  if (!grave.has(kind) && isUnknownRefusal(answered)) return true
  return serverError(answered).length > 0 || (!grave.has(kind) && notJson(answered).length > 0)
}
