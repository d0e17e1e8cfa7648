import { validatorOf } from '@portal/api-contract/conformance'
import { document, type Operation } from '@portal/api-contract/document'
import type { Exchange } from '../exchange.ts'
import type { Findings, ScenarioResult } from '../run/run.ts'

/** Statuses of an address that is not there; 404 may also be said of a record. */
const absent: ReadonlySet<number> = new Set([404, 405, 501])
/** What stands before a backend may refuse a call before it looks for who answers it. */
const gate: ReadonlySet<number> = new Set([401, 403])

const isProblem = validatorOf(document.components.schemas.Problem)

const isWithoutToken = ({ requestHeaders }: Exchange): boolean =>
  !Object.keys(requestHeaders).some((name) => name.toLowerCase() === 'authorization')

/**
 * Whether an answer is about the operation and not about a record: it is not what the document has for a missing record, or comes
 * before the login that the operation asks for, where the backend says the same of an address that nobody has.
 */
function isTelling(
  exchange: Exchange,
  { responses, permissions }: Operation,
  unknownStatus: number,
): boolean {
  const { status, body } = exchange.answer
  if (status !== 404 || !('404' in responses) || !isProblem(body)) return true
  return permissions !== null && isWithoutToken(exchange) && unknownStatus === 404
}

function isNotOffered(exchanges: Exchange[], unknownStatus: number): boolean {
  const [operation] = exchanges.map((exchange) => exchange.operation)
  if (!operation || !exchanges.every(({ answer: { status } }) => absent.has(status) || gate.has(status)))
    return false
  return exchanges.some(
    (exchange) => absent.has(exchange.answer.status) && isTelling(exchange, operation, unknownStatus),
  )
}

/** The operations that a backend does not have, as one that is not finished: each of their calls was answered so. */
export function notOfferedIn({ exchanges, mismatches, unknownStatus = 404 }: Findings): ReadonlySet<string> {
  const silent = new Set(
    mismatches.flatMap(({ kind, exchange }) => (kind === 'no answer' ? [exchange?.operation?.id] : [])),
  )
  const byOperation = Map.groupBy(exchanges, ({ operation }) => operation?.id)
  return new Set(
    [...byOperation].flatMap(([id, own]) =>
      id !== undefined && !silent.has(id) && isNotOffered(own, unknownStatus) ? [id] : [],
    ),
  )
}

/** Skips a scenario that is about nothing else than what is not offered, or that stopped at it. */
function toSkipped(result: ScenarioResult, names: ReadonlySet<string>): ScenarioResult {
  const { scenario, end, stoppedAt } = result
  const isAboutIt = scenario.operations.length > 0 && scenario.operations.every((id) => names.has(id))
  const at = end === 'stopped' && stoppedAt && names.has(stoppedAt) ? stoppedAt : null
  if (!isAboutIt && at === null) return result
  const name = at ?? scenario.operations.join(', ')
  return { ...result, end: 'skipped', reason: `the backend does not offer ${name}` }
}

/** What a run found of the operations that the backend has: of the others it found nothing but that they are not there. */
export function withoutNotOffered(findings: Findings, names: ReadonlySet<string>): Findings {
  if (names.size === 0) return findings
  const results = findings.results.map((result) => toSkipped(result, names))
  const skipped = new Set(
    results
      .filter((result, place) => result !== findings.results[place] && result.end === 'skipped')
      .filter(({ scenario }) => scenario.operations.every((id) => names.has(id)))
      .map(({ scenario }) => scenario.name),
  )
  const mismatches = findings.mismatches.filter(
    ({ exchange, scenario }) => !names.has(exchange?.operation?.id ?? '') && !skipped.has(scenario),
  )
  const counts = Map.groupBy(mismatches, ({ scenario }) => scenario)
  return {
    ...findings,
    mismatches,
    results: results.map((result) => ({
      ...result,
      mismatches: counts.get(result.scenario.name)?.length ?? 0,
    })),
  }
}
