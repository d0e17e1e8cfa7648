import type { DeskActivity, DeskActivityDraft, DeskActivitySummary } from '@portal/api-contract'
import { notFound } from '../../../contract/problem.ts'
import { listOf } from '../../../contract/select-page.ts'
import { fenOf } from '../../../domain/money.ts'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'
import { activitiesWhere, activityContent, payState, present } from '../../services/activities/queries.ts'

const written = [
  ...['title', 'coverUrl', 'startTime', 'endTime', 'signUpStart', 'signUpDeadline'],
  ...['address', 'quota', 'creditHours'],
]

/** Columns of a row of the desk's list. */
export const activityColumns = [
  ...written,
  ...['id', 'signedCount', 'hasSignUps', 'fee', 'state', 'version', 'createdDate', 'lastModifiedDate'],
].join(', ')

/** Activities with those that are not on the website; placeholders as in the public list. */
export const deskActivities = `(SELECT *, feeFen / 100.0 AS fee, iif(isPublished = 1, status, 'DRAFT') AS state,
  EXISTS (SELECT 1 FROM activitySignUp WHERE activityId = shown.id) AS hasSignUps FROM ${activitiesWhere('isDeleted = 0')} shown)`

export type ActivityRow = DeskActivitySummary

/** @throws HttpProblem 404 */
export function activityOf(world: World, id: number): DeskActivity {
  const sql = `SELECT ${activityColumns}, ${activityContent} AS content FROM ${deskActivities} activity WHERE id = ?`
  const row = world.db.get<DeskActivity>(sql, [...present(world), id])
  if (!row) throw notFound()
  return row
}

/** Who has signed up for an activity, whose id is the placeholder. */
export const deskSignUps = listOf(
  `(SELECT s.id, s.activityId, s.memberId, m.name AS memberName, m.ownerType, m.phone, s.signedDate, s.cancelledDate,
      iif(s.cancelledDate IS NULL, 'SIGNED', 'CANCELLED') AS status, ${payState} AS payState, s.orderId
    FROM activitySignUp s JOIN member m ON m.id = s.memberId LEFT JOIN memberOrder o ON o.id = s.orderId)`,
  'signUp',
)

/** Columns of a sign-up. */
export const signUpColumns =
  'id, memberId, memberName, ownerType, phone, signedDate, cancelledDate, status, payState, orderId'

const instant = (time: string): string => new Date(time).toISOString()

/** What stands in the table of an activity, by the columns. */
function columnsOf(body: DeskActivityDraft) {
  const { title, coverUrl = null, address, quota, fee, creditHours } = body
  return {
    ...{ title, coverUrl, address, quota, creditHours, feeFen: fenOf(fee) },
    startTime: instant(body.startTime),
    endTime: instant(body.endTime),
    signUpStart: instant(body.signUpStart),
    signUpDeadline: instant(body.signUpDeadline),
  }
}

/** Id of the first activity that is written at the desk, above those of every seed. */
const firstId = 490_001

const writeText = (db: Database, id: number, content: string) =>
  db.run('INSERT OR REPLACE INTO activityOwnText (id, content) VALUES (?, ?)', [id, content])

/** Writes a new draft within the caller's transaction. @returns its id */
export function insertActivity(db: Database, body: DeskActivityDraft, at: string): number {
  const next = db.get<{ id: number }>('SELECT max(coalesce(max(id) + 1, 0), ?) AS id FROM activity', [
    firstId,
  ])
  const id = next?.id ?? firstId
  const dates = { createdDate: at, lastModifiedDate: at, orderNum: id }
  insert(db, 'activity', { id, ...columnsOf(body), isPublished: 0, ...dates })
  writeText(db, id, body.content)
  return id
}

function update(db: Database, id: number, columns: Record<string, string | number | null>, at: string): void {
  const assignments = Object.keys(columns).map((column) => `${column} = :${column}`)
  db.run(
    `UPDATE activity SET ${assignments.join(', ')}, version = version + 1, lastModifiedDate = :at WHERE id = :id`,
    { ...columns, at, id },
  )
}

/** Writes an activity anew within the caller's transaction. */
export function writeActivity(db: Database, id: number, body: DeskActivityDraft, at: string): void {
  update(db, id, columnsOf(body), at)
  writeText(db, id, body.content)
}

/** Puts an activity on the website or takes it off, within the caller's transaction. */
export const writePublished = (db: Database, id: number, isPublished: boolean, at: string): void =>
  update(db, id, { isPublished: Number(isPublished) }, at)

/** Takes a draft out of every list, within the caller's transaction. */
export const removeActivity = (db: Database, id: number, at: string): void =>
  update(db, id, { isDeleted: 1 }, at)
