import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { document, type Operation, operations } from '@portal/api-contract/document'
import type { KnownDeviation } from '../shared/baseline/baseline.ts'
import { readBaseline } from '../shared/baseline/read-baseline.ts'
import { choose } from '../shared/choose.ts'
import type { Interruption } from '../shared/command/interruption.ts'
import { CouldNotRun } from '../shared/could-not-run.ts'
import { whyUnreadable } from '../shared/unreadable.ts'
import { faultOfId } from './baseline/deviation-id.ts'
import type { Options } from './command/options.ts'
import type { Sent } from './exchange.ts'
import { type ValidatedHar, validateHar } from './har/validate-har.ts'
import { replay } from './replay.ts'
import { createReport } from './report/create-report.ts'
import type { Report } from './report/report.ts'
import type { Findings } from './run/run.ts'

/** What every report says of its run. */
const factsOf = ({ only, except, isWithoutAssumed, isReadOnly }: Options, startedAt: Date) => ({
  contract: document.info.version,
  startedAt: startedAt.toISOString(),
  durationMs: Date.now() - startedAt.getTime(),
  ...{ only, except, isWithoutAssumed },
  isReadOnly,
})

const baselineOf = ({ baseline }: Options): KnownDeviation[] =>
  baseline === null ? [] : readBaseline(baseline, faultOfId)

/** The report of a live run. @throws CouldNotRun when it cannot begin */
export async function reportOfBackend(
  baseUrl: string,
  options: Options,
  interruption: Interruption,
): Promise<Report> {
  const startedAt = new Date()
  const chosen = choose(operations.values(), options)
  const baseline = baselineOf(options)
  const { findings, credentials, isMock, notes } = await replay({ ...options, baseUrl, chosen }, interruption)
  const interrupted = interruption.why()?.message ?? null
  const facts = factsOf(options, startedAt)
  return createReport(
    findings,
    { ...facts, mode: 'replay', subject: baseUrl, baseUrl, isMock, interrupted, notes },
    credentials,
    baseline,
  )
}

function readRecording(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CouldNotRun('command line', `The recording ${file} cannot be read: ${whyUnreadable(error)}.`)
  }
}

/** What is about one of these operations. */
function only(chosen: Operation[], { exchanges, mismatches, ...rest }: Findings): Findings {
  const ids = new Set(chosen.map(({ id }) => id))
  const isMeant = (exchange: Sent | undefined) => exchange?.operation && ids.has(exchange.operation.id)
  return {
    exchanges: exchanges.filter(isMeant),
    mismatches: mismatches.filter(({ exchange }) => isMeant(exchange)),
    ...rest,
  }
}

const notesOf = ({ leftOut }: ValidatedHar): string[] =>
  Object.entries(leftOut)
    .filter(([, calls]) => calls > 0)
    .map(([why, calls]) => `${calls} recorded calls are not judged: ${why}.`)

/** The report of recorded traffic. @throws CouldNotRun when the file cannot be read */
export function reportOfRecording(file: string, options: Options): Report {
  const startedAt = new Date()
  const chosen = choose(operations.values(), options)
  const baseline = baselineOf(options)
  const validated = validateHar(readRecording(file), options.baseUrl ?? undefined)
  const subject = { mode: 'har', subject: basename(file), baseUrl: validated.baseUrl } as const
  const facts = { ...factsOf(options, startedAt), ...subject, isMock: false, interrupted: null }
  const run = { ...facts, notes: notesOf(validated) }
  return createReport(only(chosen, validated.findings), run, {}, baseline)
}
