import { type Operation, operations } from '../../src/document.ts'
import type { Exchange, Sent } from '../exchange.ts'
import type { Findings } from '../run.ts'
import type { DriftReport, OperationReport, RunFacts } from './report.ts'

type Told = Pick<RunFacts, 'mode' | 'isReadOnly' | 'only' | 'interrupted'>

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

function verdictOf(calls: number, isDrifted: boolean): OperationReport['verdict'] {
  if (isDrifted) return 'drifted'
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

/** The calls of a run that were not answered whole, each of which is a drift. */
export const unansweredOf = ({ drifts }: Findings): Sent[] =>
  drifts.flatMap(({ kind, exchange }) => (kind === 'no answer' && exchange ? [exchange] : []))

/** What was covered of every operation that the run was asked for, and of any other that it called. */
export function coverageOf(findings: Findings, drifts: DriftReport[], told: Told): OperationReport[] {
  const called = Map.groupBy(findings.exchanges, ({ operation }) => operation?.id)
  const silent = countBy(unansweredOf(findings), ({ operation }) => operation?.id)
  const drifted = namesOf(drifts)
  const ofTheirOwn = namesOf(drifts.filter(({ isEverywhere }) => !isEverywhere))
  const isMeant = ({ id, tag }: Operation) => told.only === null || told.only === tag || told.only === id
  return [...operations.values()]
    .filter((operation) => isMeant(operation) || called.has(operation.id))
    .map((operation) => {
      const { id, method, path, tag, summary, source } = operation
      const answered = called.get(id) ?? []
      const unanswered = silent.get(id) ?? 0
      const calls = answered.length + unanswered
      const isContradicted = ofTheirOwn.has(id)
      return {
        ...{ id, method: method.toUpperCase(), path, tag, summary, source },
        assumption: assumptionOf(operation, answered, isContradicted),
        verdict: verdictOf(calls, drifted.has(id)),
        isAsEverywhere: drifted.has(id) && !isContradicted,
        reason: calls > 0 ? null : whyNotCalled(operation, findings, told),
        calls,
        unanswered,
        statuses: statusesOf(operation, answered),
        roles: rolesOf(answered),
      }
    })
}
