import type { DeskAnalysis } from '@portal/api-contract'
import { type DayRange, instantsOf } from '../../../domain/desk/range.ts'
import type { Database } from '../../../store/database.ts'
import { joinings } from '../members/queries.ts'

type FigureName = DeskAnalysis['figures'][number]['name']

const within = (column: string) => `${column} >= :since AND ${column} < :before`

const count = (table: string, column: string, where = '') =>
  `SELECT count(*) AS total FROM ${table} WHERE ${within(column)}${where}`

const sum = (expression: string, table: string, column: string, where = '') =>
  `SELECT coalesce(sum(${expression}), 0) AS total FROM ${table} WHERE ${within(column)}${where}`

/** As the list of what is decided has them: on their way to the tax authority's platform and voided later, too. */
const issued = " AND status IN ('ISSUING', 'ISSUED', 'RED_FLUSHED') AND isDeleted = 0"

/** Who joined, those who have left since, too, as the list of members has them. Days that were joined on are dates in PRC, all else instants. */
const joined = `SELECT count(DISTINCT memberId) AS total FROM ${joinings} WHERE joinDate >= :from AND joinDate <= :to`

const byInstant: Readonly<Record<Exclude<FigureName, 'JOINED'>, string>> = {
  LEFT: count(
    'memberApply',
    'approveDate',
    " AND applyKind = 'QUIT' AND status = 'EFFECTIVE' AND isDeleted = 0",
  ),
  FEES_COLLECTED: sum(
    'paidAmountFen / 100.0',
    'memberFee',
    'payDate',
    " AND status = 'PAID' AND isDeleted = 0",
  ),
  ORDERS_PAID: count('memberOrder', 'payTime', ' AND isDeleted = 0'),
  // Less what was paid back of them, in whole or in part.
  ORDERS_AMOUNT: sum(
    '(totalAmountFen - refundedFen) / 100.0',
    'memberOrder',
    'payTime',
    ' AND isDeleted = 0',
  ),
  ORDERS_CLOSED: count('memberOrder', 'createdDate', " AND status = 'CLOSED' AND isDeleted = 0"),
  APPLICATIONS_SUBMITTED: count('memberApply', 'submitDate', ' AND isDeleted = 0'),
  APPLICATIONS_APPROVED: count('memberApply', 'approveDate', " AND status = 'EFFECTIVE' AND isDeleted = 0"),
  INVOICES_ISSUED: count('memberInvoice', 'submittedDate', issued),
  ENROLLMENTS: count('courseEnrollment', 'enrollTime', ' AND isActive = 1'),
  COURSES_COMPLETED: count('courseEnrollment', 'firstCompleteTime', ' AND isActive = 1'),
  HOURS_CREDITED: sum('creditHours', 'courseCredit', 'creditTime'),
}

const names = ['JOINED', ...Object.keys(byInstant)] as FigureName[]

function figureOf(db: Database, name: FigureName, range: DayRange): number {
  const found =
    name === 'JOINED'
      ? db.get<{ total: number }>(joined, { ...range })
      : db.get<{ total: number }>(byInstant[name], instantsOf(range))
  return found?.total ?? 0
}

/** Each figure of a time, beside that of another. */
export const figuresOf = (db: Database, range: DayRange, compared: DayRange): DeskAnalysis['figures'] =>
  names.map((name) => ({ name, value: figureOf(db, name, range), before: figureOf(db, name, compared) }))
