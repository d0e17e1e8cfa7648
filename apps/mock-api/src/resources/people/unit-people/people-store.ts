import type { PayableFee, UnitPerson } from '@portal/api-contract'
import { maskIdNumber } from '../../../domain/member/id-numbers.ts'
import { type Fen, yuanOf } from '../../../domain/money.ts'
import { isPayable, owedStatuses } from '../../../domain/order/fee.ts'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'
import type { FeeRow } from '../../finance/member-fees/fee-store.ts'

/** One of a unit's people as it is read, with the number in full and money in fen. */
export interface PersonRow extends Omit<UnitPerson, 'unpaidAmount' | 'payableFees'> {
  unpaidAmountFen: Fen
  /** JSON of `YearlyFee[]`. */
  fees: string
}

/** A fee of a year of the person, as far as it says whether it can be paid. */
type YearlyFee = Pick<FeeRow, 'feeYear' | 'amountFen' | 'status' | 'dueDate' | 'hasOwnerLeft'>

const owed = `memberFee WHERE ownerId = personId AND isDeleted = 0
  AND status IN (${owedStatuses.map((status) => `'${status}'`).join(', ')})`

/** What people are selected from: with their unit's name, their certificate and the fees that are open. */
export const people = `(SELECT personId AS id, unitPerson.companyId, company.name AS companyName, person.name, idNumber, certType,
    certNo, certValidTo, person.memberNo, person.memberLevel, person.validTo,
    (SELECT count(*) FROM ${owed}) AS unpaidCount,
    (SELECT coalesce(sum(amountFen), 0) FROM ${owed}) AS unpaidAmountFen,
    (SELECT json_group_array(json_object('feeYear', feeYear, 'amountFen', amountFen, 'status', status, 'dueDate', dueDate,
      'hasOwnerLeft', person.joinDate IS NULL) ORDER BY feeYear) FROM memberFee WHERE ownerId = personId AND isDeleted = 0 AND feeKind = 'YEAR') AS fees,
    unitPerson.createdDate, unitPerson.lastModifiedDate, unitPerson.isDeleted, unitPerson.orderNum
  FROM unitPerson JOIN member person ON person.id = personId JOIN member company ON company.id = unitPerson.companyId
    LEFT JOIN personProfile ON memberId = personId)`

const toPayable = ({ feeYear, amountFen }: YearlyFee): PayableFee => ({ feeYear, amount: yuanOf(amountFen) })

/** The contract's record. @param today in PRC */
export const toUnitPerson = (
  { idNumber, unpaidAmountFen, fees, ...rest }: PersonRow,
  today: string,
): UnitPerson => ({
  ...rest,
  idNumber: idNumber && maskIdNumber(idNumber),
  unpaidAmount: yuanOf(unpaidAmountFen),
  payableFees: (JSON.parse(fees) as YearlyFee[]).filter((fee) => isPayable(fee, today)).map(toPayable),
})

/** The unit that a person belongs to; undefined for none. */
export const unitOf = (db: Database, personId: number): { id: number; name: string } | undefined =>
  db.get<{ id: number; name: string }>(
    'SELECT member.id, name FROM unitPerson JOIN member ON member.id = companyId WHERE personId = ?',
    [personId],
  )

export const peopleOf = (db: Database, companyId: number): number[] =>
  db
    .all<{ personId: number }>('SELECT personId FROM unitPerson WHERE companyId = ? ORDER BY personId', [
      companyId,
    ])
    .map(({ personId }) => personId)

/** A person belongs to a unit from now on; within the caller's transaction. */
export function addPerson(db: Database, companyId: number, personId: number, at: Date): void {
  const dates = { createdDate: at.toISOString(), lastModifiedDate: at.toISOString() }
  insert(db, 'unitPerson', { personId, companyId, ...dates, orderNum: personId })
}

export const removePerson = (db: Database, personId: number): void => {
  db.run('DELETE FROM unitPerson WHERE personId = ?', [personId])
}
