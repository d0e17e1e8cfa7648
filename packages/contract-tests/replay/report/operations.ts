import { type Operation, operations } from '@portal/api-contract/document'
import { isNamed, type Selection, select } from '../../shared/choose.ts'
import type { Exchange, Sent } from '../exchange.ts'
import type { Findings } from '../run/run.ts'
import type { DriftReport, OperationReport, RunFacts } from './report.ts'
import { countOf } from './words.ts'

type Told = Pick<RunFacts, 'mode' | 'isReadOnly' | 'interrupted' | keyof Selection>

function countBy<T, K>(items: T[], keyOf: (item: T) => K): Map<K, number> {
  const counts = new Map<K, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

function statusesOf({ responses }: Operation, calls: Exchange[]): OperationReport['statuses'] {
  const seen = countBy(calls, ({ answer }) => answer.status)
  const documented = Object.keys(responses).map(Number).filter(Number.isInteger)
  return [...new Set([...documented, ...seen.keys()])]
    .sort((a, b) => a - b)
    .map((status) => ({ status, isDocumented: documented.includes(status), calls: seen.get(status) ?? 0 }))
}

function rolesOf(calls: Exchange[]): OperationReport['roles'] {
  return [...Map.groupBy(calls, ({ role }) => role)].map(([role, own]) => ({
    role,
    calls: own.length,
    statuses: [...new Set(own.map(({ answer }) => answer.status))].sort((a, b) => a - b),
  }))
}

function whyNotCalled({ id, writes }: Operation, { results }: Findings, told: Told): string {
  if (told.mode === 'har') return 'It is not in the recording'
  if (told.isReadOnly && writes) return 'It writes, and this run only read'
  const waiting = results.find(({ scenario, end }) => end !== 'done' && scenario.operations.includes(id))
  if (waiting) return `${waiting.scenario.name}: ${waiting.reason}`
  return told.interrupted === null ? 'No scenario called it' : 'The run ended before'
}

/** Why an operation that was called was not judged: what its calls were answered. */
function whyNotOffered(answered: Exchange[]): string {
  const statuses = [...countBy(answered, ({ answer }) => answer.status)].sort(([a], [b]) => a - b)
  const told = statuses.map(([status, times]) => `${status} to ${countOf(times, 'call')}`)
  return `The backend does not offer it: ${told.join(', ')}`
}

function verdictOf(calls: number, isDrifted: boolean, isKnown: boolean): OperationReport['verdict'] {
  if (isDrifted) return 'drifted'
  if (isKnown) return 'known'
  return calls > 0 ? 'kept' : 'not called'
}

function assumptionOf(
  { source, responses }: Operation,
  calls: Exchange[],
  isContradicted: boolean,
): OperationReport['assumption'] {
  if (source === 'spec') return null
  if (isContradicted) return 'contradicted'
  const succeeded = calls.some(({ answer: { status } }) => status < 300 && String(status) in responses)
  return succeeded ? 'confirmed' : 'open'
}

const namesOf = (drifts: DriftReport[]): Set<string | null> =>
  new Set(drifts.flatMap(({ places }) => places.map(({ operation }) => operation)))

/** The calls of a run that were not answered whole, each of which is a mismatch. */
export const unansweredOf = ({ mismatches }: Findings): Sent[] =>
  mismatches.flatMap(({ kind, exchange }) => (kind === 'no answer' && exchange ? [exchange] : []))

/** What was covered of every operation that the run was asked for, and of any other that it called. */
export function coverageOf(
  findings: Findings,
  drifts: DriftReport[],
  told: Told,
  notOffered: ReadonlySet<string>,
): OperationReport[] {
  const called = Map.groupBy(findings.exchanges, ({ operation }) => operation?.id)
  const silent = countBy(unansweredOf(findings), ({ operation }) => operation?.id)
  const drifted = namesOf(drifts.filter((drift) => drift.known === null))
  const known = namesOf(drifts.filter((drift) => drift.known !== null))
  const ofTheirOwn = namesOf(drifts.filter(({ isEverywhere }) => !isEverywhere))
  const meant = new Set(select(operations.values(), told))
  const isExcepted = isNamed(told.except)
  return [...operations.values()]
    .filter((operation) => meant.has(operation) || (called.has(operation.id) && !isExcepted(operation)))
    .map((operation) => {
      const { id, method, path, tag, summary, source } = operation
      const answered = called.get(id) ?? []
      const unanswered = silent.get(id) ?? 0
      const calls = answered.length + unanswered
      const isContradicted = ofTheirOwn.has(id)
      const isThere = !notOffered.has(id)
      return {
        ...{ id, method: method.toUpperCase(), path, tag, summary, source },
        assumption: assumptionOf(operation, answered, isContradicted),
        verdict: isThere ? verdictOf(calls, drifted.has(id), known.has(id)) : 'not offered',
        isAsEverywhere: drifted.has(id) && !isContradicted,
        reason: isThere
          ? calls > 0
            ? null
            : whyNotCalled(operation, findings, told)
          : whyNotOffered(answered),
        calls,
        unanswered,
        statuses: statusesOf(operation, answered),
        roles: rolesOf(answered),
      }
    })
}
