import type { Mismatch, MismatchKind } from '../../mismatch.ts'
import { total } from '../../validate/list/total.ts'
import { validateExchange } from '../../validate/validate-exchange.ts'

/** Kinds that say of a refusal that it should not have come at all; the gravest first. */
const roots: readonly MismatchKind[] = ['role', 'refused']
/** Kinds that are always reported: an account is wrongly allowed or wrongly refused. */
const alwaysReported: readonly MismatchKind[] = ['foreign', 'unauthenticated', 'role']

/** The key of a refusal: the operation, its status and the code of its problem. Null for what is no refusal. */
export function refusalOf({ exchange }: Pick<Mismatch, 'exchange'>): string | null {
  if (!exchange?.answer || exchange.answer.status < 400) return null
  const { operation, method, target, answer } = exchange
  const { message } = (answer.body ?? {}) as { message?: unknown }
  return JSON.stringify([operation?.id ?? `${method} ${target}`, answer.status, message ?? null])
}

/** The key of an operation's wrong total. */
function totalOf({ exchange }: Mismatch): string | null {
  const operation = exchange?.operation
  return operation?.list ? JSON.stringify([operation.id, 'total']) : null
}

/** The keys under which what follows from a mismatch is found, when it is a cause. */
export function causeKeysOf(mismatch: Mismatch): string[] {
  const key = mismatch.kind === 'total' ? totalOf(mismatch) : refusalOf(mismatch)
  return key === null ? [] : [key]
}

const contradictsItself = ({ exchange }: Mismatch): boolean =>
  exchange?.answer !== undefined && total({ ...exchange, answer: exchange.answer }).length > 0

/** Whether a mismatch only says once more that a total is wrong: the links to the last page are held to it, as are some rules. */
function followsTotal(mismatch: Mismatch): boolean {
  if (mismatch.kind === 'link') return true
  return ['rule', 'filter', 'paging'].includes(mismatch.kind) && contradictsItself(mismatch)
}

/** Whether an answer shows it by itself, such as a header that is missing: that has a cause of its own. */
const isOfAnswer = ({ kind, path, exchange }: Mismatch): boolean =>
  exchange?.answer !== undefined &&
  validateExchange({ ...exchange, answer: exchange.answer }).some(
    (mismatch) => mismatch.kind === kind && mismatch.path === path,
  )

/** Mismatches by the refusal or the wrong total that they follow from, and the others. */
export interface Causes {
  causes: Mismatch[]
  following: Map<string, Mismatch[]>
}

/**
 * Tells causes from what follows from them. Where an operation refuses what it should answer, everything else that scenarios
 * say of the same refusal has that cause, as has what was to be read there and was refused, and the links of a list whose total is wrong: for a reader it is one thing to mend.
 */
export function causesOf(mismatches: Mismatch[]): Causes {
  const rankOf = ({ kind }: Mismatch) => roots.indexOf(kind)
  const known = new Map<string, number>()
  for (const mismatch of mismatches) {
    const [refusal, rank] = [refusalOf(mismatch), rankOf(mismatch)]
    if (refusal !== null && rank >= 0) known.set(refusal, Math.min(rank, known.get(refusal) ?? rank))
  }
  const totals = new Set(mismatches.filter(({ kind }) => kind === 'total').map(totalOf))
  const causes: Mismatch[] = []
  const following = new Map<string, Mismatch[]>()
  const follow = (key: string, mismatch: Mismatch) =>
    following.set(key, [...(following.get(key) ?? []), mismatch])
  for (const mismatch of mismatches) {
    const [refusal, ofTotal] = [refusalOf(mismatch), totalOf(mismatch)]
    const readThere = mismatch.because ? refusalOf({ exchange: mismatch.because }) : null
    if (readThere !== null && known.has(readThere)) {
      follow(readThere, mismatch)
      continue
    }
    if (ofTotal !== null && totals.has(ofTotal) && followsTotal(mismatch)) {
      follow(ofTotal, mismatch)
      continue
    }
    const root = refusal === null ? undefined : known.get(refusal)
    const isCause = root === undefined || rankOf(mismatch) === root || alwaysReported.includes(mismatch.kind)
    if (refusal === null || isCause || isOfAnswer(mismatch)) causes.push(mismatch)
    else follow(refusal, mismatch)
  }
  return { causes, following }
}
