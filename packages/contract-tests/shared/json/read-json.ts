import { readFileSync } from 'node:fs'
import { CouldNotRun } from '../could-not-run.ts'
import { whyUnreadable } from '../unreadable.ts'
import { jsonFault } from './json-fault.ts'

/** How a file is spoken of. */
interface Named {
  /** Begins a sentence, such as `The baseline`. */
  name: string
  verb: 'is' | 'are'
  /** What to do about a file that cannot be read. */
  mend: string
}

function readText(file: string, { name, mend }: Named): string {
  try {
    // Some editors begin a file with a mark of its byte order.
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (error) {
    throw new CouldNotRun('command line', `${name} ${file} cannot be read: ${whyUnreadable(error)}.`, mend)
  }
}

/** Reads a JSON file that the command line names. @throws CouldNotRun when it cannot be read or is no JSON, and where it breaks off */
export function readJson(file: string, named: Named): unknown {
  const text = readText(file, named)
  try {
    return JSON.parse(text)
  } catch {
    const { line, column } = jsonFault(text)
    throw new CouldNotRun(
      'command line',
      `${named.name} ${file} ${named.verb} not JSON: line ${line}, column ${column}.`,
      'Look there, and at the end of the line before, for a comma, quote or bracket that is missing or too many.',
    )
  }
}
