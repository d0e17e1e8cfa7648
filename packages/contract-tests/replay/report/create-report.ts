import { dayOf, holdingOn, type KnownDeviation } from '../../shared/baseline/baseline.ts'
import { isMeant } from '../../shared/choose.ts'
import type { Credentials } from '../../shared/credentials/credentials.ts'
import { baselineReportOf } from '../baseline/baseline-report.ts'
import { idOfStopped } from '../baseline/deviation-id.ts'
import type { Mismatch } from '../mismatch.ts'
import type { Findings, ScenarioResult } from '../run/run.ts'
import { leftOf } from './left.ts'
import { groupMismatches, type Known, knownAs } from './mismatches/group-mismatches.ts'
import { notOfferedIn, withoutNotOffered } from './not-offered.ts'
import { coverageOf, unansweredOf } from './operations.ts'
import { createRedact, type Redact } from './redaction/redact.ts'
import { secretsOf } from './redaction/secrets.ts'
import type { Report, RunFacts, ScenarioReport } from './report.ts'
import { unseenCodesIn } from './unseen/codes.ts'
import { unseenValuesIn } from './unseen/values.ts'

/** Whether a scenario stopped at what the baseline knows: by its own entry, or at a call that shows a known deviation. */
function isKnownStop({ scenario, end, stoppedAt }: ScenarioResult, mismatches: Mismatch[], known: Known) {
  if (end !== 'stopped') return false
  const isOfIt = ({ exchange, scenario: name }: Mismatch) =>
    name === scenario.name || (stoppedAt !== undefined && exchange?.operation?.id === stoppedAt)
  return (
    known.has(idOfStopped(scenario.name)) ||
    mismatches.some((mismatch) => isOfIt(mismatch) && knownAs(mismatch, known) !== null)
  )
}

function toScenario(result: ScenarioResult, mismatches: Mismatch[], known: Known): ScenarioReport {
  const { scenario, end, stoppedAt: _, mismatches: drifts, ...rest } = result
  const { name, operations, writes } = scenario
  const stoppedId = end === 'stopped' ? idOfStopped(name) : null
  const isKnown = isKnownStop(result, mismatches, known)
  const done = drifts > 0 ? 'drifted' : 'kept'
  return { name, operations, writes, end: end === 'done' ? done : end, stoppedId, isKnown, drifts, ...rest }
}

type Parts = Omit<Report, 'version' | 'verdict' | 'totals'>

function totalsOf(findings: Findings, { operations, drifts, known, baseline, scenarios }: Parts) {
  return {
    operations: operations.length,
    called: operations.filter(({ calls }) => calls > 0).length,
    notOffered: operations.filter(({ verdict }) => verdict === 'not offered').length,
    drifted: operations.filter(({ verdict }) => verdict === 'drifted').length,
    calls: findings.exchanges.length + unansweredOf(findings).length,
    scenarios: scenarios.length,
    skipped: scenarios.filter(({ end }) => end === 'skipped').length,
    stopped: scenarios.filter(({ end }) => end === 'stopped').length,
    known: known.length,
    expired: baseline.filter(({ state }) => state === 'expired').length,
    drifts: drifts.length,
    occurrences: findings.mismatches.length,
  }
}

function verdictOf(
  { calls, called, notOffered, drifts, expired }: Report['totals'],
  { run: { interrupted }, scenarios }: Parts,
) {
  const stopped = scenarios.filter(({ end, isKnown }) => end === 'stopped' && !isKnown).length
  if (drifts > 0 || expired > 0) return 'drifted'
  // Scenarios that stop because the backend no longer answers show nothing about the contract.
  if (interrupted !== null) return 'interrupted'
  if (stopped > 0) return 'drifted'
  const isNothingThere = notOffered > 0 && notOffered === called
  return calls > 0 && !isNothingThere ? 'kept' : 'not judged'
}

/** From closed lists or the clock; and commands, whose parts were redacted before they were quoted. */
const safe = new Set(['kind', 'mode', 'verdict', 'source', 'assumption', 'end', 'startedAt', 'curl'])

/** Longer texts, such as an error page, are cut because they are not readable in a report. */
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
 * @param baseline known deviations, which fail nothing until their end dates
 */
export function createReport(
  findings: Findings,
  run: RunFacts,
  credentials: Partial<Credentials> = {},
  baseline: KnownDeviation[] = [],
): Report {
  const asked = [...findings.exchanges, ...unansweredOf(findings)]
  const redact = createRedact(secretsOf(asked, credentials))
  const called = new Set(asked.map(({ operation }) => operation?.id)).size
  // A recording shows too little of an operation to tell that it is not there.
  const notOffered = run.mode === 'replay' ? notOfferedIn(findings) : new Set<string>()
  const offered = withoutNotOffered(findings, notOffered)
  const known = holdingOn(baseline, dayOf(run.startedAt))
  const all = groupMismatches(offered.mismatches, called - notOffered.size, run.baseUrl, redact, known)
  const scenarios = offered.results.map((result) => toScenario(result, offered.mismatches, known))
  const operations = coverageOf(offered, all, run, notOffered)
  // Of what a scenario called besides, little could be seen.
  const meant = findings.exchanges.filter(({ operation }) => operation && isMeant(run)(operation))
  const parts: Parts = {
    run,
    operations,
    drifts: all.filter((drift) => drift.known === null),
    known: all.filter((drift) => drift.known !== null),
    baseline: baselineReportOf(baseline, { run, operations, mismatches: offered.mismatches, scenarios }),
    scenarios,
    unseenValues: unseenValuesIn(meant),
    unseenCodes: unseenCodesIn(meant),
    left: leftOf(findings),
  }
  const totals = totalsOf(offered, parts)
  return redacted({ version: 2, verdict: verdictOf(totals, parts), totals, ...parts }, redact)
}
