import { CouldNotRun } from '../could-not-run.ts'
import { isRecord } from '../is-record.ts'
import { readJson } from '../json/read-json.ts'
import type { KnownDeviation } from './baseline.ts'

const mend = 'docs/replay.md shows a baseline to copy; ids stand beside each drift of a report.'

const known = ['id', 'reason', 'until']

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  )
}

function faultOfDate(until: unknown): string | null {
  if (until === undefined) return 'has no "until": its last day, such as "2027-01-31"'
  return typeof until === 'string' && isDay(until)
    ? null
    : `has an "until" that is no day: ${JSON.stringify(until)}; write it as "2027-01-31"`
}

/** What is wrong with a text that should be an id, in words; null for one that a report can tell. */
export type FaultOfId = (id: string) => string | null

function faultsOfEntry(entry: unknown, place: number, faultOfId: FaultOfId): string[] {
  if (!isRecord(entry))
    return [`Entry ${place + 1} must be {"id": "…", "reason": "…", "until": "2027-01-31"}.`]
  const { id, reason, until } = entry
  const name = typeof id === 'string' && id !== '' ? `'${id}'` : `Entry ${place + 1}`
  const unknown = Object.keys(entry).find((key) => !known.includes(key))
  const faults = [
    typeof id !== 'string' || id === '' ? 'has no "id"' : faultOfId(id),
    typeof reason === 'string' && reason.trim() !== ''
      ? null
      : 'has no "reason": a sentence for whoever reads it',
    faultOfDate(until),
    unknown === undefined ? null : `has a "${unknown}", which is not known; there are ${known.join(', ')}`,
  ]
  return faults.filter((fault) => fault !== null).map((fault) => `${name} ${fault}.`)
}

/** What is wrong with a baseline, a sentence each. */
export function faultsOfBaseline(value: unknown, faultOfId: FaultOfId): string[] {
  if (!Array.isArray(value))
    return ['It must be a list: [{"id": "…", "reason": "…", "until": "2027-01-31"}].']
  const ids = value.map((entry) => (isRecord(entry) ? entry.id : undefined))
  const twice = new Set(ids.filter((id, place) => id !== undefined && ids.indexOf(id) !== place))
  const faults = value.flatMap((entry, place) => faultsOfEntry(entry, place, faultOfId))
  return [...faults, ...[...twice].map((id) => `'${id}' stands there twice.`)]
}

/**
 * Reads and checks a baseline.
 *
 * @param faultOfId what the tool tells ids by
 * @throws CouldNotRun with a sentence for each thing that is wrong
 */
export function readBaseline(file: string, faultOfId: FaultOfId): KnownDeviation[] {
  const value = readJson(file, { name: 'The baseline', verb: 'is', mend })
  const faults = faultsOfBaseline(value, faultOfId)
  if (faults.length === 0) return value as KnownDeviation[]
  const sentences = faults.map((sentence) => `  ${sentence}`)
  throw new CouldNotRun(
    'command line',
    [`The baseline ${file} cannot be used:`, ...sentences].join('\n'),
    mend,
  )
}
