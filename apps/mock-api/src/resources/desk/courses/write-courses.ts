import type { DeskCourseDetail, DeskCourseDraft, DeskCourseUpdate } from '@portal/api-contract'
import { problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { courseWithdrawalRefusal, publishRefusal } from '../../../domain/desk/writing/course-plan.ts'
import { prcYear } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { logRecord } from '../log/write-log.ts'
import { requireReadVersion } from '../read-version.ts'
import { checkCourse } from './check-course.ts'
import {
  courseOf,
  insertCourse,
  removeCourse,
  writeCourse,
  writePublished,
  writeWithdrawn,
} from './course-store.ts'

const nowOf = ({ clock }: World): string => clock.now().toISOString()

const subjectKind = 'COURSE'

/** What the log shows of a course. */
function logged({ lastModifiedDate: _date, ...rest }: DeskCourseDetail) {
  return rest
}

/** The course as it is at the version that was read. @throws HttpProblem 404, 409 */
function readAt(world: World, id: number, version: number): DeskCourseDetail {
  // An order that is due to be closed holds the course no longer.
  settleDue(world)
  const course = courseOf(world, id)
  if (course.version !== version)
    throw problem(409, 'error.courseChanged', `The course is at version ${course.version} by now`)
  return course
}

/** Writes a draft. @throws HttpProblem 400 */
export function createCourse(world: World, caller: StaffCaller, body: DeskCourseDraft): DeskCourseDetail {
  return world.db.transaction(() => {
    checkCourse(world, body)
    const after = courseOf(world, insertCourse(world.db, body, nowOf(world)))
    logRecord(world, caller, { action: 'CREATE', subjectKind }, { before: null, after }, logged)
    return after
  })
}

/** What is done with a course as it was read, with an entry in the log. @param act refuses by throwing */
function change(
  world: World,
  caller: StaffCaller,
  { id, version, action }: { id: number; version: number; action: 'UPDATE' | 'PUBLISH' | 'WITHDRAW' },
  act: (before: DeskCourseDetail) => void,
): DeskCourseDetail {
  return world.db.transaction(() => {
    const before = readAt(world, id, version)
    act(before)
    const after = courseOf(world, id)
    logRecord(world, caller, { action, subjectKind }, { before, after }, logged)
    return after
  })
}

/** Changes a course, by what whoever takes it relies on. @throws HttpProblem 400, 404, 409 */
export function updateCourse(world: World, caller: StaffCaller, body: DeskCourseUpdate): DeskCourseDetail {
  const { id, version } = body
  return change(world, caller, { id, version, action: 'UPDATE' }, (before) => {
    checkCourse(world, body, before)
    writeCourse(world.db, id, body, nowOf(world))
  })
}

/** Puts a draft on offer. @throws HttpProblem 404, 409 */
export function publishCourse(
  world: World,
  caller: StaffCaller,
  id: number,
  version: number,
): DeskCourseDetail {
  return change(world, caller, { id, version, action: 'PUBLISH' }, (before) => {
    const refusal = publishRefusal(before, prcYear(world.clock.now()))
    if (refusal) throw problem(409, refusal, `The course is ${before.state} and of ${before.year}`)
    writePublished(world.db, id, nowOf(world))
  })
}

/** Takes a course off the website that nobody takes. @throws HttpProblem 404, 409 */
export function withdrawCourse(
  world: World,
  caller: StaffCaller,
  id: number,
  version: number,
): DeskCourseDetail {
  return change(world, caller, { id, version, action: 'WITHDRAW' }, (before) => {
    const refusal = courseWithdrawalRefusal(before.state, before.isTaken === 1)
    if (refusal) throw problem(409, refusal, `The course is ${before.state}`)
    writeWithdrawn(world.db, id, nowOf(world))
  })
}

/** Throws a draft away, at the version that was read where one is named. @throws HttpProblem 404, 409 */
export function deleteCourse(world: World, caller: StaffCaller, id: number, version?: number): void {
  world.db.transaction(() => {
    const before = courseOf(world, id)
    requireReadVersion(before, version)
    if (before.state !== 'DRAFT') throw problem(409, 'error.courseNotDraft', `The course is ${before.state}`)
    removeCourse(world.db, id, nowOf(world))
    logRecord(world, caller, { action: 'DELETE', subjectKind }, { before, after: null }, logged)
  })
}
