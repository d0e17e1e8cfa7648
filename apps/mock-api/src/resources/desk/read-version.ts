import { problem } from '../../contract/problem.ts'

/**
 * Refuses what was decided on another state of a record, where the caller names the one that was read.
 * @throws HttpProblem 409 `error.concurrencyFailure`
 */
export function requireReadVersion({ version: now }: { version: number }, read: number | undefined): void {
  if (read !== undefined && read !== now)
    throw problem(409, 'error.concurrencyFailure', `The record is at version ${now} by now`)
}
