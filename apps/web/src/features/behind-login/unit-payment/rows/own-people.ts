import type { UnitPerson } from '@portal/api-contract'
import { cleanName } from '../import/cells.ts'
import { ownData, type PayRow } from './pay-row.ts'

/** `349901199003077319` as the list shows it, `349901********7319`. */
const masked = (idNumber: string): string =>
  idNumber.length === 18 ? `${idNumber.slice(0, 6)}********${idNumber.slice(-4)}` : idNumber

/** Whether a name is a person's, whichever dot it is kept with. @param name as `cleanName` gives it */
export const isNamed = (person: UnitPerson, name: string): boolean =>
  person.name === name || (name.includes('·') && cleanName(person.name) === name)

/** One of the unit's own people, when the name and what is known of the number leave no doubt. */
export function ownPerson(
  people: readonly UnitPerson[],
  name: string,
  idNumber: string,
): UnitPerson | undefined {
  const found = people.filter(
    (person) => isNamed(person, name) && (!idNumber || person.idNumber === masked(idNumber)),
  )
  return found.length === 1 ? found[0] : undefined
}

/** What one of the unit's own people owes for a year, in yuan; null when nothing is known of it. */
export const amountOf = (own: UnitPerson | undefined, feeYear: string): number | null =>
  own?.payableFees.find((fee) => String(fee.feeYear) === feeYear)?.amount ?? null

/** The years that somebody owes, as they are read out: `2025、2026`. */
export const owedYears = ({ payableFees }: UnitPerson): string =>
  payableFees.map(({ feeYear }) => feeYear).join('、')

/**
 * A row that names one of the unit's own people as that person's, of whom nothing else has to be typed; others as they are. With a
 * phone but no identity number yet, somebody else of the name may be meant: of own people no phone is typed, and only the number
 * tells them apart.
 */
export function identified(row: PayRow, people: readonly UnitPerson[]): PayRow {
  const { personId, name, idNumber, phone, certNo, notPersonId } = row
  if (personId !== null || (phone && !idNumber)) return row
  const own = ownPerson(people, name, idNumber)
  if (!own || own.id === notPersonId) return row
  const typed = { name, idNumber, phone, certNo }
  return { ...row, ...ownData(own), typed, amount: amountOf(own, row.feeYear), fault: null }
}

/** A row that was taken for one of the unit's own people, as it was typed; it is not taken for that person again. */
export function released(row: PayRow): PayRow {
  const { typed, personId, ...rest } = row
  if (!typed || personId === null) return row
  return { ...rest, ...typed, personId: null, notPersonId: personId, amount: null, fault: null }
}
