import { statSync } from 'node:fs'
import { CouldNotRun } from '../could-not-run.ts'
import { readJson } from '../json/read-json.ts'
import { faultsOf } from './check-credentials.ts'
import type { Credentials } from './credentials.ts'

const mend = 'docs/replay.md shows a credentials file to copy.'

/** Reads and checks a credentials file. @throws CouldNotRun with a sentence for each thing that is wrong */
export function readCredentials(file: string): Credentials {
  const credentials = readJson(file, { name: 'The credentials', verb: 'are', mend })
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
