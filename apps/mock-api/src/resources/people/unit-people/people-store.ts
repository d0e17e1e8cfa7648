import type { UnitPerson } from '@portal/api-contract'
import { maskIdNumber } from '../../../domain/member/id-numbers.ts'
import { type Fen, yuanOf } from '../../../domain/money.ts'
import { owedStatuses } from '../../../domain/order/fee.ts'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'

/** One of a unit's people as it is read, with the number in full and money in fen. */
export interface PersonRow extends Omit<UnitPerson, 'unpaidAmount'> {
  unpaidAmountFen: Fen
}

const owed = `memberFee WHERE ownerId = personId AND isDeleted = 0
  AND status IN (${owedStatuses.map((status) => `'${status}'`).join(', ')})`

/** What people are selected from: with their unit's name, their certificate and the fees that are open. */
export const people = `(SELECT personId AS id, unitPerson.companyId, company.name AS companyName, person.name, idNumber, certType,
    certNo, person.memberNo, person.memberLevel, person.validTo,
    (SELECT count(*) FROM ${owed}) AS unpaidCount,
    (SELECT coalesce(sum(amountFen), 0) FROM ${owed}) AS unpaidAmountFen,
    unitPerson.createdDate, unitPerson.lastModifiedDate, unitPerson.isDeleted, unitPerson.orderNum
  FROM unitPerson JOIN member person ON person.id = personId JOIN member company ON company.id = unitPerson.companyId
    LEFT JOIN personProfile ON memberId = personId)`

/** The contract's record. */
export const toUnitPerson = ({ idNumber, unpaidAmountFen, ...rest }: PersonRow): UnitPerson => ({
  ...rest,
  idNumber: idNumber && maskIdNumber(idNumber),
  unpaidAmount: yuanOf(unpaidAmountFen),
})

/** The unit that a person belongs to; undefined for none. */
export const unitOf = (db: Database, personId: number): { id: number; name: string } | undefined =>
  db.get<{ id: number; name: string }>(
    'SELECT member.id, name FROM unitPerson JOIN member ON member.id = companyId WHERE personId = ?',
    [personId],
  )

/** A person belongs to a unit from now on; within the caller's transaction. */
export function addPerson(db: Database, companyId: number, personId: number, at: Date): void {
  const dates = { createdDate: at.toISOString(), lastModifiedDate: at.toISOString() }
  insert(db, 'unitPerson', { personId, companyId, ...dates, orderNum: personId })
}

export const removePerson = (db: Database, personId: number): void => {
  db.run('DELETE FROM unitPerson WHERE personId = ?', [personId])
}
