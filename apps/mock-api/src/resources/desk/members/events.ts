import type { DeskMember, DeskMemberEvent } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'

/** As many as the page shows; one more is read, to know whether there are more. */
const mostEvents = 200

/** Each kind of record that a member has, as things that happened; the placeholder is the member's id. */
const events = [
  `SELECT joinDate || 'T01:00:00.000Z' AS time, 'JOINED' AS kind, id, memberNo AS title, memberLevel AS status, NULL AS amount
     FROM member WHERE id = :id AND joinDate IS NOT NULL AND memberNo IS NOT NULL`,
  // The number stays with whoever has left.
  `SELECT past.joinDate || 'T01:00:00.000Z', 'JOINED', member.id, memberNo, NULL, NULL
     FROM pastMembership past JOIN member ON member.id = memberId WHERE memberId = :id AND memberNo IS NOT NULL`,
  `SELECT coalesce(submitDate, createdDate), 'APPLICATION', id, applyNo, status, NULL
     FROM memberApply WHERE ownerId = :id AND status <> 'DRAFT' AND isDeleted = 0`,
  `SELECT createdDate, 'FEE', id, feeYear || '年度会费', status, amountFen / 100.0
     FROM memberFee WHERE ownerId = :id AND isDeleted = 0`,
  `SELECT createdDate, 'ORDER', id, subject, status, totalAmountFen / 100.0
     FROM memberOrder WHERE payerId = :id AND isDeleted = 0`,
  `SELECT createdDate, 'INVOICE', id, buyerName, status, amountFen / 100.0
     FROM memberInvoice WHERE ownerId = :id AND isDeleted = 0`,
  `SELECT createdDate, 'CERTIFICATE', id, content ->> '$.certNo', NULL, NULL
     FROM printedDocument WHERE memberId = :id AND printType IN ('UNIT_CERT', 'PERSON_CERT') AND isDeleted = 0`,
  `SELECT enrollTime, 'COURSE', courseId, title, CASE WHEN completeTime IS NULL THEN 'ENROLLED' ELSE 'COMPLETED' END, NULL
     FROM courseEnrollment JOIN course ON course.id = courseId WHERE memberId = :id AND isActive = 1`,
  `SELECT creditTime, 'COURSE', courseId, title || '（记入 ' || creditHours || ' 学时）', 'CREDITED', NULL
     FROM courseCredit WHERE memberId = :id`,
  `SELECT signedDate, 'ACTIVITY', activityId, title, 'SIGNED', NULL
     FROM activitySignUp JOIN activity ON activity.id = activityId WHERE memberId = :id`,
  `SELECT cancelledDate, 'ACTIVITY', activityId, title, 'CANCELLED', NULL
     FROM activitySignUp JOIN activity ON activity.id = activityId WHERE memberId = :id AND cancelledDate IS NOT NULL`,
  `SELECT r.requestedAt, 'ORDER', o.id, o.subject || '（申请退款）', r.status, r.amountFen / 100.0
     FROM orderRefund r JOIN memberOrder o ON o.id = r.orderId WHERE o.payerId = :id`,
  `SELECT time, 'DESK', id, staffName, action, NULL FROM deskLog WHERE subjectKind = 'MEMBER' AND subjectId = :id`,
]

const sql = `SELECT * FROM (${events.join(' UNION ALL ')}) ORDER BY time DESC, id DESC LIMIT ${mostEvents + 1}`

/** What happened to a member, latest first, and whether earlier things are left out. */
export function eventsOf(db: Database, id: number): Pick<DeskMember, 'events' | 'hasMoreEvents'> {
  const found = db.all<DeskMemberEvent>(sql, { id })
  return { events: found.slice(0, mostEvents), hasMoreEvents: found.length > mostEvents }
}
