import type { DeskMemberSummary } from '@portal/api-contract'
import { listOf } from '../../../contract/select-page.ts'
import type { DayRange } from '../../../domain/desk/range.ts'
import { membershipStatus } from '../../../domain/member/membership.ts'
import type { Database } from '../../../store/database.ts'

export type DeskMemberRow = Omit<DeskMemberSummary, 'membershipStatus'>

const columns = ['id', 'ownerType', 'name', 'phone', 'uscc', 'memberNo', 'memberLevel', 'joinDate', 'validTo']
const dates = ['createdDate', 'lastModifiedDate']

/** Each day on which somebody joined, those of memberships that have ended, too. */
export const joinings = `(SELECT id AS memberId, joinDate FROM member WHERE joinDate IS NOT NULL AND isDeleted = 0
  UNION ALL SELECT memberId, past.joinDate FROM pastMembership past JOIN member m ON m.id = memberId WHERE m.isDeleted = 0)`

/** When the latest membership of a member `m` began, of one that has ended, too. */
const lastJoinDate =
  'coalesce(m.joinDate, (SELECT max(past.joinDate) FROM pastMembership past WHERE past.memberId = m.id))'

const everybody = `(SELECT ${[...columns, ...dates].map((name) => `m.${name}`).join(', ')},
    ${lastJoinDate} AS lastJoinDate, coalesce(c.city, p.city) AS city, p.companyName
  FROM member m LEFT JOIN companyProfile c ON c.memberId = m.id LEFT JOIN personProfile p ON p.memberId = m.id
  WHERE m.isDeleted = 0)`

/** Fees are counted of the rows that are shown alone. */
const owed = `(SELECT count(*) FROM memberFee
  WHERE ownerId = owner.id AND isDeleted = 0 AND status IN ('UNPAID', 'OVERDUE', 'PAYING')) AS owedCount`

/** What the desk's list of members is selected from. */
export const deskMembers = { select: `owner.*, ${owed}`, ...listOf(everybody, 'owner') }

/** Narrows that list to whoever joined on some days. */
export const joinedWithin = ({ from, to }: DayRange) => ({
  where: `owner.id IN (SELECT memberId FROM ${joinings} WHERE joinDate >= ? AND joinDate <= ?)`,
  parameters: [from, to],
})

/** The contract's row. @param today in PRC */
export const toDeskMember = (row: DeskMemberRow, today: string): DeskMemberSummary => ({
  ...row,
  membershipStatus: membershipStatus(row, today),
})

export const findDeskMember = (db: Database, id: number): DeskMemberRow | undefined =>
  db.get<DeskMemberRow>(`SELECT ${deskMembers.select} FROM ${deskMembers.from} WHERE owner.id = ?`, [id])
