import { type Course, type DeskCourseDraft, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { planned } from '../desk/courses.ts'

/** A course with two lessons that the desk puts on offer. @returns its id and version */
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
