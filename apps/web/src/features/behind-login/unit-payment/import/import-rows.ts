import type { UnitPerson } from '@portal/api-contract'
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
  const layout = layoutOf(table)
  if (!layout) return undefined
  const rows: PayRow[] = []
  let left = 0
  for (const cells of table.slice(layout.from)) {
    const added = rowsOf(cells, layout.columns, people)
    const fitting = added.slice(0, Math.max(0, room - rows.length))
    rows.push(...fitting)
    left += added.length - fitting.length
  }
  return { rows, left }
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

const amountOf = (own: UnitPerson | undefined, feeYear: string): number | null =>
  own?.payableFees.find((fee) => String(fee.feeYear) === feeYear)?.amount ?? null

/** `349901199003077319` as the list shows it, `349901********7319`. */
const masked = (idNumber: string): string =>
  idNumber.length === 18 ? `${idNumber.slice(0, 6)}********${idNumber.slice(-4)}` : idNumber

/** One of the unit's own people, when the name and what is known of the number leave no doubt. */
function ownPerson(people: readonly UnitPerson[], name: string, idNumber: string): UnitPerson | undefined {
  const found = people.filter(
    (person) => person.name === name && (!idNumber || person.idNumber === masked(idNumber)),
  )
  return found.length === 1 ? found[0] : undefined
}
