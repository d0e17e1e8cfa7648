import { useMemo, useState } from 'react'
import { mostRows, type PayRow, payRow, personYear, type RowFault } from '../rows/pay-row.ts'
import { rowFaults } from '../rows/row-faults.ts'
import { withFaults } from '../rows/server-faults.ts'

/** What of a row is typed. */
export type RowChange = Partial<Pick<PayRow, 'name' | 'idNumber' | 'phone' | 'certNo' | 'feeYear'>>

/** The rows of a batch while it is put together, with what is wrong with each. */
export function useBatchRows(initial: readonly PayRow[]) {
  const [rows, setRows] = useState(initial)
  /** Whether something was changed since the rows were kept. */
  const [isUnsaved, setUnsaved] = useState(false)
  const faults = useMemo(() => rowFaults(rows), [rows])
  const update = (next: (rows: readonly PayRow[]) => readonly PayRow[]) => {
    setUnsaved(true)
    setRows(next)
  }
  // What is the same for every row, so that a row is drawn anew only when it has changed.
  const [actions] = useState(() => ({
    change: (key: number, change: RowChange) =>
      update((all) =>
        all.map((row) => (row.key === key ? { ...row, ...change, fault: null, amount: null } : row)),
      ),
    remove: (key: number) => update((all) => all.filter((row) => row.key !== key)),
    /** Rows for people and years that are there already are left out. */
    add: (more: readonly PayRow[]) =>
      update((all) => {
        const there = new Set(all.map(personYear))
        return [...all, ...more.filter((row) => row.personId === null || !there.has(personYear(row)))].slice(
          0,
          mostRows,
        )
      }),
    addEmpty: (feeYear: string) => update((all) => [...all, payRow({ feeYear })].slice(0, mostRows)),
    /** Another year for all rows; what it costs the backend has to say anew. */
    setYears: (feeYear: string) =>
      update((all) =>
        all.map((row) => (row.feeYear === feeYear ? row : { ...row, feeYear, amount: null, fault: null })),
      ),
    clear: () => update(() => []),
  }))
  /** The backend has said what the rows cost, or what is wrong with them. */
  const settle = (found: ReadonlyMap<number, RowFault>, amounts: ReadonlyMap<number, number>): PayRow[] => {
    const next = withFaults(rows, found).map((row) => {
      const amount = amounts.get(row.key)
      return amount === undefined ? row : { ...row, amount }
    })
    setRows(next)
    setUnsaved(found.size > 0)
    return next
  }
  return { rows, faults, isUnsaved, settle, ...actions }
}

export type BatchRows = ReturnType<typeof useBatchRows>
