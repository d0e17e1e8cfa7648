import { causeOf } from '../../shared/could-not-run.ts'
import { CircuitOpen } from '../../shared/http/circuit-breaker.ts'
import { RunEnded } from '../../shared/http/send.ts'
import type { Exchange } from '../exchange.ts'
import type { Mismatch } from '../mismatch.ts'
import { createContext, lasting } from './context.ts'
import type { MakeCopy } from './mock/copies.ts'
import { forgettingControls, type Lane, nothingOwn, withLanes } from './mock/lanes.ts'
import { credentialsPostbox } from './postbox.ts'
import type { Scenario } from './scenario.ts'
import { CannotGoOn, ScenarioSkipped } from './scenario-errors.ts'
import type { Session, Untried } from './session.ts'
import { mismatchOf, reasonOf, stoppedBy } from './stopped.ts'

/** How a scenario ended: to its end, without what it needs, or at an answer it could not go on from. */
export interface ScenarioResult {
  scenario: Scenario
  end: 'done' | 'skipped' | 'stopped'
  /** Why it did not reach its end. */
  reason: string
  /** The operation whose answer it could not go on from; for one that stopped. */
  stoppedAt?: string | undefined
  /** What it could not check although it went on. */
  untried: Untried[]
  mismatches: number
  calls: number
  durationMs: number
}

/** What a run found. */
export interface Findings {
  exchanges: Exchange[]
  mismatches: Mismatch[]
  results: ScenarioResult[]
  /** Whether what was written was in copies of the world, which are removed. */
  isUndone?: boolean
  /** What the backend says to an address that nobody has. */
  unknownStatus?: number
}

/** The options of a run of scenarios. */
export const noFindings = (): Findings => ({ exchanges: [], mismatches: [], results: [] })

export interface RunOptions extends Pick<Session, 'baseUrl' | 'credentials' | 'send'> {
  scenarios: Scenario[]
  /** Scenarios that only read run so many at once; those that write, one after the other in each world. */
  parallel: number
  /** Copies the backend, so that scenarios that write run beside each other; only the mock can. */
  copy?: MakeCopy
  /** Ends the run after the calls that are under way; what was found until then is the result. */
  signal?: AbortSignal
  /** Pays orders; none without one. */
  cashier?: Session['cashier']
  /** Decides for the association; nobody without one. */
  association?: Session['association']
  /** Moves the time; nothing without one. */
  clock?: Session['clock']
  /** Asks for presence; nobody without one. */
  presence?: Session['presence']
  /** Operations that are neither called nor judged. */
  leftOut?: ReadonlySet<string>
  /** Where codes may be sent; to the addresses of the credentials without one. */
  postbox?: Session['postbox']
  /** Tokens of accounts that are logged in already. */
  tokens?: Session['tokens']
  /** How many milliseconds the backend's clock is ahead of this machine's; 0 where it has not said. */
  aheadMs?: number
  /** Filled while the scenarios run, so that a run that does not finish can be reported. */
  findings?: Findings
  onStart?(scenario: Scenario, findings: Findings): void
  onResult?(result: ScenarioResult, findings: Findings): void
}

type End = Pick<ScenarioResult, 'end' | 'reason' | 'stoppedAt'>

function endOf(error: unknown, last: Exchange | undefined): End {
  const skipped = causeOf(error, ScenarioSkipped) ?? causeOf(error, RunEnded)
  if (skipped) return { end: 'skipped', reason: skipped.message }
  const at = causeOf(error, CannotGoOn)?.exchange ?? last
  const stoppedAt = causeOf(error, CircuitOpen)?.operation ?? at?.operation?.id
  return { end: 'stopped', reason: reasonOf(error, last), stoppedAt }
}

