import type { DeskMember, DeskMemberEvent } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'

/** As many as the page shows; one more is read, to know whether there are more. */
const mostEvents = 200

interface Told {
  kind: DeskMemberEvent['kind']
  /** Expressions over the rows, of SQL as what follows. */
  title: string
  /** Yuan. */
  amount?: string
  /** Where the rows are; the placeholder is the member's id. */
  from: string
  id?: string
  /** Each instant at which something became of a row, and what; nothing where the instant is not there. */
  steps: readonly (readonly [time: string, status: string])[]
}

/** What became of each row of a table, one line for each step; of one instant the later step comes first. */
const told = ({ kind, title, amount = 'NULL', from, id = 'id', steps }: Told): string[] =>
  steps.toReversed().map(
    ([time, status]) =>
      `SELECT ${time} AS time, '${kind}' AS kind, ${id} AS id, ${title} AS title, ${status} AS status, ${amount} AS amount
     FROM ${from} AND ${time} IS NOT NULL`,
  )

const membership = [
  `SELECT joinDate || 'T01:00:00.000Z' AS time, 'JOINED' AS kind, id, memberNo AS title, memberLevel AS status, NULL AS amount
     FROM member WHERE id = :id AND joinDate IS NOT NULL AND memberNo IS NOT NULL`,
  // The number stays with whoever has left.
  `SELECT past.joinDate || 'T01:00:00.000Z', 'JOINED', member.id, memberNo, NULL, NULL
     FROM pastMembership past JOIN member ON member.id = memberId WHERE memberId = :id AND memberNo IS NOT NULL`,
  `SELECT coalesce(submitDate, createdDate), 'APPLICATION', id, applyNo, status, NULL
     FROM memberApply WHERE ownerId = :id AND status <> 'DRAFT' AND isDeleted = 0`,
  `SELECT createdDate, 'CERTIFICATE', id, content ->> '$.certNo', NULL, NULL
     FROM printedDocument WHERE memberId = :id AND printType IN ('UNIT_CERT', 'PERSON_CERT') AND isDeleted = 0`,
  `SELECT time, 'DESK', id, staffName, action, NULL FROM deskLog WHERE subjectKind = 'MEMBER' AND subjectId = :id`,
]

const money = [
  `SELECT createdDate, 'FEE', id, feeYear || '年度会费', status, amountFen / 100.0
     FROM memberFee WHERE ownerId = :id AND isDeleted = 0`,
  ...told({
    kind: 'ORDER',
    title: 'subject',
    amount: 'totalAmountFen / 100.0',
    from: 'memberOrder WHERE payerId = :id AND isDeleted = 0',
    steps: [
      ['createdDate', "'CREATED'"],
      ['payTime', "'PAID'"],
      ["iif(status = 'CLOSED', lastModifiedDate, NULL)", "'CLOSED'"],
    ],
  }),
  ...told({
    kind: 'ORDER',
    title: "subject || '（申请退款）'",
    amount: 'r.amountFen / 100.0',
    from: 'orderRefund r JOIN memberOrder o ON o.id = r.orderId WHERE payerId = :id',
    id: 'o.id',
    steps: [
      ['requestedAt', "'PENDING'"],
      ['decidedAt', 'r.status'],
    ],
  }),
  ...told({
    kind: 'BANK_TRANSFER',
    title: 'subject',
    amount: 'totalAmountFen / 100.0',
    from: 'bankTransfer t JOIN memberOrder o ON o.id = t.orderId WHERE payerId = :id',
    steps: [
      ['handedInTime', "'CONFIRMING'"],
      ['decidedTime', 't.status'],
    ],
  }),
  `SELECT createdDate, 'INVOICE', id, buyerName, status, amountFen / 100.0
     FROM memberInvoice WHERE ownerId = :id AND isDeleted = 0`,
]

const education = [
  `SELECT enrollTime, 'COURSE', courseId, title, CASE WHEN completeTime IS NULL THEN 'ENROLLED' ELSE 'COMPLETED' END, NULL
     FROM courseEnrollment JOIN course ON course.id = courseId WHERE memberId = :id AND isActive = 1`,
  `SELECT creditTime, 'COURSE', courseId, title || '（记入 ' || creditHours || ' 学时）', 'CREDITED', NULL
     FROM courseCredit WHERE memberId = :id`,
  `SELECT issueDate || 'T01:00:00.000Z', 'HOUR_CERTIFICATE', id, certNo, status, NULL
     FROM hourCertificate WHERE memberId = :id`,
  ...told({
    kind: 'ACTIVITY',
    title: 'title',
    from: 'activitySignUp JOIN activity ON activity.id = activityId WHERE memberId = :id',
    id: 'activityId',
    steps: [
      ['signedDate', "'SIGNED'"],
      ['cancelledDate', "'CANCELLED'"],
    ],
  }),
]

const sites = [
  ...told({
    kind: 'SITE',
    title: 'domainId',
    from: 'miniSite WHERE memberId = :id AND isDeleted = 0',
    steps: [
      ['submittedDate', "'SUBMITTED'"],
      ['approvedDate', "'APPROVED'"],
      ['returnedDate', "'RETURNED'"],
    ],
  }),
  ...told({
    kind: 'SITE_ITEM',
    title: "coalesce(revision ->> '$.title', title)",
    from: 'siteItem WHERE memberId = :id AND isDeleted = 0',
    steps: [
      ['submittedDate', "'SUBMITTED'"],
      ['decidedDate', 'decision'],
    ],
  }),
]

const invitationSteps: Told['steps'] = [
  ['i.createdDate', "'PENDING'"],
  ['answeredDate', 'status'],
  ["iif(status = 'WITHDRAWN', i.lastModifiedDate, NULL)", "'WITHDRAWN'"],
]

/** Of a unit its people, of a person its unit. */
const people = [
  `SELECT p.createdDate, 'PEOPLE', personId, name, NULL, NULL
     FROM unitPerson p JOIN member ON member.id = personId WHERE companyId = :id`,
  `SELECT p.createdDate, 'PEOPLE', companyId, name, NULL, NULL
     FROM unitPerson p JOIN member ON member.id = companyId WHERE personId = :id`,
  ...told({
    kind: 'INVITATION',
    title: 'coalesce(name, i.phone)',
    from: 'unitInvitation i LEFT JOIN member ON member.id = personId WHERE companyId = :id',
    id: 'i.id',
    steps: invitationSteps,
  }),
  ...told({
    kind: 'INVITATION',
    title: 'name',
    from: 'unitInvitation i JOIN member ON member.id = companyId WHERE personId = :id',
    id: 'i.id',
    steps: invitationSteps,
  }),
]

/** Each kind of record that a member has, as things that happened. */
const events = [...membership, ...money, ...education, ...sites, ...people]

const sql = `SELECT * FROM (${events.join(' UNION ALL ')}) ORDER BY time DESC, id DESC LIMIT ${mostEvents + 1}`

/** What happened to a member, latest first, and whether earlier things are left out. */
export function eventsOf(db: Database, id: number): Pick<DeskMember, 'events' | 'hasMoreEvents'> {
  const found = db.all<DeskMemberEvent>(sql, { id })
  return { events: found.slice(0, mostEvents), hasMoreEvents: found.length > mostEvents }
}
