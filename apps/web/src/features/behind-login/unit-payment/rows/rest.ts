import { type PayRow, personYear, type RowFault } from './pay-row.ts'
import { isSettled, withFaults } from './server-faults.ts'

/**
 * What is left to be edited after a batch was refused: the rows that were sent, with what is wrong with them and without those of
 * which nothing is left to pay, and the wrong rows of the same list, which were never sent and are kept on this device alone. Each
 * stands where it stood while it was edited.
 *
 * @param edited the list as it was edited on this device; empty when it was not
 */
export function restOf(
  sent: readonly PayRow[],
  faults: ReadonlyMap<number, RowFault>,
  edited: readonly PayRow[],
): PayRow[] {
  const unplaced = withFaults(sent, faults)
  const rows = edited.map((row) => {
    // One row for each that was sent: a second one of the same person and year is a wrong row, which was not sent.
    const index = unplaced.findIndex((other) => personYear(other) === personYear(row))
    return index < 0 ? row : (unplaced.splice(index, 1)[0] ?? row)
  })
  const sentKeys = new Set(sent.map(({ key }) => key))
  const isDone = ({ key, fault }: PayRow) => sentKeys.has(key) && fault !== null && isSettled(fault)
  return [...rows, ...unplaced].filter((row) => !isDone(row))
}
