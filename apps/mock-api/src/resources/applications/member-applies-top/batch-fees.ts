import type { BatchMember, BatchRow, FieldError } from '@portal/api-contract'
import { invalid } from '../../../contract/problem.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { mostPeople } from '../../../domain/order/batch.ts'
import { type FeeRefusal, feeAfter } from '../../../domain/order/fee.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'
import type { FeeRow } from '../../finance/member-fees/fee-store.ts'
import { unitOf } from '../../people/unit-people/people-store.ts'

/** Whose batch it is. */
interface Batch {
  db: Database
  companyId: number
}

const rowError = (
  index: number,
  field: keyof BatchMember,
  message: string,
  detail: string,
  params?: FieldError['params'],
): FieldError => bodyError(`members[${index}].${field}`, message, detail, params)

/** A personal member by name and number; that one of the two is right tells nothing. */
const memberIdOf = (db: Database, { name = null, idNumber = null }: BatchMember): number | undefined =>
  db.get<{ id: number }>(
    `SELECT member.id FROM member JOIN personProfile ON memberId = member.id
     WHERE idNumber = ? AND name = ? AND joinDate IS NOT NULL AND isDeleted = 0`,
    [idNumber, name],
  )?.id

const feeOf = (db: Database, ownerId: number, feeYear: number): FeeRow | undefined =>
  db.get<FeeRow>(
    `SELECT * FROM memberFee WHERE ownerId = ? AND feeYear = ? AND feeKind = 'YEAR' AND isDeleted = 0`,
    [ownerId, feeYear],
  )

const strangerFields = ['name', 'idNumber', 'phone'] as const

/** One of the unit's own people by the id, whom the unit need not describe. */
function findOwn({ db, companyId }: Batch, personId: number, index: number): number | FieldError {
  if (unitOf(db, personId)?.id === companyId) return personId
  return rowError(index, 'personId', 'Unknown', 'must be one of the unit’s own people')
}

function findStranger({ db, companyId }: Batch, row: BatchMember, index: number): number | FieldError {
  const missing = strangerFields.find((field) => (row[field] ?? null) === null)
  if (missing) return rowError(index, missing, 'NotNull', 'is required of who is named without personId')
  const ownerId = memberIdOf(db, row)
  if (ownerId === undefined)
    return rowError(index, 'idNumber', 'Unknown', 'no personal member has this name and identity number')
  const unit = unitOf(db, ownerId)
  if (unit && unit.id !== companyId)
    return rowError(index, 'idNumber', 'OtherUnit', 'the person belongs to another unit', {
      unitName: unit.name,
    })
  return ownerId
}

function findFee(batch: Batch, row: BatchMember, index: number): FeeRow | FieldError {
  const personId = row.personId ?? null
  const ownerId = personId === null ? findStranger(batch, row, index) : findOwn(batch, personId, index)
  if (typeof ownerId !== 'number') return ownerId
  const fee = feeOf(batch.db, ownerId, row.feeYear)
  return fee ?? rowError(index, 'feeYear', 'NoFee', `nothing is to be paid for ${row.feeYear}`)
}

const isError = (found: FeeRow | FieldError): found is FieldError => 'objectName' in found

/** Rows for the same fee, which the same person may have been named for in two ways. */
function duplicates(rows: readonly BatchMember[], found: readonly (FeeRow | FieldError)[]): FieldError[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ personId, idNumber, feeYear }, index) => {
    const fee = found[index]
    const key = fee && !isError(fee) ? `fee ${fee.id}` : `${personId}/${idNumber}/${feeYear}`
    const first = seen.get(key)
    if (first === undefined) seen.set(key, index)
    const detail = `the same person and year are in members[${first}]`
    const field = (personId ?? null) === null ? 'idNumber' : 'personId'
    return first === undefined ? [] : [rowError(index, field, 'Duplicate', detail)]
  })
}

/** How many people rows are about; somebody whose fee was not found is who the row says. */
function countPeople(rows: readonly BatchMember[], found: readonly (FeeRow | FieldError)[]): number {
  const people = rows.map(({ personId, idNumber }, index) => {
    const fee = found[index]
    return fee && !isError(fee) ? fee.ownerId : (personId ?? idNumber)
  })
  return new Set(people).size
}

/**
 * The fees that a batch's rows stand for, in their order.
 * @throws HttpProblem 400 naming each row that is twice, unknown, another unit's or without a fee, or when they are of too many people
 */
export function feesOfBatch(batch: Batch, rows: readonly BatchMember[]): FeeRow[] {
  const found = rows.map((row, index) => findFee(batch, row, index))
  if (countPeople(rows, found) > mostPeople)
    throw invalid([bodyError('members', 'Size', `at most ${mostPeople} people`)])
  const errors = [...duplicates(rows, found), ...found.filter(isError)]
  if (errors.length > 0) throw invalid(errors)
  return found.filter((fee): fee is FeeRow => !isError(fee))
}

const refusals: Readonly<Record<FeeRefusal, [message: NonNullable<BatchRow['refusal']>, detail: string]>> = {
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

/** What submitting would say now of the fee of each row; null where it could go into an order, or the row stands for none. */
export function refusalsOf(batch: Batch, rows: readonly BatchMember[], at: Date): BatchRow['refusal'][] {
  return rows.map((row, index) => {
    const fee = findFee(batch, row, index)
    if (isError(fee)) return null
    const transition = feeAfter(fee, 'ORDER', prcDate(at))
    return transition.ok ? null : refusals[transition.refusal][0]
  })
}
