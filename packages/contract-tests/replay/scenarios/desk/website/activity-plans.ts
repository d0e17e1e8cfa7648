import type { DeskActivity, PortalClient } from '@portal/api-contract'
import { at } from '../../../../shared/http/at.ts'
import { day } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../../run/rules.ts'
import { planned } from '../activity-draft.ts'

type Plan = ReturnType<typeof planned>

/** Signing up begins before it ends, that before the activity begins, and the activity before it ends. @param put sends such a plan */
export async function refuseMixed(
  context: Context,
  of: string,
  put: (mixed: Plan) => Parameters<typeof refused>[3],
): Promise<void> {
  const body = planned(context.now())
  const { signUpStart, startTime, endTime } = body
  for (const [what, mixed] of [
    ['signing up ends when it begins', { signUpDeadline: signUpStart }],
    ['somebody signs up after it began', { signUpDeadline: endTime }],
    ['it ends when it begins', { endTime: startTime }],
  ] as const)
    await refused(context, 400, `${of} of which ${what}`, put({ ...body, ...mixed }))
}

/** What is published begins later than now. */
export async function refusePast(
  context: Context,
  staff: PortalClient,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const past = planned(new Date(context.now().getTime() - 60 * day))
  const changing = staff.PUT('/api/admin/activities', { body: { ...past, id, version } })
  await refusedField(context, 'startTime', 'what is published, put before now', changing)
}

/** What has begun stays as it is, and on the website. */
export async function refuseBegun(context: Context, staff: PortalClient, begun: DeskActivity): Promise<void> {
  const { id, version } = begun
  const body = { ...planned(context.now()), id, version }
  const withdrawal = { ...at(id), body: { version } }
  for (const [done, call] of [
    ['changed', () => staff.PUT('/api/admin/activities', { body })],
    ['withdrawn', () => staff.POST('/api/admin/activities/{id}/withdraw', withdrawal)],
    ['called off', () => staff.POST('/api/admin/activities/{id}/cancel', withdrawal)],
  ] as const)
    await refusedWith(context, 409, 'error.activityNotOpen', `what has begun, ${done}`, call())
}
