/**
 * Fuzzes a backend by the contract: `npm run fuzz -- --help`. The exit codes stand in could-not-run.ts, as those of the replay.
 */
import { operations } from '@portal/api-contract/document'
import type { KnownDeviation } from '../shared/baseline/baseline.ts'
import { baselineLines } from '../shared/baseline/baseline-lines.ts'
import { readBaseline } from '../shared/baseline/read-baseline.ts'
import { choose } from '../shared/choose.ts'
import { exitMessage } from '../shared/command/exit-message.ts'
import { type Interruption, watchInterruption } from '../shared/command/interruption.ts'
import { trust, trustAll } from '../shared/command/trust.ts'
import { CouldNotRun, exitReasons } from '../shared/could-not-run.ts'
import { readCredentials } from '../shared/credentials/read-credentials.ts'
import { createSend } from '../shared/http/send.ts'
import { isMock } from '../shared/is-mock.ts'
import { prepareFolder, writeFiles } from '../shared/report/write-files.ts'
import { assertThisApi } from '../shared/this-api.ts'
import { baselineReportOf, faultOfId, withoutKnown } from './baseline.ts'
import { help } from './help.ts'
import { type Options, readOptions } from './options.ts'
import { progressOf } from './progress.ts'
import { reportText, successLine } from './report.ts'
import { type FuzzReport, fuzzFiles, fuzzReport, isFailed } from './report-files.ts'
import { run } from './run.ts'
import type { Outcome } from './run-operation.ts'
import { backendTarget } from './target/backend.ts'
import { collectRecords } from './target/collect-records.ts'
import { createHttpConnection } from './target/http-connection.ts'
import { createIsolationCheck } from './target/isolation-check.ts'
import { mockTarget } from './target/mock.ts'
import { sender } from './target/send.ts'
import type { Target } from './target/target.ts'
import { walkToSuccess } from './walks.ts'
import { warmUp } from './warm-up.ts'

async function tell(
  outcomes: Outcome[],
  target: Target,
  options: Options,
  run: { startedAt: Date; why: CouldNotRun | null; known: KnownDeviation[] },
): Promise<FuzzReport> {
  const { seed, report: folder } = options
  const startedAt = run.startedAt.toISOString()
  const unknown = withoutKnown(outcomes, run.known, startedAt)
  const seen = { outcomes, startedAt, isWhole: run.why === null }
  const durationMs = Date.now() - run.startedAt.getTime()
  const baseline = baselineReportOf(run.known, seen)
  const interrupted = run.why?.message ?? null
  const report = fuzzReport(unknown, target, { seed, startedAt, durationMs, interrupted, baseline })
  console.log(reportText(unknown, target, seed))
  for (const line of baselineLines(baseline, (_, text) => text)) console.log(line)
  console.log(successLine(report.withoutSuccess))
  if (folder === null) return report
  await writeFiles(fuzzFiles, report, folder)
  console.log(`Report: ${folder}/index.html`)
  return report
}

async function fuzz(options: Options, { signal, why }: Interruption): Promise<number> {
  const { baseUrl, seed, requests, parallel, timeoutMs, headers, ca, report } = options
  const startedAt = new Date()
  const credentials = options.credentials === null ? {} : readCredentials(options.credentials)
  const baseline = options.baseline === null ? [] : readBaseline(options.baseline, faultOfId)
  if (ca !== null) trust(ca)
  if (options.isInsecure) trustAll()
  if (report !== null) await prepareFolder(report)
  const all = choose(operations.values(), options)
  await assertThisApi({ baseUrl, send: createSend({ isReadOnly: true, timeoutMs, headers }) })
  const { origin } = new URL(baseUrl)
  const world = `fuzz-${seed}`
  const mock = await isMock(origin)
  const target: Target = mock
    ? await mockTarget(origin, baseUrl, world)
    : await backendTarget(baseUrl, credentials, headers)
  target.headers = { ...headers, ...target.headers }
  const mayWrite = mock || options.mayWrite
  const chosen = all.filter(({ writes }) => mayWrite || !writes)
  if (chosen.length === 0) {
    const what = 'Nothing is left to fuzz: all that was asked for writes.'
    throw new CouldNotRun('command line', what, 'Add --allow-writes, on a backend that can be thrown away.')
  }
  const isolationCheck = mock ? await createIsolationCheck(origin, baseUrl, world) : null
  const connection = createHttpConnection(origin, timeoutMs, parallel)
  const send = sender(target, connection)
  const outcomes: Outcome[] = []
  try {
    const { permissions } = target
    const readBackend = async () => ({
      permissions,
      shown: await collectRecords(operations.values(), send, permissions),
    })
    if (mayWrite) await warmUp(operations.values(), await readBackend(), send, seed)
    const known = await readBackend()
    const effort = { seed, requests, parallel }
    const progress = progressOf(chosen.length)
    const onOutcome = (outcome: Outcome) => {
      outcomes.push(outcome)
      progress(outcome)
    }
    await run({ operations: chosen, known, target, send, effort, isolationCheck, onOutcome, signal })
    const open = async () => {
      if (!mock) return { target, send, close: async () => {} }
      const fresh = await mockTarget(origin, baseUrl, `${world}-walk`)
      fresh.headers = { ...headers, ...fresh.headers }
      return { target: fresh, send: sender(fresh, connection), close: () => fresh.close() }
    }
    await walkToSuccess({ operations: chosen, outcomes, known, effort, mayWrite, timeoutMs, signal, open })
    const told = await tell(outcomes, target, options, { startedAt, why: why(), known: baseline })
    const endedBy = why()
    if (endedBy) throw endedBy
    return isFailed(told) ? exitReasons.drift.code : exitReasons.kept.code
  } finally {
    connection.close()
    await isolationCheck?.close()
    await target.close()
  }
}

function asCouldNotRun(error: unknown): CouldNotRun {
  if (error instanceof CouldNotRun) return error
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return new CouldNotRun('broken', text, 'This is a fault of the fuzz: pass on what it wrote.')
}

try {
  const options = readOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
  if (options.isHelp) console.log(help)
  else
    process.exitCode = await fuzz(
      options,
      watchInterruption((text) => console.error(text)),
    )
} catch (error) {
  const ending = asCouldNotRun(error)
  console.error(exitMessage(ending, 'fuzz'))
  process.exitCode = exitReasons[ending.reason].code
}
