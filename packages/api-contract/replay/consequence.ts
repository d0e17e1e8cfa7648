import type { Drift, DriftKind } from './drift.ts'
import { notJson, serverError } from './judge/failure.ts'

/** Who was let in is told of an answer that cannot be read, too; one that failed lets nobody in. */
const grave: ReadonlySet<DriftKind> = new Set(['foreign', 'unauthenticated', 'role'])

/**
 * Whether a drift only follows from an answer that failed or cannot be read. The judge has told that already; what such an answer
 * does not say either would bury it.
 */
export function isConsequence({ kind, exchange }: Pick<Drift, 'kind' | 'exchange'>): boolean {
  if (!exchange?.answer) return false
  const answered = { ...exchange, answer: exchange.answer }
  return serverError(answered).length > 0 || (!grave.has(kind) && notJson(answered).length > 0)
}
