import type { Credentials } from '../../shared/credentials/credentials.ts'
import type { Findings, ScenarioResult } from '../run.ts'
import { groupDrifts } from './drifts.ts'
import { leftOf } from './left.ts'
import { coverageOf, unansweredOf } from './operations.ts'
import { createRedact, type Redact } from './redact.ts'
import type { Report, RunFacts, ScenarioReport } from './report.ts'
import { secretsOf } from './secrets.ts'

function toScenario({ scenario, end, drifts, ...rest }: ScenarioResult): ScenarioReport {
  const { name, operations, writes } = scenario
  const done = drifts > 0 ? 'drifted' : 'kept'
  return { name, operations, writes, end: end === 'done' ? done : end, drifts, ...rest }
}

type Parts = Pick<Report, 'run' | 'operations' | 'drifts' | 'scenarios' | 'left'>

function totalsOf(findings: Findings, { operations, drifts, scenarios }: Parts) {
  return {
    operations: operations.length,
    called: operations.filter(({ calls }) => calls > 0).length,
    drifted: operations.filter(({ verdict }) => verdict === 'drifted').length,
    calls: findings.exchanges.length + unansweredOf(findings).length,
    scenarios: scenarios.length,
    skipped: scenarios.filter(({ end }) => end === 'skipped').length,
    stopped: scenarios.filter(({ end }) => end === 'stopped').length,
    drifts: drifts.length,
    occurrences: findings.drifts.length,
  }
}

function verdictOf({ calls, drifts, stopped }: Report['totals'], { interrupted }: RunFacts) {
  if (drifts > 0) return 'drifted'
  // What stops when a backend is gone says nothing about the contract.
  if (interrupted !== null) return 'interrupted'
  if (stopped > 0) return 'drifted'
  return calls > 0 ? 'kept' : 'not judged'
}

/** From closed lists or the clock; and commands, whose parts were redacted before they were quoted. */
const safe = new Set(['kind', 'mode', 'verdict', 'source', 'assumption', 'end', 'startedAt', 'curl'])

/** Longer texts – a page for an error, say – help nobody. */
const longest = 2_000

function shortened(text: string, redact: Redact): string {
  const told = redact(text.slice(0, longest * 5))
  return told.length > longest ? `${told.slice(0, longest)}…` : told
}

function redacted<T>(node: T, redact: Redact): T
function redacted(node: unknown, redact: Redact): unknown {
  if (typeof node === 'string') return shortened(node, redact)
  if (Array.isArray(node)) return node.map((item) => redacted(item, redact))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, safe.has(key) ? value : redacted(value, redact)]),
  )
}

/**
 * Makes the report of a run; whatever is secret is taken out of it.
 * @param credentials what the run was given, so that none of it is told; none for a recording
 */
export function createReport(
  findings: Findings,
  run: RunFacts,
  credentials: Partial<Credentials> = {},
): Report {
  const asked = [...findings.exchanges, ...unansweredOf(findings)]
  const redact = createRedact(secretsOf(asked, credentials))
  const called = new Set(asked.map(({ operation }) => operation?.id)).size
  const drifts = groupDrifts(findings.drifts, called, run.baseUrl, redact)
  const parts: Parts = {
    run,
    operations: coverageOf(findings, drifts, run),
    drifts,
    scenarios: findings.results.map(toScenario),
    left: leftOf(findings),
  }
  const totals = totalsOf(findings, parts)
  return redacted({ version: 1, verdict: verdictOf(totals, run), totals, ...parts }, redact)
}
