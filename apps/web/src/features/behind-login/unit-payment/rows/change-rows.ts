import type { UnitPerson } from '@portal/api-contract'
import { amountOf } from './own-people.ts'
import { mostRows, type PayRow, personYear } from './pay-row.ts'

/** What of a row is typed. */
export type RowChange = Partial<Pick<PayRow, 'name' | 'idNumber' | 'phone' | 'certNo' | 'feeYear'>>

/** A row as it was changed: what was found wrong with it is to be found anew, and what it costs as well. */
export function changedRow(row: PayRow, change: RowChange, people: readonly UnitPerson[]): PayRow {
  const next = { ...row, ...change }
  const own = people.find(({ id }) => id === row.personId)
  return { ...next, fault: null, amount: amountOf(own, next.feeYear) }
}

/** What came of a change of many rows. */
export interface Changed {
  rows: readonly PayRow[]
  /** How many of them were left as they are. */
  skipped: number
}

/**
 * The rows with more of them, as many as a batch takes. Years of the unit's own people that are there already are left out;
 * `skipped` counts these people.
 */
export function withMore(rows: readonly PayRow[], more: readonly PayRow[]): Changed {
  const there = new Set(rows.map(personYear))
  const isThere = (row: PayRow) => row.personId !== null && there.has(personYear(row))
  const repeated = new Set(more.filter(isThere).map(({ personId }) => personId))
  const all = [...rows, ...more.filter((row) => !isThere(row))]
  return { rows: all.slice(0, mostRows), skipped: repeated.size }
}

/**
 * The rows with one year for all of them. Somebody who has a row for that year keeps the others: they would be the same once
 * more. `skipped` counts these rows.
 */
export function withYear(rows: readonly PayRow[], feeYear: string, people: readonly UnitPerson[]): Changed {
  const taken = new Set(rows.filter((row) => row.feeYear === feeYear).map(personYear))
  let skipped = 0
  const next = rows.map((row) => {
    if (row.feeYear === feeYear) return row
    const isNamed = row.personId !== null || row.idNumber !== ''
    const key = personYear({ ...row, feeYear })
    if (isNamed && taken.has(key)) {
      skipped += 1
      return row
    }
    taken.add(key)
    return changedRow(row, { feeYear }, people)
  })
  return { rows: next, skipped }
}
