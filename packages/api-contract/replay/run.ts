import { causeOf } from '../shared/could-not-run.ts'
import type { RoleName } from '../shared/credentials/credentials.ts'
import { RunEnded } from '../shared/wire/send.ts'
import { createContext, type Session } from './context.ts'
import type { Drift } from './drift.ts'
import type { Exchange } from './exchange.ts'
import { NotJudged, type Scenario, type Untried } from './scenario.ts'
import { driftOf, reasonOf } from './stopped.ts'

/** How a scenario ended: to its end, without what it needs, or at an answer it could not go on from. */
export interface ScenarioResult {
  scenario: Scenario
  end: 'done' | 'skipped' | 'stopped'
  /** Why it did not reach its end. */
  reason: string
  /** What it could not judge although it went on. */
  untried: Untried[]
  drifts: number
  calls: number
  durationMs: number
}

/** What a run found. */
export interface Findings {
  exchanges: Exchange[]
  drifts: Drift[]
  results: ScenarioResult[]
}

/** What a run begins with. */
export const noFindings = (): Findings => ({ exchanges: [], drifts: [], results: [] })

export interface RunOptions extends Pick<Session, 'baseUrl' | 'credentials' | 'send'> {
  scenarios: Scenario[]
  /** Scenarios that only read run so many at once; those that write, one after the other. */
  parallel: number
  /** Ends the run after the calls that are under way; what was found until then is the result. */
  signal?: AbortSignal
  /** Pays orders; none without one. */
  cashier?: Session['cashier']
  /** Tokens of accounts that are logged in already. */
  tokens?: Session['tokens']
  /** Filled while the scenarios run, for whoever must tell of a run that does not come to its end. */
  findings?: Findings
  onStart?(scenario: Scenario, findings: Findings): void
  onResult?(result: ScenarioResult, findings: Findings): void
}

type End = Pick<ScenarioResult, 'end' | 'reason'>

function endOf(error: unknown, last: Exchange | undefined): End {
  const skipped = causeOf(error, NotJudged) ?? causeOf(error, RunEnded)
  if (skipped) return { end: 'skipped', reason: skipped.message }
  return { end: 'stopped', reason: reasonOf(error, last) }
}

async function runOne(scenario: Scenario, session: Session): Promise<ScenarioResult> {
  const startedAt = performance.now()
  const counts = { calls: 0, drifts: 0, durationMs: 0 }
  const result: ScenarioResult = { scenario, end: 'done', reason: '', untried: [], ...counts }
  let last: Exchange | undefined
  const onExchange = (exchange: Exchange) => {
    result.calls++
    last = exchange
    session.onExchange(exchange)
  }
  const onDrift = (drift: Drift) => {
    result.drifts++
    session.onDrift(drift)
  }
  const onUntried = (untried: Untried) => result.untried.push(untried)
  try {
    await scenario.run(createContext({ ...session, onExchange, onDrift, onUntried }, scenario.name))
  } catch (error) {
    Object.assign(result, endOf(error, last))
    const drift = driftOf(error, scenario.name, last)
    if (drift) onDrift(drift)
  }
  return { ...result, durationMs: performance.now() - startedAt }
}

/** Runs `work` on all items, so many at once. */
async function pool<T>(items: T[], parallel: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: parallel }, worker))
}

/** Runs the scenarios, those that only read first; one that throws is noted and the next begins. */
export async function runScenarios(options: RunOptions): Promise<Findings> {
  const { baseUrl, credentials, send, scenarios, parallel, signal, onStart, onResult } = options
  const { findings = noFindings(), cashier = null, tokens = new Map<RoleName, Promise<string>>() } = options
  // What a backend that is gone does not answer is the end of the run, and no drift: so each waits until another call is answered.
  const unanswered: Drift[] = []
  const session: Session = {
    baseUrl,
    credentials,
    send,
    tokens,
    cashier,
    onUntried: () => {},
    shared: new Map<string, Promise<unknown>>(),
    onExchange: (exchange) => {
      findings.exchanges.push(exchange)
      findings.drifts.push(...unanswered.splice(0))
    },
    onDrift: (drift) => (drift.kind === 'no answer' ? unanswered : findings.drifts).push(drift),
  }
  const work = async (scenario: Scenario) => {
    if (signal?.aborted) return
    onStart?.(scenario, findings)
    const result = await runOne(scenario, session)
    findings.results.push(result)
    onResult?.(result, findings)
  }
  const reading = scenarios.filter(({ writes }) => !writes)
  await pool(reading, parallel, work)
  await pool(
    scenarios.filter(({ writes }) => writes),
    1,
    work,
  )
  if (!signal?.aborted) findings.drifts.push(...unanswered)
  return findings
}
