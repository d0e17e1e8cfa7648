import type { Fault } from '../fault.ts'

/**
 * One fault for each kind of mismatch that the replay can report. A fault counts for the kind that it is expected to be reported
 * as first.
 *
 * @param rotation which of the faults of a kind: counting up takes each of them in turn
 */
export function shortSelection(faults: Fault[], rotation: number): Fault[] {
  const byKind = Map.groupBy(faults, ({ detectedAs }) => detectedAs[0])
  return [...byKind.values()].flatMap((alike) => alike[rotation % alike.length] ?? [])
}
