import type { UnitPerson } from '@portal/api-contract'
import { readIdNumber } from '../../../../lib/forms/fields/id-number.ts'
import { isMobileNumber } from '../../../../lib/forms/fields/mobile-number.ts'
import { owedYears } from './own-people.ts'
import { mostPeople, type PayRow, personOf, personYear, type RowFault } from './pay-row.ts'

const yearPattern = /^20\d\d$/

/** What is wrong with a row by the contract's rules, the first of it. */
function faultOf({ personId, name, idNumber, phone, certNo, feeYear }: PayRow): RowFault | null {
  if (personId === null) {
    if (!name) return { field: 'name', code: 'NotNull' }
    if (name.length < 2 || name.length > 50) return { field: 'name', code: 'Size' }
    if (!idNumber) return { field: 'idNumber', code: 'NotNull' }
    if (/^\d{15}$/.test(idNumber)) return { field: 'idNumber', code: 'OldNumber' }
    if (!readIdNumber(idNumber)) return { field: 'idNumber', code: 'IdNumber' }
    if (!phone) return { field: 'phone', code: 'NotNull' }
    if (!isMobileNumber(phone)) return { field: 'phone', code: 'Phone' }
    if (certNo && (certNo.length < 4 || certNo.length > 40)) return { field: 'certNo', code: 'Size' }
  }
  if (!feeYear) return { field: 'feeYear', code: 'NotNull' }
  return yearPattern.test(feeYear) ? null : { field: 'feeYear', code: 'Year' }
}

/** A year that is not among those that one of the unit's own people owes; of strangers only the backend knows. */
function notOwed({ feeYear }: PayRow, person: UnitPerson | undefined): RowFault | null {
  if (!person || person.payableFees.some((fee) => String(fee.feeYear) === feeYear)) return null
  return { field: 'feeYear', code: 'NotOwed', detail: owedYears(person) }
}

/**
 * What is wrong with each row, by its key: a cell that breaks a rule, a year that is not owed, a person and year that an earlier
 * row has, a person too many, what the file or the backend was found to say. Rows that are right are left out.
 *
 * @param people the unit's own people
 */
export function rowFaults(
  rows: readonly PayRow[],
  people: readonly UnitPerson[] = [],
): Map<number, RowFault> {
  const faults = new Map<number, RowFault>()
  const byId = new Map(people.map((person) => [person.id, person]))
  const first = new Map<string, number>()
  const right = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const own = faultOf(row) ?? notOwed(row, byId.get(row.personId ?? 0))
    // A number that the spreadsheet has cut breaks the rule, too; how it came about says more.
    const fault = row.fault ?? own ?? duplicateOf(first.get(personYear(row)), row) ?? tooMany(right, row)
    if (fault) faults.set(row.key, fault)
    else right.add(personOf(row))
    if (!own && !first.has(personYear(row))) first.set(personYear(row), index)
  }
  return faults
}

/** A person for whom a batch has no room beside those of the rows above that are right. */
const tooMany = (others: ReadonlySet<string>, row: PayRow): RowFault | null =>
  others.size < mostPeople || others.has(personOf(row))
    ? null
    : { field: row.personId === null ? 'name' : 'feeYear', code: 'TooMany' }

const duplicateOf = (index: number | undefined, { personId }: PayRow): RowFault | null =>
  index === undefined
    ? null
    : { field: personId === null ? 'idNumber' : 'feeYear', code: 'Duplicate', detail: String(index + 1) }
