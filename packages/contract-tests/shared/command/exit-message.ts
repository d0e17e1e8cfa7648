import { type CouldNotRun, exitReasons } from '../could-not-run.ts'

/** The text on stderr when a run could not be completed: what happened, what to do, and a last line with exit code and reason. */
export function exitMessage({ reason, message, mend }: CouldNotRun, command = 'replay'): string {
  return `${message}\n→ ${mend}\n${command}: exit code ${exitReasons[reason].code}, ${reason}`
}