async function runOne(scenario: Scenario, session: Session): Promise<ScenarioResult> {
  const startedAt = performance.now()
  const counts = { calls: 0, mismatches: 0, durationMs: 0 }
  const result: ScenarioResult = { scenario, end: 'done', reason: '', untried: [], ...counts }
  const calls: Exchange[] = []
  const onExchange = (exchange: Exchange) => {
    result.calls++
    calls.push(exchange)
    session.onExchange(exchange)
  }
  const onMismatch = (mismatch: Mismatch) => {
    if (session.leftOut.has(mismatch.exchange?.operation?.id ?? '')) return
    result.mismatches++
    session.onMismatch(mismatch)
  }
  const onUntried = (untried: Untried) => result.untried.push(untried)
  try {
    await scenario.run(createContext({ ...session, onExchange, onMismatch, onUntried }, scenario.name))
  } catch (error) {
    const last = stoppedBy(error, calls)
    Object.assign(result, endOf(error, last))
    const mismatch = mismatchOf(error, scenario.name, last)
    if (mismatch) onMismatch(mismatch)
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

/** Whether a scenario that may be repeated found too little to judge: those that write may have made it since. */
const lackedRecords = ({ scenario, end, untried }: ScenarioResult): boolean =>
  (!scenario.writes || scenario.isRepeated === true) && (end === 'skipped' || untried.length > 0)

/** What scenarios share, without what they read: records were made since. */
function forgetWhatWasRead({ shared }: Session): void {
  for (const key of shared.keys()) if (!lasting.has(key)) shared.delete(key)
}

/** Runs the scenarios, those that only read first; one that throws is noted and the next begins. */
export async function runScenarios(options: RunOptions): Promise<Findings> {
  const { baseUrl, credentials, send, scenarios, parallel, signal, onStart, onResult } = options
  const { findings = noFindings(), leftOut = new Set() } = options
  const { association = null, cashier = null, clock = null, presence = null } = options
  const { tokens = new Map(), postbox = credentialsPostbox(credentials) } = options
  const own = nothingOwn(tokens, options.aheadMs)
  // When the backend no longer answers, the run ends without a mismatch. So each failure waits until another call is answered.
  const unanswered: Mismatch[] = []
  const session: Session = {
    baseUrl,
    credentials,
    send,
    ...own,
    ...forgettingControls({ association, cashier, clock, presence }, own),
    leftOut,
    postbox,
    lookedUp: new Set(),
    onUntried: () => {},
    onExchange: (exchange) => {
      findings.exchanges.push(exchange)
      findings.mismatches.push(...unanswered.splice(0))
    },
    onMismatch: (mismatch) =>
      (mismatch.kind === 'no answer' ? unanswered : findings.mismatches).push(mismatch),
  }
  const run = async (session: Session, scenario: Scenario, isAgain: boolean) => {
    if (signal?.aborted) return
    onStart?.(scenario, findings)
    const result = await runOne(scenario, session)
    if (isAgain) {
      const at = findings.results.findIndex((one) => one.scenario === scenario)
      findings.results[at] = result
      return
    }
    findings.results.push(result)
    onResult?.(result, findings)
  }
  const runAll = (scenarios: Scenario[], session: Session, atOnce: number, isAgain = false) =>
    pool(scenarios, atOnce, (one) => run(session, one, isAgain))
  const lackingOf = (some: Scenario[]) => {
    const lacking = new Set(findings.results.filter(lackedRecords).map(({ scenario }) => scenario))
    return some.filter((scenario) => lacking.has(scenario))
  }
  const reading = scenarios.filter(({ writes }) => !writes)
  const writing = scenarios.filter(({ writes }) => writes)
  await withLanes(session, writing, options.copy ?? null, async (lanes, areCopies) => {
    const read = runAll(reading, session, parallel)
    // What is written in the world itself would change what the others read.
    if (!areCopies) await read
    let readAgain = read
    const inLane = async ({ session: one, scenarios }: Lane) => {
      await runAll(scenarios, one, 1)
      forgetWhatWasRead(one)
      // Each after the other: what one lane had records for is not tried in the next.
      readAgain = readAgain.then(() => runAll(lackingOf(reading), one, parallel, true))
      await readAgain
    }
    await Promise.all(lanes.map(inLane))
    for (const { session: one } of lanes) await runAll(lackingOf(writing), one, 1, true)
    findings.isUndone = areCopies && findings.mismatches.length === 0 && unanswered.length === 0
    return findings.isUndone
  })
  if (!signal?.aborted) findings.mismatches.push(...unanswered)
  return findings
}
