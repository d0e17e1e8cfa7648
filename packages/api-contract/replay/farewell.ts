import { type CouldNotRun, endings } from '../shared/could-not-run.ts'

/** What is told at the end: the message, what to do, and the last line, which names code and reason. */
export function farewell({ reason, message, mend }: CouldNotRun): string {
  return `${message}\n→ ${mend}\nreplay: exit code ${endings[reason].code}, ${reason}`
}
