import type { DeskActivity, DeskActivityDraft, DeskActivityUpdate } from '@portal/api-contract'
import { invalid, problem } from '../../../contract/problem.ts'
import { richTextErrors } from '../../../contract/rich-text.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import {
  isPlanned,
  type Promised,
  planFaults,
  withdrawalRefusal,
} from '../../../domain/desk/writing/activity-plan.ts'
import { unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { requirePicture } from '../../files/uploads.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { cancelActivity } from '../../services/activities/cancel.ts'
import { scheduleReminder } from '../../services/activities/remind.ts'
import { logRecord } from '../log/write-log.ts'
import { requireReadVersion } from '../read-version.ts'
import {
  activityOf,
  insertActivity,
  removeActivity,
  writeActivity,
  writePublished,
} from './activity-store.ts'

const nowOf = ({ clock }: World): string => clock.now().toISOString()

const subjectKind = 'ACTIVITY'

/** What the log shows of an activity. */
function logged({ lastModifiedDate: _date, ...rest }: DeskActivity) {
  return rest
}

/** What of an activity has been promised; nothing while it is a draft. */
const promisedBy = (activity?: DeskActivity): Promised | undefined =>
  activity && activity.state !== 'DRAFT' ? { ...activity, hasSignUps: activity.hasSignUps === 1 } : undefined

function check(world: World, body: DeskActivityDraft, before?: DeskActivity): void {
  const errors = [
    ...planFaults(body, nowOf(world), promisedBy(before)),
    ...richTextErrors('content', body.content),
  ]
  if (errors.length > 0) throw invalid(errors)
  const { coverUrl = null } = body
  if (coverUrl !== null && coverUrl !== before?.coverUrl) requirePicture(world, coverUrl, 'coverUrl')
}

/** The activity as it is at the version that was read. @throws HttpProblem 404, 409 */
function readAt(world: World, id: number, version: number): DeskActivity {
  settleDue(world)
  const activity = activityOf(world, id)
  if (activity.version !== version)
    throw problem(409, 'error.activityChanged', `The activity is at version ${activity.version} by now`)
  return activity
}

const notOpen = ({ state }: DeskActivity) => problem(409, 'error.activityNotOpen', `The activity is ${state}`)

/** Tells of the activity a day before, at the time that it has now. */
function remindAnew(world: World, { id, startTime }: DeskActivity): void {
  unschedule(world, 'ACTIVITY_TOMORROW', id)
  scheduleReminder(world, id, new Date(startTime))
}

/** Writes a draft. @throws HttpProblem 400 */
export function createActivity(world: World, caller: StaffCaller, body: DeskActivityDraft): DeskActivity {
  return world.db.transaction(() => {
    check(world, body)
    const after = activityOf(world, insertActivity(world.db, body, nowOf(world)))
    logRecord(world, caller, { action: 'CREATE', subjectKind }, { before: null, after }, logged)
    return after
  })
}

/** Changes an activity that has not begun. @throws HttpProblem 400, 404, 409 */
export function updateActivity(world: World, caller: StaffCaller, body: DeskActivityUpdate): DeskActivity {
  return world.db.transaction(() => {
    const before = readAt(world, body.id, body.version)
    if (!isPlanned(before.state)) throw notOpen(before)
    check(world, body, before)
    writeActivity(world.db, before.id, body, nowOf(world))
    const after = activityOf(world, before.id)
    if (after.state !== 'DRAFT') remindAnew(world, after)
    logRecord(world, caller, { action: 'UPDATE', subjectKind }, { before, after }, logged)
    return after
  })
}

/** Moves an activity as it was read to another state, with an entry in the log. @param act refuses by throwing */
function move(
  world: World,
  caller: StaffCaller,
  { id, version, action }: { id: number; version: number; action: 'PUBLISH' | 'WITHDRAW' },
  act: (before: DeskActivity) => void,
): DeskActivity {
  return world.db.transaction(() => {
    const before = readAt(world, id, version)
    act(before)
    const after = activityOf(world, id)
    logRecord(world, caller, { action, subjectKind }, { before, after }, logged)
    return after
  })
}

/** Puts a draft on the website. @throws HttpProblem 404, 409 */
export function publishActivity(
  world: World,
  caller: StaffCaller,
  id: number,
  version: number,
): DeskActivity {
  return move(world, caller, { id, version, action: 'PUBLISH' }, (before) => {
    if (before.state !== 'DRAFT')
      throw problem(409, 'error.activityNotDraft', `The activity is ${before.state}`)
    if (new Date(before.startTime) <= world.clock.now()) throw notOpen(before)
    writePublished(world.db, id, true, nowOf(world))
    remindAnew(world, before)
  })
}

/** Takes an activity off the website for which nobody has signed up. @throws HttpProblem 404, 409 */
export function withdrawActivity(
  world: World,
  caller: StaffCaller,
  id: number,
  version: number,
): DeskActivity {
  return move(world, caller, { id, version, action: 'WITHDRAW' }, (before) => {
    const refusal = withdrawalRefusal(before.state, before.hasSignUps === 1)
    if (refusal) throw problem(409, refusal, `The activity is ${before.state}`)
    writePublished(world.db, id, false, nowOf(world))
    unschedule(world, 'ACTIVITY_TOMORROW', id)
  })
}

/** Calls an activity off, by the rule that the console uses. @throws HttpProblem 404, 409 */
export function callActivityOff(
  world: World,
  caller: StaffCaller,
  id: number,
  version: number,
): DeskActivity {
  return move(world, caller, { id, version, action: 'WITHDRAW' }, (before) => {
    if (before.state === 'DRAFT') throw notOpen(before)
    cancelActivity(world, id)
  })
}

/** Throws a draft away, at the version that was read where one is named. @throws HttpProblem 404, 409 */
export function deleteActivity(world: World, caller: StaffCaller, id: number, version?: number): void {
  world.db.transaction(() => {
    const before = activityOf(world, id)
    requireReadVersion(before, version)
    if (before.state !== 'DRAFT')
      throw problem(409, 'error.activityNotDraft', `The activity is ${before.state}`)
    removeActivity(world.db, id, nowOf(world))
    logRecord(world, caller, { action: 'DELETE', subjectKind }, { before, after: null }, logged)
  })
}
