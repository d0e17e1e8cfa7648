import type { UnitPerson } from '@portal/api-contract'
import { useMemo, useRef, useState } from 'react'
import { type Added, changedRow, type RowChange, withMore, withYear } from '../rows/change-rows.ts'
import { identified, released } from '../rows/own-people.ts'
import { mostRows, type PayRow, payRow, type RowFault } from '../rows/pay-row.ts'
import { rowFaults } from '../rows/row-faults.ts'
import { withFaults } from '../rows/server-faults.ts'

/**
 * The rows of a batch while it is put together, with what is wrong with each.
 *
 * @param people the unit's own people, who are known by their names and whose debts say which years can be paid
 * @param isKept whether the server keeps the initial rows, all of them and as they are
 */
export function useBatchRows(initial: readonly PayRow[], people: readonly UnitPerson[], isKept = true) {
  const [rows, setRows] = useState(initial)
  /** The rows as of the last change, which says at once what came of it. */
  const latest = useRef(initial)
  /** Whether something was changed since the rows were kept. */
  const [isUnsaved, setUnsaved] = useState(!isKept)
  const faults = useMemo(() => rowFaults(rows, people), [rows, people])
  // They stay the same while rows are changed, so that only the row that has changed is drawn anew.
  const actions = useMemo(() => {
    const update = (next: readonly PayRow[]) => {
      latest.current = next
      setUnsaved(true)
      setRows(next)
    }
    const updateRow = (key: number, next: (row: PayRow) => PayRow) => {
      const rows = latest.current.map((row) => (row.key === key ? next(row) : row))
      if (rows.some((row, index) => row !== latest.current[index])) update(rows)
    }
    return {
      change: (key: number, change: RowChange) => updateRow(key, (row) => changedRow(row, change, people)),
      /** A field by which a person is known has been left. */
      identify: (key: number) => updateRow(key, (row) => identified(row, people)),
      remove: (key: number) => update(latest.current.filter((row) => row.key !== key)),
      /** Somebody else is meant than the one of the unit's own people for whom a row was taken. */
      release: (key: number) => updateRow(key, released),
      /**
       * @param instead keys of rows that give way to these
       * @returns how many people were in the batch already, and how many it has no room for
       */
      add: (more: readonly PayRow[], instead: readonly number[] = []): Omit<Added, 'rows'> => {
        const given = new Set(instead)
        const stay = latest.current.filter(({ key }) => !given.has(key))
        const { rows, ...said } = withMore(stay, more)
        update(rows)
        return said
      },
      addEmpty: (feeYear: string): PayRow => {
        const row = payRow({ feeYear })
        update([...latest.current, row].slice(0, mostRows))
        return row
      },
      /** @returns how many rows keep their years, because they would be the same as others */
      setYears: (feeYear: string): number => {
        const { rows, skipped } = withYear(latest.current, feeYear, people)
        update(rows)
        return skipped
      },
      /** The rows stay as they are, and the server has other ones. */
      keepUnsaved: () => setUnsaved(true),
      /** Begins from other rows, which are kept on the server. */
      startFrom: (next: readonly PayRow[]) => {
        latest.current = next
        setRows(next)
        setUnsaved(false)
      },
    }
  }, [people])
  /** The backend has said what the rows cost, or what is wrong with them. What was changed meanwhile it has not seen. */
  const settle = (found: ReadonlyMap<number, RowFault>, amounts: ReadonlyMap<number, number>): PayRow[] => {
    const sent = new Set(rows)
    const next = latest.current.map((row) => {
      if (!sent.has(row)) return row
      const amount = amounts.get(row.key)
      const [judged = row] = withFaults([row], found)
      return amount === undefined ? judged : { ...judged, amount }
    })
    setUnsaved(amounts.size < next.length || latest.current !== rows)
    latest.current = next
    setRows(next)
    return next
  }
  return { rows, faults, isUnsaved, settle, ...actions }
}

export type BatchRows = ReturnType<typeof useBatchRows>
