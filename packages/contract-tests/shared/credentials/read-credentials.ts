import { readFileSync, statSync } from 'node:fs'
import { CouldNotRun } from '../could-not-run.ts'
import { whyUnreadable } from '../unreadable.ts'
import { faultsOf } from './check-credentials.ts'
import type { Credentials } from './credentials.ts'
import { jsonFault } from './json-fault.ts'

const mend = 'docs/replay.md shows a credentials file to copy.'

function readText(file: string): string {
  try {
    // Some editors begin a file with a mark of its byte order.
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (error) {
    throw new CouldNotRun(
      'command line',
      `The credentials ${file} cannot be read: ${whyUnreadable(error)}.`,
      mend,
    )
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { line, column } = jsonFault(text)
    throw new CouldNotRun(
      'command line',
      `The credentials ${file} are not JSON: line ${line}, column ${column}.`,
      'Look there, and at the end of the line before, for a comma, quote or bracket that is missing or too many.',
    )
  }
}

/** Reads and checks a credentials file. @throws CouldNotRun with a sentence for each thing that is wrong */
export function readCredentials(file: string): Credentials {
  const credentials = parse(file, readText(file))
  const faults = faultsOf(credentials)
  if (faults.length === 0) return credentials as Credentials
  const sentences = faults.map((sentence) => `  ${sentence}`)
  throw new CouldNotRun(
    'command line',
    [`The credentials ${file} cannot be used:`, ...sentences].join('\n'),
    mend,
  )
}

/** Whether others than the owner may read a file; never on Windows, whose files have no such mode. */
export const isOpenToOthers = (file: string): boolean =>
  process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0
