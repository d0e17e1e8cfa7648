import { createHash } from 'node:crypto'
import { operations } from '@portal/api-contract/document'
import { type BaselineReport, dayOf, holdingOn, type KnownDeviation } from '../shared/baseline/baseline.ts'
import type { Outcome } from './run-operation.ts'
import { type Failure, failureKinds } from './validate/validate-answer.ts'

const wordOf = (kind: string): string => kind.replaceAll(' ', '-')

/** What stands in quotes and what is a number may be those of a record, which the next run does not meet. */
const general = (text: string): string => text.replace(/'[^']*'/g, "''").replace(/\d+/g, '#')

/** The id of a failure of an operation, the same in each run, whatever seed found it. */
export function idOf(operation: string, { kind, expected, seen }: Failure): string {
  // Failures of a server differ by nothing but their status.
  const particular = kind === 'server error' ? seen.slice(0, 3) : general(expected)
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, particular]))
    .digest('hex')
    .slice(0, 8)
  return `${operation}.${wordOf(kind)}.${hash}`
}

const words: readonly string[] = failureKinds.map(wordOf)

/** What is wrong with a text that should be an id, in words; null for one that a report can tell. */
export function faultOfId(id: string): string | null {
  const [operation = '', word = '', hash = '', ...rest] = id.split('.')
  if (rest.length > 0 || !/^[0-9a-f]{8}$/.test(hash)) return 'is no id as a report tells it'
  if (!words.includes(word)) return `names no kind of failure: '${word}'`
  return operations.has(operation as never) ? null : `names no operation of the contract: '${operation}'`
}

/** What a run shows of known deviations. */
interface Seen {
  outcomes: Outcome[]
  /** ISO 8601. */
  startedAt: string
  isWhole: boolean
}

function stateOf(entry: KnownDeviation, times: number, { outcomes, startedAt, isWhole }: Seen) {
  const [operation] = entry.id.split('.')
  if (!outcomes.some((one) => one.operation === operation)) return 'not looked at'
  if (entry.until < dayOf(startedAt)) return 'expired'
  if (times > 0) return 'known'
  return isWhole ? 'mended' : 'not looked at'
}

/** What became of each entry of a baseline in a run. */
export function baselineReportOf(entries: KnownDeviation[], seen: Seen): BaselineReport[] {
  const ids = seen.outcomes.flatMap(({ operation, findings }) =>
    findings.map(({ failure }) => idOf(operation, failure)),
  )
  return entries.map((entry) => {
    const times = ids.filter((id) => id === entry.id).length
    return { ...entry, state: stateOf(entry, times, seen), times }
  })
}

/** An outcome with what fails the run apart from what is known and borne with. */
export interface NewOutcome extends Outcome {
  known: KnownDeviation[]
}

/** The outcomes without the findings that a baseline knows and that are not past their day. */
export function withoutKnown(
  outcomes: Outcome[],
  entries: KnownDeviation[],
  startedAt: string,
): NewOutcome[] {
  const holding = holdingOn(entries, dayOf(startedAt))
  return outcomes.map((outcome) => {
    const knownOf = (failure: Failure) => holding.get(idOf(outcome.operation, failure))
    return {
      ...outcome,
      findings: outcome.findings.filter(({ failure }) => !knownOf(failure)),
      known: outcome.findings.map(({ failure }) => knownOf(failure)).filter((one) => one !== undefined),
    }
  })
}
