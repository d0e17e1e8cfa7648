import type { BatchMember, FieldError } from '@portal/api-contract'
import { invalid } from '../../../contract/problem.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { type FeeRefusal, feeAfter } from '../../../domain/order/fee.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'
import type { FeeRow } from '../../finance/member-fees/fee-store.ts'

const rowError = (index: number, field: string, message: string, detail: string): FieldError =>
  bodyError(`members[${index}].${field}`, message, detail)

/** A personal member by name and number; that one of the two is right tells nothing. */
const memberIdOf = (db: Database, { name, idNumber }: BatchMember): number | undefined =>
  db.get<{ id: number }>(
    `SELECT member.id FROM member JOIN personProfile ON memberId = member.id
     WHERE idNumber = ? AND name = ? AND joinDate IS NOT NULL AND isDeleted = 0`,
    [idNumber, name],
  )?.id

const feeOf = (db: Database, ownerId: number, feeYear: number): FeeRow | undefined =>
  db.get<FeeRow>('SELECT * FROM memberFee WHERE ownerId = ? AND feeYear = ? AND isDeleted = 0', [
    ownerId,
    feeYear,
  ])

function findFee(db: Database, row: BatchMember, index: number): FeeRow | FieldError {
  const ownerId = memberIdOf(db, row)
  if (ownerId === undefined)
    return rowError(index, 'idNumber', 'Unknown', 'no personal member has this name and identity number')
  const fee = feeOf(db, ownerId, row.feeYear)
  return fee ?? rowError(index, 'feeYear', 'NoFee', `nothing is to be paid for ${row.feeYear}`)
}

const isError = (found: FeeRow | FieldError): found is FieldError => 'objectName' in found

function duplicates(rows: readonly BatchMember[]): FieldError[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ idNumber, feeYear }, index) => {
    const key = `${idNumber}/${feeYear}`
    const first = seen.get(key)
    if (first === undefined) seen.set(key, index)
    const detail = `the same person and year are in members[${first}]`
    return first === undefined ? [] : [rowError(index, 'idNumber', 'Duplicate', detail)]
  })
}

/**
 * The fees that a batch's rows stand for, in their order.
 * @throws HttpProblem 400 naming each row that is twice, unknown or without a fee
 */
export function feesOfBatch(db: Database, rows: readonly BatchMember[]): FeeRow[] {
  const found = rows.map((row, index) => findFee(db, row, index))
  const errors = [...duplicates(rows), ...found.filter(isError)]
  if (errors.length > 0) throw invalid(errors)
  return found.filter((fee): fee is FeeRow => !isError(fee))
}

const refusals: Readonly<Record<FeeRefusal, [message: string, detail: string]>> = {
  'error.feePaid': ['FeePaid', 'this fee has been paid; leave the row out'],
  'error.feeInOpenOrder': [
    'FeeInOpenOrder',
    'this fee is in another open order; wait until it is paid or closed',
  ],
  'error.feeNotPayable': ['FeeNotPayable', 'this fee is not to be paid; leave the row out'],
}

/** @throws HttpProblem 400 naming each row whose fee is paid, in another order or not to be paid */
export function requirePayable(fees: readonly FeeRow[], at: Date): void {
  const errors = fees.flatMap((fee, index) => {
    const transition = feeAfter(fee, 'ORDER', prcDate(at))
    return transition.ok ? [] : [rowError(index, 'feeYear', ...refusals[transition.refusal])]
  })
  if (errors.length > 0) throw invalid(errors)
}
