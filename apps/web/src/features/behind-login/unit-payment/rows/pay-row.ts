import type { BatchMember, MemberApplyTop, UnitPerson } from '@portal/api-contract'

/** A cell of a row that can be wrong. */
export type RowField = 'name' | 'idNumber' | 'phone' | 'certNo' | 'feeYear'

/** Why a row cannot be paid; `words.ts` says it to the reader. */
export interface RowFault {
  field: RowField
  /** A code of ours, or the constraint that the backend names. */
  code: string
  /** What the words are filled with: another unit's name, the number of the row that is the same. */
  detail?: string
}

/** A person and a year that the unit pays, as they are typed. */
export interface PayRow {
  /** Tells the row from its like while it is edited. */
  key: number
  /** One of the unit's own people, whose other data the backend knows; null for anybody else. */
  personId: number | null
  name: string
  /** Masked of the unit's own people. */
  idNumber: string
  phone: string
  certNo: string
  /** As it is typed. */
  feeYear: string
  /** Yuan, as the backend has said it; null before. */
  amount: number | null
  /** What the file or the backend was found to say wrongly; gone as soon as the row is changed. */
  fault: RowFault | null
  /** What was typed of one of the unit's own people, known by it: it comes back when somebody else was meant. */
  typed?: TypedPerson
  /** One of the unit's own people whom the row was said not to be about. */
  notPersonId?: number
}

/** What of a row says who it is about. */
export type TypedPerson = Pick<PayRow, 'name' | 'idNumber' | 'phone' | 'certNo'>

/** The most people that a batch takes, and the most rows, one for each person and year, as the contract has them. */
export const mostPeople = 200
export const mostRows = 2000

let lastKey = 0
const nextKey = (): number => {
  lastKey += 1
  return lastKey
}

/** An empty row with what is known of it. */
export const payRow = (known: Partial<Omit<PayRow, 'key'>> = {}): PayRow => ({
  personId: null,
  name: '',
  idNumber: '',
  phone: '',
  certNo: '',
  feeYear: '',
  amount: null,
  fault: null,
  ...known,
  key: nextKey(),
})

/** A row for each of the years that a person of the unit owes, or for these of them. */
export const rowsOfPerson = (person: UnitPerson, years?: readonly number[]): PayRow[] =>
  person.payableFees
    .filter(({ feeYear }) => years?.includes(feeYear) ?? true)
    .map(({ feeYear, amount }) => payRow({ ...ownData(person), feeYear: String(feeYear), amount }))

/** What a row shows of one of the unit's own people. */
export const ownData = ({ id, name, idNumber, certNo }: UnitPerson) => ({
  personId: id,
  name,
  idNumber: idNumber ?? '',
  phone: '',
  certNo: certNo ?? '',
})

/**
 * The rows of a batch that the server keeps.
 *
 * @param people the unit's own people, of whom a batch says no more than the name
 */
export const rowsOfBatch = (
  { members }: Pick<MemberApplyTop, 'members'>,
  people: readonly UnitPerson[] = [],
): PayRow[] =>
  members.map(({ personId, name, idNumber, phone, certNo, feeYear, amount }) => {
    const own = people.find(({ id }) => id === personId)
    return payRow({
      personId: personId ?? null,
      name: name ?? '',
      idNumber: idNumber ?? own?.idNumber ?? '',
      phone: phone ?? '',
      certNo: certNo ?? own?.certNo ?? '',
      feeYear: String(feeYear),
      amount: amount ?? null,
    })
  })

/** A row as the contract has it; of the unit's own people the id is all that is sent. */
export const toMember = ({ personId, name, idNumber, phone, certNo, feeYear }: PayRow): BatchMember =>
  personId === null
    ? { personId, name, idNumber, phone, certNo: certNo || null, feeYear: Number(feeYear) }
    : { personId, feeYear: Number(feeYear) }

/** What is sent of rows, to be compared with what is sent of others. */
export const contentOf = (rows: readonly PayRow[]): string => JSON.stringify(rows.map(toMember))

/** What tells a person's year from another; rows of one key are the same. */
export const personYear = ({ personId, idNumber, feeYear }: PayRow): string =>
  `${personId ?? idNumber} ${feeYear}`

/** What tells the person of a row from others; a row without a number is about somebody else than all others. */
export const personOf = ({ key, personId, idNumber }: PayRow): string =>
  String(personId ?? (idNumber || `row ${key}`))

/** Whether nothing was typed into a row. */
export const isEmptyRow = ({ personId, name, idNumber, phone, certNo }: PayRow): boolean =>
  personId === null && !name && !idNumber && !phone && !certNo
