import type { AuditNode, DeskAnalysis } from '@portal/api-contract'
import { auditNodes } from '../../../domain/application/application.ts'
import { type DayRange, instantsOf } from '../../../domain/desk/range.ts'
import type { Database } from '../../../store/database.ts'
import { joinings } from '../members/queries.ts'

/** What one part of the analysis is made of. */
type Part<Name extends keyof DeskAnalysis> = NonNullable<DeskAnalysis[Name]>

const monthOf = (column: string) => `strftime('%Y-%m', ${column}, '+8 hours')`

const isMember = 'joinDate IS NOT NULL AND m.isDeleted = 0'

/** Members as they are now. */
export function membersNow(db: Database): Pick<DeskAnalysis, 'members' | 'cities'> {
  const members = db.all<Part<'members'>[number]>(
    `SELECT ownerType, memberLevel, count(*) AS count FROM member m
     WHERE ${isMember} AND memberLevel IS NOT NULL GROUP BY ownerType, memberLevel ORDER BY ownerType DESC, count DESC`,
  )
  const cities = db.all<Part<'cities'>[number]>(
    `SELECT coalesce(c.city, p.city) AS city, sum(ownerType = 'UNIT') AS units, sum(ownerType = 'PERSON') AS persons
     FROM member m LEFT JOIN companyProfile c ON c.memberId = m.id LEFT JOIN personProfile p ON p.memberId = m.id
     WHERE ${isMember} AND coalesce(c.city, p.city) IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1`,
  )
  return { members, cities }
}

/** Who joined and who left, month by month, each time that somebody did. */
export const joinedByMonth = (db: Database, range: DayRange): Part<'joinedByMonth'> =>
  db.all(
    `SELECT month, sum(joined) AS joined, sum(gone) AS left FROM (
       SELECT substr(joinDate, 1, 7) AS month, 1 AS joined, 0 AS gone FROM ${joinings}
         WHERE joinDate >= :from AND joinDate <= :to
       UNION ALL SELECT ${monthOf('approveDate')}, 0, 1 FROM memberApply
         WHERE applyKind = 'QUIT' AND status = 'EFFECTIVE' AND approveDate >= :since AND approveDate < :before
     ) GROUP BY month ORDER BY month`,
    { ...range, ...instantsOf(range) },
  )

const owed = "status IN ('UNPAID', 'PAYING', 'OVERDUE')"

/** What was asked for, what came in and what is overdue of the latest five years. */
export const feeYears = (db: Database): Part<'feeYears'> =>
  db
    .all<Part<'feeYears'>[number]>(
      `SELECT feeYear, sum(CASE WHEN ${owed} OR status = 'PAID' THEN amountFen ELSE 0 END) / 100.0 AS due,
         sum(CASE status WHEN 'PAID' THEN paidAmountFen ELSE 0 END) / 100.0 AS collected,
         sum(CASE status WHEN 'OVERDUE' THEN amountFen ELSE 0 END) / 100.0 AS overdue
       FROM memberFee WHERE isDeleted = 0 GROUP BY feeYear ORDER BY feeYear DESC LIMIT 5`,
    )
    .toReversed()

/** Fees by the month in which they were paid, in a year and the one before. */
export const collection = (db: Database, { to }: DayRange): Part<'collection'> => {
  const year = to.slice(0, 4)
  const of = (column: string) => `sum(CASE WHEN year = ${column} THEN paidAmountFen ELSE 0 END) / 100.0`
  return db.all(
    `SELECT month, ${of(':year')} AS amount, ${of(':last')} AS before FROM (
       SELECT strftime('%Y', payDate, '+8 hours') AS year, strftime('%m', payDate, '+8 hours') AS month, paidAmountFen
       FROM memberFee WHERE status = 'PAID' AND isDeleted = 0
     ) WHERE year IN (:year, :last) GROUP BY month ORDER BY month`,
    { year, last: String(Number(year) - 1) },
  )
}

