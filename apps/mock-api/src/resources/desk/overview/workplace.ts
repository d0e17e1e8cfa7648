import type { DeskReviewKind, DeskWorkplace } from '@portal/api-contract'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { kindsFor } from '../../../domain/desk/review-kinds.ts'
import { reviewDays } from '../../../domain/desk/terms.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { asOf, isPublic } from '../../information/news/columns.ts'
import { dropLapsedClaims } from '../applications/claims.ts'
import { deskApplications, type SummaryRow, toSummary } from '../applications/queries.ts'
import { deskLog, type LogRow, toLogEntry } from '../log/log-of.ts'
import { deskReviews } from '../reviews/queries.ts'

type Waiting = DeskWorkplace['waiting'][number]

const figures = (since: string) =>
  `count(*) AS count, coalesce(sum(${since} < :overdue), 0) AS overdueCount, min(${since}) AS oldestDate`

/** Under review the last change is what the next review's time runs from. */
const applications = `SELECT 'APPLICATION' AS kind, ${figures('lastModifiedDate')}
  FROM memberApply WHERE status IN ('SUBMITTED', 'REVIEWING') AND isDeleted = 0`

function waitingOf(world: World, { permissions }: StaffCaller): Waiting[] {
  const overdue = new Date(world.clock.now().getTime() - reviewDays * 86_400_000).toISOString()
  const ofKind = (kind: DeskReviewKind) =>
    world.db.all<Waiting>(
      `SELECT '${kind}' AS kind, ${figures('submittedAt')} FROM ${deskReviews} WHERE kind = '${kind}' AND status = 'PENDING'`,
      { overdue },
    )
  const ofMembers = permissions.includes('desk.applications')
    ? world.db.all<Waiting>(applications, { overdue })
    : []
  return [...ofMembers, ...kindsFor(permissions).flatMap(ofKind)]
}

const claimedBy = (db: Database, staffId: number) =>
  db
    .all<SummaryRow>(`SELECT * FROM ${deskApplications} WHERE claimedById = ? ORDER BY dueDate, id`, [
      staffId,
    ])
    .map(toSummary)

const doneBy = (db: Database, staffId: number) =>
  db
    .all<LogRow>(`SELECT * FROM ${deskLog} WHERE staffId = ? ORDER BY id DESC LIMIT 10`, [staffId])
    .map(toLogEntry)

/** What somebody of the staff begins the day with. */
export function workplaceOf(world: World, caller: StaffCaller): DeskWorkplace {
  const { db } = world
  dropLapsedClaims(world)
  const announcements = db.all<DeskWorkplace['announcements'][number]>(
    `SELECT id, title, publishDate FROM news WHERE ${isPublic} ORDER BY publishDate DESC, id DESC LIMIT 5`,
    [asOf(world)],
  )
  const mine = caller.permissions.includes('desk.applications') ? claimedBy(db, caller.staffId) : []
  return { waiting: waitingOf(world, caller), mine, recent: doneBy(db, caller.staffId), announcements }
}
