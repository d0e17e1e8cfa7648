import { feeStandardOf, openFeeStatus } from '../../domain/order/fee.ts'
import { endOfYear, prcDate, prcInstant } from '../../domain/prc-time.ts'
import type { FeeRow } from '../../resources/finance/member-fees/fee-store.ts'
import type { Database } from '../../store/database.ts'
import type { MemberSeed } from './members.ts'

const earlier = (a: Date, b: Date): string => (a < b ? a : b).toISOString()

/** One year's fee. Paid ones still lack their order; the year of joining costs nothing. */
function feeOf(member: MemberSeed, feeYear: number, year: number, now: Date): FeeRow {
  const { id: ownerId, ownerType, name: ownerName } = member
  const memberLevel = member.memberLevel ?? ''
  const feeStandardFen = feeStandardOf(ownerType, memberLevel)
  const isExempt = feeYear === member.joinYear
  const dueDate = endOfYear(feeYear)
  const isPaid = feeYear <= year - member.unpaidYears
  const createdDate = earlier(prcInstant(`${feeYear}-01-01`, 9), now)
  return {
    id: 0,
    feeNo: `HF${feeYear}${String(ownerId).padStart(4, '0')}`,
    ownerType,
    ownerId,
    ownerName,
    feeYear,
    feeKind: 'YEAR',
    memberLevel,
    feeStandardFen,
    amountFen: isExempt ? 0 : feeStandardFen,
    discountFen: isExempt ? feeStandardFen : 0,
    paidAmountFen: 0,
    status: isExempt ? 'EXEMPT' : isPaid ? 'PAID' : openFeeStatus(dueDate, prcDate(now)),
    dueDate,
    payDate: null,
    orderId: null,
    createdDate,
    lastModifiedDate: createdDate,
    isDeleted: 0,
    orderNum: 0,
  }
}

/** A member's fees from the first year that is kept to this one; none while applying. */
export function feesOf(member: MemberSeed, year: number, now: Date): FeeRow[] {
  if (member.memberLevel === null) return []
  const count = year - member.firstFeeYear + 1
  return Array.from({ length: count }, (_, index) => feeOf(member, member.firstFeeYear + index, year, now))
}

const columns = [
  'id',
  'feeNo',
  'ownerType',
  'ownerId',
  'ownerName',
  'feeYear',
  'feeKind',
  'memberLevel',
  'feeStandardFen',
  'amountFen',
  'discountFen',
  'paidAmountFen',
  'status',
  'dueDate',
  'payDate',
  'orderId',
  'createdDate',
  'lastModifiedDate',
  'isDeleted',
  'orderNum',
] as const satisfies (keyof FeeRow)[]

const insertSql = `INSERT INTO memberFee (${columns.join(', ')}) VALUES (${columns.map((column) => `:${column}`).join(', ')})`

export function insertFee(db: Database, fee: FeeRow): void {
  db.run(insertSql, { ...fee })
}
