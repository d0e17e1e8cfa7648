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

/** What came of adding rows. */
export interface Added extends Changed {
  /** How many rows a batch has no room for. */
  left: number
}

/** Own people are known by who they are, strangers only by all that was typed: a corrected row is not the same once more. */
const sameKey = (row: PayRow): string =>
  row.personId === null
    ? JSON.stringify([row.name, row.idNumber, row.phone, row.certNo, row.feeYear])
    : personYear(row)

/**
 * The rows with more of them, as many as a batch takes. Those that are there already are left out first, so that they take no
 * room from others; `skipped` counts the people of whom this was so.
 */
export function withMore(rows: readonly PayRow[], more: readonly PayRow[]): Added {
  const there = new Set(rows.map(sameKey))
  const isThere = (row: PayRow) => there.has(sameKey(row))
  const repeated = new Set(
    more.filter(isThere).map(({ personId, name, idNumber }) => personId ?? name + idNumber),
  )
  const all = [...rows, ...more.filter((row) => !isThere(row))]
  return {
    rows: all.slice(0, mostRows),
    skipped: repeated.size,
    left: Math.max(0, all.length - mostRows),
  }
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
