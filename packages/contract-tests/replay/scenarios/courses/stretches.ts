import {
  type Course,
  type CourseProgress,
  type DeskCourseDraft,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { planned } from '../desk/courses.ts'
import { openLesson, watchStretch } from './watching.ts'

const at = (id: number) => ({ params: { path: { id } } })

/** A course with two lessons that the desk puts on offer. @returns its id */
export async function offerCourse(
  context: Context,
  staff: PortalClient,
  changes: Partial<DeskCourseDraft>,
): Promise<{ id: number; version: number }> {
  const body = { ...(await planned(context, staff)), ...changes }
  const { id, version } = await unwrap(staff.POST('/api/admin/courses', { body }))
  return unwrap(staff.POST('/api/admin/courses/{id}/publish', { ...at(id), body: { version } }))
}

/** Pays for a course. @returns the order */
export async function buyCourse(
  context: Context,
  client: PortalClient,
  courseId: Course['id'],
): Promise<number> {
  const body = { courseId }
  const { orderId, code_url } = await unwrap(client.POST('/api/weixin/edu/native/pay', { body }))
  await context.cashier()(code_url)
  return orderId
}

/** A stretch of a lesson that is watched, from one share of it to another. */
export interface Stretch {
  lesson: CourseProgress['lessons'][number]
  from: number
  to: number
}

/**
 * Watches stretches one after the other, as if the time had passed, and does something then. Each lesson is opened once.
 * @param elsewhere how to see it by hand
 */
export async function watchStretches(
  context: Context,
  client: PortalClient,
  elsewhere: string,
  [next, ...more]: Stretch[],
  then: () => Promise<unknown>,
): Promise<void> {
  if (!next) {
    await then()
    return
  }
  const { lessonId } = next.lesson
  const { sessionId, durationS } = await openLesson(client, lessonId)
  const [from, to] = [durationS * next.from, durationS * next.to]
  await watchStretch(client, context.clock(elsewhere), { lessonId, sessionId }, { seq: 1, from, to })
  await watchStretches(context, client, elsewhere, more, then)
}
