import type { UnitPerson } from '@portal/api-contract'
import { amountOf, ownPerson } from '../rows/own-people.ts'
import { ownData, type PayRow, payRow, type RowFault } from '../rows/pay-row.ts'
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
  /** Names of the columns that were not read. */
  ignored: string[]
}

const sums = ['合计', '总计', '小计', '共计']

/**
 * The people in a table, a row for each year; a person without a year has one with an empty year. Undefined when the table's columns
 * cannot be told.
 *
 * @param people the unit's own people, who are known by the name and what is seen of their number
 */
export function importRows(
  table: readonly (readonly string[])[],
  people: readonly UnitPerson[],
): Imported | undefined {
  const layout = layoutOf(table, (name) => people.some((person) => person.name === cleanName(name)))
  if (!layout) return undefined
  const rows = table.slice(layout.from).flatMap((cells) => rowsOf(cells, layout.columns, people))
  return { rows, ignored: layout.ignored }
}

function rowsOf(cells: readonly string[], columns: Columns, people: readonly UnitPerson[]): PayRow[] {
  const cell = (field: keyof Columns) => cells[columns[field] ?? -1] ?? ''
  const name = cleanName(cell('name'))
  const idNumber = cleanIdNumber(cell('idNumber'))
  if ((!name && !idNumber && !plainText(cell('phone'))) || sums.includes(name)) return []
  const own = ownPerson(people, name, idNumber)
  const typed = { name, idNumber, phone: cleanPhone(cell('phone')), certNo: cleanCertNo(cell('certNo')) }
  const known = own ? { ...ownData(own), typed } : typed
  const years = plainText(cell('feeYear')) ? yearsOf(cell('feeYear')) : ['']
  const fault: RowFault | null =
    !own && isCutNumber(idNumber) ? { field: 'idNumber', code: 'CutNumber' } : null
  return (years ?? [plainText(cell('feeYear'))]).map((feeYear) =>
    payRow({ ...known, feeYear, fault, amount: amountOf(own, feeYear) }),
  )
}
