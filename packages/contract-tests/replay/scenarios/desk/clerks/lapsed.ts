import { type DeskClaim, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../../shared/http/at.ts'
import type { Context } from '../../../run/context.ts'
import { clockFor } from '../../account/travel.ts'

/** Seconds for which an application that was taken is nobody else's. */
const claimed = 900

type Claiming = (by: PortalClient) => Promise<{ data?: DeskClaim; response: Response }>

/** What nobody has any more is nobody's, wherever it is shown. @param id of the application */
async function checkFree(context: Context, staff: PortalClient, id: number): Promise<void> {
  const one = await unwrap(staff.GET('/api/admin/applications/{id}', at(id)))
  const query = { 'id.equals': id }
  const [row] = await unwrap(staff.GET('/api/admin/applications', { params: { query } }))
  for (const [seen, operation] of [
    [one, 'getDeskApplication'],
    [row, 'listDeskApplications'],
  ] as const) {
    const isFree = seen?.claim === null && seen.claimedById === null
    const rule = 'what was taken a quarter of an hour ago is nobody’s'
    context.expect(isFree, rule, JSON.stringify(seen?.claim), operation)
  }
}

/**
 * What one has taken another one may take once a quarter of an hour is over, and not before; who has it may have it longer.
 * @param id of the application @param holder who has it
 */
export async function checkLapse(
  context: Context,
  staff: PortalClient,
  id: number,
  claimBy: Claiming,
  holder: PortalClient,
): Promise<void> {
  const elsewhere = 'take an application, and let another one take it after a quarter of an hour'
  const clock = clockFor(context, 'what was taken is free again after a quarter of an hour', elsewhere)
  for (const [seconds, status] of [
    [claimed - 30, 409],
    [claimed + 30, 200],
  ] as const)
    await clock?.(
      seconds,
      async () => {
        const { mine } = await unwrap(holder.GET('/api/admin/workplace'))
        const held = 'what somebody has taken is at the own workplace until it is free again'
        context.expect(mine.length === Number(status === 409), held, mine.length, 'getDeskWorkplace')
        if (status === 200) await checkFree(context, staff, id)
        const seen = (await claimBy(staff)).response.status
        context.expect(seen === status, `what was taken is answered ${status} after ${seconds} s`, seen)
        if (seen !== 409) return
        const { expiresAt } = await unwrap(claimBy(holder))
        const left = (Date.parse(expiresAt) - context.now().getTime()) / 1000
        const rule = 'what is taken again is taken for a quarter of an hour more'
        context.expect(Math.abs(left - claimed) < 30, rule, `${Math.round(left)} s`)
      },
      'undone',
    )
}
