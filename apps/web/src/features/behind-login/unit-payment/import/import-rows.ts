import type { UnitPerson } from '@portal/api-contract'
import { amountOf, ownPerson } from '../rows/own-people.ts'
import { mostRows, ownData, type PayRow, payRow, type RowFault } from '../rows/pay-row.ts'
import {
  cleanCertNo,
  cleanIdNumber,
  cleanName,
  cleanPhone,
  isCutNumber,
  plainText,
  yearsOf,
} from './cells.ts'
import { type Columns, layoutOf } from './columns.ts'

/** What came of a table. */
export interface Imported {
  rows: PayRow[]
  /** Rows for which a batch has no room. */
  left: number
  /** Names of the columns that were not read. */
  ignored: string[]
}

const sums = ['合计', '总计', '小计', '共计']

/**
 * The people in a table, a row for each year; a person without a year has one with an empty year. Undefined when the table's columns
 * cannot be told.
 *
 * @param people the unit's own people, who are known by the name and what is seen of their number
 * @param room rows that still fit in
 */
export function importRows(
  table: readonly (readonly string[])[],
  people: readonly UnitPerson[],
  room = mostRows,
): Imported | undefined {
  const layout = layoutOf(table, (name) => people.some((person) => person.name === cleanName(name)))
  if (!layout) return undefined
  const rows: PayRow[] = []
  let left = 0
  for (const cells of table.slice(layout.from)) {
    const added = rowsOf(cells, layout.columns, people)
    const fitting = added.slice(0, Math.max(0, room - rows.length))
    rows.push(...fitting)
    left += added.length - fitting.length
  }
  return { rows, left, ignored: layout.ignored }
}

function rowsOf(cells: readonly string[], columns: Columns, people: readonly UnitPerson[]): PayRow[] {
  const cell = (field: keyof Columns) => cells[columns[field] ?? -1] ?? ''
  const name = cleanName(cell('name'))
  const idNumber = cleanIdNumber(cell('idNumber'))
  if ((!name && !idNumber && !plainText(cell('phone'))) || sums.includes(name)) return []
  const own = ownPerson(people, name, idNumber)
  const known = own
    ? ownData(own)
    : { name, idNumber, phone: cleanPhone(cell('phone')), certNo: cleanCertNo(cell('certNo')) }
  const years = plainText(cell('feeYear')) ? yearsOf(cell('feeYear')) : ['']
  const fault: RowFault | null =
    !own && isCutNumber(idNumber) ? { field: 'idNumber', code: 'CutNumber' } : null
  return (years ?? [plainText(cell('feeYear'))]).map((feeYear) =>
    payRow({ ...known, feeYear, fault, amount: amountOf(own, feeYear) }),
  )
}
