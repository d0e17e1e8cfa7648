import type { UnitPerson } from '@portal/api-contract'
import { amountOf } from './own-people.ts'
import { isEmptyRow, mostPeople, mostRows, type PayRow, personOf, personYear } from './pay-row.ts'

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
  /** How many people a batch has no room for. */
  left: number
}

/** The rows of the people for whom a batch has room, the first ones; `left` counts the others. */
function withinBatch(all: readonly PayRow[]): Pick<Added, 'rows' | 'left'> {
  const people = new Set<string>()
  const left = new Set<string>()
  const rows: PayRow[] = []
  for (const row of all) {
    const person = personOf(row)
    const hasRoom = isEmptyRow(row) || people.has(person) || people.size < mostPeople
    if (!hasRoom || rows.length >= mostRows) left.add(person)
    else rows.push(row)
    if (hasRoom && !isEmptyRow(row)) people.add(person)
  }
  return { rows, left: left.size }
}

/** Own people are known by who they are, strangers only by all that was typed: a corrected row is not the same once more. */
const sameKey = (row: PayRow): string =>
  row.personId === null
    ? JSON.stringify([row.name, row.idNumber, row.phone, row.certNo, row.feeYear])
    : personYear(row)

/**
 * The rows with more of them, of as many people as a batch takes. Those that are there already are left out first, so that they take no
 * room from others; `skipped` counts the people of whom this was so.
 */
export function withMore(rows: readonly PayRow[], more: readonly PayRow[]): Added {
  const there = new Set(rows.map(sameKey))
  const isThere = (row: PayRow) => there.has(sameKey(row))
  const repeated = new Set(
    more.filter(isThere).map(({ personId, name, idNumber }) => personId ?? name + idNumber),
  )
  const all = [...rows, ...more.filter((row) => !isThere(row))]
  return { ...withinBatch(all), skipped: repeated.size }
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
