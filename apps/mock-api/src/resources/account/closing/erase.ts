import { type PrintContent, plainPrint } from '../../../domain/certificate/certificate.ts'
import type { Account } from '../../../security/accounts.ts'
import type { World } from '../../../world.ts'

// A number of that form is nobody's.
const noPhone = '10000000000'

/** What is deleted as it is, by the column that names its member. */
const deleted: readonly (readonly [table: string, column: string])[] = [
  ['memberMessage', 'memberId'],
  ['memberFavourite', 'memberId'],
  ['helpVote', 'memberId'],
  ['lessonProgress', 'memberId'],
  ['lessonSession', 'memberId'],
  ['endedLessonSession', 'memberId'],
  ['testAttempt', 'memberId'],
  ['siteItem', 'memberId'],
  ['miniSite', 'memberId'],
  ['personProfile', 'memberId'],
  ['companyProfile', 'memberId'],
  ['dataConfirmation', 'memberId'],
  ['memberInvoiceTitle', 'ownerId'],
]

const statements = [
  // A transfer's proof belongs to the order's accounts.
  `DELETE FROM upload WHERE ownerId = :memberId AND id NOT IN (
     SELECT proof ->> '$.id' FROM bankTransfer WHERE proof IS NOT NULL)`,
  `UPDATE memberApply SET block = NULL, materials = '[]', reason = NULL, recommender = NULL, lastModifiedDate = :at
   WHERE ownerId = :memberId`,
  `UPDATE memberApply SET isDeleted = 1 WHERE ownerId = :memberId AND status IN ('DRAFT', 'RETURNED')`,
  'DELETE FROM returnedApply WHERE applyId IN (SELECT id FROM memberApply WHERE ownerId = :memberId)',
  // Receipts belong to the books; of all else whoever holds a print finds by its code that it holds no more.
  `UPDATE printedDocument SET content = json_set(:blank, '$.certNo', content ->> '$.certNo', '$.amount', content ->> '$.amount',
     '$.statement', content ->> '$.statement'), lastModifiedDate = :at
   WHERE memberId = :memberId AND printType <> 'RECEIPT'`,
  'UPDATE personProfile SET companyId = NULL WHERE companyId = :memberId',
  `UPDATE memberApplyTop SET members = '[]', isDeleted = 1 WHERE companyId = :memberId AND orderId IS NULL`,
  `DELETE FROM unitInvitation WHERE companyId = :memberId AND status = 'PENDING'`,
  `UPDATE activitySignUp SET cancelledDate = :at WHERE memberId = :memberId AND cancelledDate IS NULL
     AND activityId IN (SELECT id FROM activity WHERE startTime > :at)`,
  `UPDATE courseEnrollment SET watchedMs = 0, mostWatchedMs = 0, lastLessonId = NULL, lastStudyTime = NULL
   WHERE memberId = :memberId`,
  // What decisions are taken back with is all that they have changed, the profile among it.
  `DELETE FROM deskUndo WHERE
     (kind = 'APPLICATION' AND subjectId IN (SELECT id FROM memberApply WHERE ownerId = :memberId))
     OR (kind = 'SITE_ITEM' AND subjectId IN (SELECT id FROM siteItem WHERE memberId = :memberId))`,
  `DELETE FROM dueTask WHERE
     (kind = 'REVIEW_SITE' AND subjectId IN (SELECT id FROM miniSite WHERE memberId = :memberId))
     OR (kind = 'REVIEW_SITE_ITEM' AND subjectId IN (SELECT id FROM siteItem WHERE memberId = :memberId))`,
  ...deleted.map(([table, column]) => `DELETE FROM ${table} WHERE ${column} = :memberId`),
  `UPDATE member SET name = :name, phone = :noPhone, uscc = NULL, contactName = NULL, avatar = NULL, memberLevel = NULL,
     joinDate = NULL, validTo = NULL, isDeleted = 1, lastModifiedDate = :at WHERE id = :memberId`,
]

const names = { UNIT: '已注销单位', PERSON: '已注销会员' } as const

/** What is left of a print, beside its number and what its kind asks for: neither a sum nor what everybody declares names anybody. */
const blankPrint = (holderName: string): PrintContent => ({
  certNo: '',
  holderName,
  ...plainPrint,
  rows: [],
})

/** Deletes what is kept of a member but for the books; within the caller's transaction. */
export function eraseMember({ db }: World, { memberId, ownerType }: Account, at: string): void {
  const name = names[ownerType]
  const values = { memberId, at, noPhone, name, blank: JSON.stringify(blankPrint(name)) }
  for (const statement of statements) {
    const used = Object.entries(values).filter(([key]) => statement.includes(`:${key}`))
    db.run(statement, Object.fromEntries(used))
  }
}
