import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../lib/npm.ts'

/** Where a proof keeps what its steps write, one file each, while they write it: a proof that is stopped loses nothing. */
export const logsFolder = join(root, '.cache/proof')

/** Empties the folder, so that no output of an earlier proof is read. */
export function clearLogs(folder = logsFolder): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Adds to what a script has written; `:` is no letter of a file's name everywhere. */
export function keepLog(script: string, text: string, folder = logsFolder): void {
  appendFileSync(join(folder, `${script.replaceAll(':', '-')}.log`), stripVTControlCharacters(text))
}
