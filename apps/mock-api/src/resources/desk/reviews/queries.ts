import type { DeskReviewKind, DeskReviewSummary } from '@portal/api-contract'
import { reviewKinds } from '../../../domain/desk/review-kinds.ts'
import type { Database } from '../../../store/database.ts'

const pendingAs = (word: string, column = 'status') =>
  `CASE ${column} WHEN '${word}' THEN 'PENDING' ELSE ${column} END`

const post = "SELECT '应聘 ' || companyName || ' ' || position FROM recruitment WHERE id = recruitmentId"

const ofVisitors = (kind: DeskReviewKind, table: string, subtitle: string) =>
  `SELECT '${kind}' AS kind, id AS recordId, name || ' ' || applyNo AS title, ${subtitle} AS subtitle,
     ${pendingAs('SUBMITTED')} AS status, createdDate AS submittedAt, decidedDate AS decidedAt,
     status AS recordStatus FROM ${table}`

const sites = `SELECT 'SITE', s.id, m.name, coalesce(s.revision ->> '$.domainId', s.domainId),
    CASE s.status WHEN 'SUBMITTED' THEN 'PENDING' WHEN 'PUBLISHED' THEN 'APPROVED' ELSE s.status END, s.submittedDate,
    CASE s.status WHEN 'PUBLISHED' THEN s.approvedDate WHEN 'RETURNED' THEN s.returnedDate END, s.status
  FROM miniSite s JOIN member m ON m.id = s.memberId
  WHERE s.status <> 'DRAFT' AND s.submittedDate IS NOT NULL AND s.isDeleted = 0`

const siteItems = `SELECT 'SITE_ITEM', i.id, coalesce(i.revision ->> '$.title', i.title), m.name,
    iif(i.status = 'SUBMITTED', 'PENDING', i.decision), i.submittedDate, iif(i.status = 'SUBMITTED', NULL, i.decidedDate),
    i.status
  FROM siteItem i JOIN member m ON m.id = i.memberId
  WHERE i.status <> 'DRAFT' AND i.submittedDate IS NOT NULL AND i.isDeleted = 0`

const refunds = `SELECT 'ORDER_REFUND', r.id, o.subject || ' · ' || o.payerName, o.orderNo || '：' || r.reason, r.status,
    r.requestedAt, r.decidedAt, r.status
  FROM orderRefund r JOIN memberOrder o ON o.id = r.orderId`

const transfers = `SELECT 'BANK_TRANSFER', o.id, o.subject || ' · ' || o.payerName, o.orderNo,
    CASE t.status WHEN 'CONFIRMING' THEN 'PENDING' WHEN 'CONFIRMED' THEN 'APPROVED' ELSE 'RETURNED' END, t.handedInTime,
    t.decidedTime, t.status
  FROM bankTransfer t JOIN memberOrder o ON o.id = t.orderId
  WHERE t.status IN ('CONFIRMED', 'ASKED_AGAIN')
    OR (t.status = 'CONFIRMING' AND o.payChannel = 'BANK' AND o.status IN ('CREATED', 'PAYING'))`

const invoices = `SELECT 'INVOICE', id, buyerName || ' · ¥' || printf('%,d.%02d', amountFen / 100, amountFen % 100), email,
    CASE WHEN status = 'PENDING' THEN 'PENDING' WHEN status IN ('REJECTED', 'FAILED') THEN 'REJECTED' ELSE 'APPROVED' END,
    submittedDate, decidedDate, status
  FROM memberInvoice WHERE isDeleted = 0`

const everyKind = [
  ofVisitors('EXPERT', 'expertApplication', "companyName || ' ' || expertApplication.title"),
  ofVisitors('JOB', 'jobApplication', `coalesce((${post}), expectPosition)`),
  sites,
  siteItems,
  refunds,
  transfers,
  invoices,
]

/** More than there are kinds. */
const step = 16

const placeOf = `CASE kind ${reviewKinds.map((kind, place) => `WHEN '${kind}' THEN ${place}`).join(' ')} END`

/**
 * What the desk's list of reviews is selected from: everything that waits or was decided. A record's id is unique among its kind, so the
 * review's own is made of both.
 */
export const deskReviews = `(SELECT recordId * ${step} + ${placeOf} AS id, review.* FROM (${everyKind.join(' UNION ALL ')}) review)`

const ids = (value: string) => `(SELECT ${value} FROM json_each(?1))`

/** Finds the reviews of some ids by their records, of which each kind has an index, and leaves out the like of the other kinds. */
export const picksReviews = `recordId IN ${ids(`value / ${step}`)} AND id IN ${ids('value')}`

/** The columns of the contract's row. */
export const reviewColumns = 'kind, recordId, title, subtitle, status, recordStatus, submittedAt, decidedAt'

/** One review; undefined for what was never handed in. */
export const findReview = (db: Database, kind: DeskReviewKind, id: number): DeskReviewSummary | undefined =>
  db.get<DeskReviewSummary>(`SELECT ${reviewColumns} FROM ${deskReviews} WHERE kind = ? AND recordId = ?`, [
    kind,
    id,
  ])
