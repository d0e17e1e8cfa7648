import type { Drift, DriftKind } from '../drift.ts'
import { judgeExchange } from '../judge/judge.ts'

/** Kinds that say of a refusal that it should not have come at all; the gravest first. */
const roots: readonly DriftKind[] = ['role', 'refused']
/** Kinds that are told whatever else is: somebody is let in, or kept out, who should not be. */
const grave: readonly DriftKind[] = ['foreign', 'unauthenticated', 'role']

/** What tells one refusal from another: the operation, its status and the code of its problem. Null for what is no refusal. */
export function refusalOf({ exchange }: Drift): string | null {
  if (!exchange?.answer || exchange.answer.status < 400) return null
  const { operation, method, target, answer } = exchange
  const { message } = (answer.body ?? {}) as { message?: unknown }
  return JSON.stringify([operation?.id ?? `${method} ${target}`, answer.status, message ?? null])
}

/** Whether an answer shows it by itself, such as a header that is missing: that has a cause of its own. */
const isOfAnswer = ({ kind, path, exchange }: Drift): boolean =>
  exchange?.answer !== undefined &&
  judgeExchange({ ...exchange, answer: exchange.answer }).some(
    (verdict) => verdict.kind === kind && verdict.path === path,
  )

/** Drifts by the refusal that they follow from, and the others. */
export interface Causes {
  causes: Drift[]
  following: Map<string, Drift[]>
}

/**
 * Tells causes from what follows from them. Where an operation refuses what it should answer, everything else that scenarios say of
 * the same refusal has that cause: for a reader it is one thing to mend.
 */
export function causesOf(drifts: Drift[]): Causes {
  const rankOf = ({ kind }: Drift) => roots.indexOf(kind)
  const known = new Map<string, number>()
  for (const drift of drifts) {
    const [refusal, rank] = [refusalOf(drift), rankOf(drift)]
    if (refusal !== null && rank >= 0) known.set(refusal, Math.min(rank, known.get(refusal) ?? rank))
  }
  const causes: Drift[] = []
  const following = new Map<string, Drift[]>()
  for (const drift of drifts) {
    const refusal = refusalOf(drift)
    const root = refusal === null ? undefined : known.get(refusal)
    const isCause = root === undefined || rankOf(drift) === root || grave.includes(drift.kind)
    if (refusal === null || isCause || isOfAnswer(drift)) causes.push(drift)
    else following.set(refusal, [...(following.get(refusal) ?? []), drift])
  }
  return { causes, following }
}
