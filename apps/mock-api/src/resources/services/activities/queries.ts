import type { Activity, ActivityDetail, ActivitySignUp } from '@portal/api-contract'
import { yuanOf } from '../../../domain/money.ts'
import type { World } from '../../../world.ts'

/** An activity as it is read: the contract's record with its fee in fen. */
export type Stored<T> = Omit<T, 'fee'> & { feeFen: number }

/** The activities of a condition with what follows from the present instant, which all four placeholders stand for, see `present`. */
export const activitiesWhere = (condition: string): string => `(SELECT activity.*,
  CASE WHEN isCancelled = 1 THEN 'CANCELLED'
    WHEN endTime <= ? THEN 'ENDED'
    WHEN startTime <= ? THEN 'ONGOING'
    WHEN signUpStart <= ? AND signUpDeadline > ? THEN 'SIGNUP'
    ELSE 'UPCOMING' END AS status,
  (SELECT count(*) FROM activitySignUp WHERE activityId = activity.id AND cancelledDate IS NULL) AS signedCount
  FROM activity WHERE ${condition})`

/** The activities that visitors see. */
export const activities = activitiesWhere('isDeleted = 0 AND isPublished = 1')

/** The text of a row of `activity`: as it was written at the desk, else the library's. */
export const activityContent = `coalesce((SELECT content FROM activityOwnText WHERE id = activity.id),
  (SELECT content FROM activityText WHERE id = activity.id))`

const lastOf = (column: string): string => `SELECT max(${column}) AS at FROM activity WHERE ${column} <= :now`
const lastChange = `SELECT max(at) AS at FROM (${['signUpStart', 'signUpDeadline', 'startTime', 'endTime'].map(lastOf).join(' UNION ALL ')})`

/**
 * Values of the placeholders of `activities`: the last instant at which the state of any of them changed. From then on all are as they are
 * at present, and a list that is asked for again is found among the cached ones.
 */
export function present({ db, clock }: World): string[] {
  const at = db.get<{ at: string | null }>(lastChange, { now: clock.now().toISOString() })?.at ?? ''
  return [at, at, at, at]
}

/** Columns of an activity without its text. */
export const head = `id, title, coverUrl, startTime, endTime, signUpStart, signUpDeadline, address, quota, signedCount,
  feeFen, creditHours, status, createdDate, lastModifiedDate, isDeleted, orderNum`

export const inYuan = <T>({ feeFen, ...rest }: Stored<T>) => ({ ...rest, fee: yuanOf(feeFen) })

export const findActivity = (world: World, id: number): Stored<Activity> | undefined =>
  world.db.get(`SELECT ${head} FROM ${activities} WHERE id = ?`, [...present(world), id])

type OpenActivity = Activity & { status: 'UPCOMING' | 'SIGNUP' }

/** The activities that can still be cancelled, the next one first. */
export const openActivities = (world: World): OpenActivity[] =>
  world.db
    .all<Stored<OpenActivity>>(
      `SELECT ${head} FROM ${activities} WHERE status IN ('UPCOMING', 'SIGNUP') ORDER BY startTime, id`,
      present(world),
    )
    .map(inYuan<OpenActivity>)

export const findActivityText = (world: World, id: number): Stored<ActivityDetail> | undefined =>
  world.db.get(`SELECT ${head}, ${activityContent} AS content FROM ${activities} AS activity WHERE id = ?`, [
    ...present(world),
    id,
  ])

/** How a sign-up `s` stands by its order `o`. */
export const payState = `CASE WHEN o.id IS NULL THEN 'NONE'
  WHEN o.status IN ('CREATED', 'PAYING') THEN 'DUE'
  WHEN o.status IN ('PAID', 'REFUNDING') THEN 'PAID'
  ELSE 'CLOSED' END`

/** Sign-ups with their activity and its order; placeholders as in `activities`. */
export const signUps = `(SELECT s.id, activityId, memberId, title AS activityTitle, a.status AS activityStatus, coverUrl,
  startTime, endTime, signUpDeadline, address, creditHours,
  iif(cancelledDate IS NULL, 'SIGNED', 'CANCELLED') AS status, signedDate, cancelledDate, feeFen, orderId,
  ${payState} AS payState, iif(o.status IN ('CREATED', 'PAYING'), o.expireTime, NULL) AS payUntil
  FROM activitySignUp s JOIN ${activities} a ON a.id = activityId LEFT JOIN memberOrder o ON o.id = s.orderId)`

/** Columns of a sign-up. */
export const signUpColumns = `id, activityId, activityTitle, activityStatus, coverUrl, startTime, endTime,
  signUpDeadline, address, creditHours, status, signedDate, cancelledDate, feeFen, payState, orderId, payUntil`

const findSignUp = (world: World, condition: string, values: number[]): ActivitySignUp | undefined => {
  const sql = `SELECT ${signUpColumns} FROM ${signUps} WHERE ${condition}`
  const row = world.db.get<Stored<ActivitySignUp>>(sql, [...present(world), ...values])
  return row && inYuan<ActivitySignUp>(row)
}

/** The place that a member has. */
export const findPlace = (world: World, activityId: number, memberId: number) =>
  findSignUp(world, `activityId = ? AND memberId = ? AND status = 'SIGNED'`, [activityId, memberId])

/** The sign-up whose fee an order is over. */
export const findSignUpOf = (world: World, orderId: number) => findSignUp(world, 'orderId = ?', [orderId])

type PlaceOf = ActivitySignUp & { memberId: number }

/** Every place that members have in an activity, in the order of signing up. */
export const placesIn = (world: World, activityId: number): PlaceOf[] =>
  world.db
    .all<Stored<PlaceOf>>(
      `SELECT ${signUpColumns}, memberId FROM ${signUps} WHERE activityId = ? AND status = 'SIGNED' ORDER BY id`,
      [...present(world), activityId],
    )
    .map(inYuan<PlaceOf>)
