import type { UnitPerson } from '@portal/api-contract'
import { amountOf, isNamed, ownPerson } from '../rows/own-people.ts'
import { ownData, type PayRow, payRow, type RowFault, type RowField } from '../rows/pay-row.ts'
import {
  cleanCertNo,
  cleanIdNumber,
  cleanName,
  cleanPhone,
  isCutNumber,
  plainText,
  yearsOf,
} from './cells.ts'
import { type Columns, type Layout, layoutOf } from './columns.ts'

/** What came of a table. */
export interface Imported {
  rows: PayRow[]
  /** Names of the columns that were not read. */
  ignored: string[]
}

const sum = /^(?:合计|总计|小计|共计)/

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
  const layout = layoutOf(table, isNameOf(people))
  return layout && rowsOfLayout(table, people, layout)
}

/** Whether a name is that of one of these people. */
export const isNameOf =
  (people: readonly UnitPerson[]) =>
  (name: string): boolean =>
    people.some((person) => isNamed(person, cleanName(name)))

/** The people in a table whose columns are known, as `importRows` gives them. */
export function rowsOfLayout(
  table: readonly (readonly string[])[],
  people: readonly UnitPerson[],
  layout: Layout,
): Imported {
  const rows = linesOf(table.slice(layout.from), layout.columns).flatMap((line) => rowsOf(line, people))
  return { rows, ignored: layout.ignored }
}

/** What of a table's row is read, cleaned; the year as it stands there. */
type Line = Record<RowField, string>

const isPerson = ({ name, idNumber, phone }: Line): boolean => Boolean(name || idNumber || phone)

/**
 * The rows that say something of people. A row without a person is about the one above: of merged cells, the first alone holds what
 * stands in all, and many write a name only once.
 */
function linesOf(rows: readonly (readonly string[])[], columns: Columns): Line[] {
  let above: Line | undefined
  return rows.flatMap((cells) => {
    const cell = (field: RowField) => cells[columns[field] ?? -1] ?? ''
    const line: Line = {
      name: cleanName(cell('name')),
      idNumber: cleanIdNumber(cell('idNumber')),
      phone: cleanPhone(cell('phone')),
      certNo: cleanCertNo(cell('certNo')),
      feeYear: plainText(cell('feeYear')),
    }
    const isSum = sum.test(line.name) || (!isPerson(line) && cells.some((text) => sum.test(cleanName(text))))
    // What comes below a sum is nobody's.
    if (isSum) above = undefined
    if (isSum || !Object.values(line).some(Boolean)) return []
    if (isPerson(line)) above = line
    const { feeYear, certNo } = line
    return isPerson(line) ? [line] : [{ ...line, ...above, feeYear, certNo: certNo || (above?.certNo ?? '') }]
  })
}

function rowsOf({ feeYear: named, ...typed }: Line, people: readonly UnitPerson[]): PayRow[] {
  const { name, idNumber } = typed
  const own = ownPerson(people, name, idNumber)
  const known = own ? { ...ownData(own), typed } : typed
  const years = named ? yearsOf(named) : ['']
  const fault: RowFault | null =
    !own && isCutNumber(idNumber) ? { field: 'idNumber', code: 'CutNumber' } : null
  return (years ?? [named]).map((feeYear) =>
    payRow({ ...known, feeYear, fault, amount: amountOf(own, feeYear) }),
  )
}