/** Applications that were submitted in a time, and how long those took that were approved, with what was mended between. */
export function applicationsOf(
  db: Database,
  range: DayRange,
): Pick<DeskAnalysis, 'applications' | 'applicationDays'> {
  const submitted = 'FROM memberApply WHERE isDeleted = 0 AND submitDate >= :since AND submitDate < :before'
  const applications = db.all<Part<'applications'>[number]>(
    `SELECT status, count(*) AS count ${submitted} GROUP BY status ORDER BY count DESC, status`,
    instantsOf(range),
  )
  const days = db.get<{ days: number | null }>(
    `SELECT round(avg(julianday(approveDate) - julianday(submissions ->> '$[0]')), 1) AS days ${submitted} AND approveDate >= submitDate`,
    instantsOf(range),
  )
  return { applications, applicationDays: days?.days ?? null }
}

/** When an application came to the review that a record is of: by the review before, or by being submitted again. */
const cameAt = `max(CASE WHEN r.key > 0 THEN a.auditRecords ->> ('$[' || (r.key - 1) || '].time') ELSE '' END,
  coalesce((SELECT max(s.value) FROM json_each(a.submissions) s WHERE s.value <= r.value ->> '$.time'), ''))`

/** Each review with the applications that wait for it now, and those that were decided at it in a time and how long each decision took. */
export function applicationStagesOf(db: Database, range: DayRange): Part<'applicationStages'> {
  const waiting = db.all<{ node: AuditNode; total: number }>(
    `SELECT node, count(*) AS total FROM memberApply
     WHERE isDeleted = 0 AND status IN ('SUBMITTED', 'REVIEWING') GROUP BY node`,
  )
  const reviewed = db.all<{ node: AuditNode; total: number; days: number }>(
    `SELECT node, count(DISTINCT id) AS total, round(avg(julianday(time) - julianday(came)), 1) AS days FROM (
       SELECT a.id, r.value ->> '$.node' AS node, r.value ->> '$.time' AS time, ${cameAt} AS came
       FROM memberApply a, json_each(a.auditRecords) r WHERE a.status <> 'DRAFT' AND a.isDeleted = 0
     ) WHERE time >= :since AND time < :before GROUP BY node`,
    instantsOf(range),
  )
  return auditNodes.map((node) => {
    const done = reviewed.find((one) => one.node === node)
    return {
      node,
      waiting: waiting.find((one) => one.node === node)?.total ?? 0,
      reviewed: done?.total ?? 0,
      days: done?.days ?? null,
    }
  })
}

export const ordersOf = (db: Database, range: DayRange): Part<'orders'> =>
  db.all(
    `SELECT payChannel, status, count(*) AS count, sum(totalAmountFen) / 100.0 AS amount
     FROM memberOrder WHERE createdDate >= :since AND createdDate < :before AND isDeleted = 0
     GROUP BY payChannel, status ORDER BY count DESC`,
    instantsOf(range),
  )

export const invoicesOf = (db: Database, range: DayRange): Part<'invoices'> =>
  db.all(
    `SELECT status, count(*) AS count, sum(amountFen) / 100.0 AS amount
     FROM memberInvoice WHERE submittedDate >= :since AND submittedDate < :before AND isDeleted = 0
     GROUP BY status ORDER BY count DESC`,
    instantsOf(range),
  )

export const coursesOf = (db: Database, range: DayRange): Part<'courses'> =>
  db.all(
    `SELECT c.id, c.title, count(*) AS enrolled, count(e.firstCompleteTime) AS completed,
       coalesce((SELECT sum(h.creditHours) FROM courseCredit h
         WHERE h.courseId = c.id AND h.creditTime >= :since AND h.creditTime < :before), 0) AS hours
     FROM courseEnrollment e JOIN course c ON c.id = e.courseId
     WHERE e.isActive = 1 AND e.enrollTime >= :since AND e.enrollTime < :before
     GROUP BY c.id ORDER BY enrolled DESC, c.id LIMIT 10`,
    instantsOf(range),
  )

/** What was looked for most without finding anything. */
export const missedSearchesOf = (db: Database, range: DayRange): Part<'missedSearches'> =>
  db.all(
    `SELECT keyword, sum(count) AS count FROM missedSearch WHERE day >= :from AND day <= :to
     GROUP BY keyword ORDER BY count DESC, keyword LIMIT 10`,
    { ...range },
  )

export const newsOf = (db: Database, range: DayRange): Part<'news'> =>
  db.all(
    `SELECT id, title, viewCount FROM news
     WHERE status = 'PUBLISHED' AND isDeleted = 0 AND publishDate >= :since AND publishDate < :before
     ORDER BY viewCount DESC, id LIMIT 10`,
    instantsOf(range),
  )
