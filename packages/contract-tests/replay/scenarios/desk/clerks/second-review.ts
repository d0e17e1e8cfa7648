import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../../shared/http/at.ts'
import type { Context } from '../../../run/context.ts'
import { refusedWith } from '../../../run/rules.ts'
import { clockFor } from '../../account/travel.ts'

const rule = 'a review is not taken back once the next one is decided'

const elsewhere =
  'let two of the staff approve two reviews of an application, and the first one take his back at once'

const path = '/api/admin/applications/{id}'

/** Approves the review that an application waits for. @returns whether it waits for another one then */
async function approve(by: PortalClient, id: number): Promise<boolean> {
  const { version } = await unwrap(by.GET(path, at(id)))
  const { data } = await by.POST(`${path}/decision`, { ...at(id), body: { version, result: 'APPROVE' } })
  return data !== undefined && data.node !== null
}

/** An application of which a clerk has approved a review, and that waits for another one; undefined where there is none. */
async function halfWay(clerk: PortalClient): Promise<number | undefined> {
  const query = { 'status.in': ['SUBMITTED', 'REVIEWING'], 'claimedById.specified': false, size: 20 }
  const rows = await unwrap(clerk.GET('/api/admin/applications', { params: { query } }))
  for (const { id } of rows) if (await approve(clerk, id)) return id
  return undefined
}

/** Of two who approve one review after the other, the first does not take his back, although its seconds last. */
export async function checkSecondReview(
  context: Context,
  staff: PortalClient,
  clerk: PortalClient,
): Promise<void> {
  const clock = clockFor(context, rule, elsewhere)
  const check = async () => {
    const id = await halfWay(clerk)
    if (id === undefined) return context.untried(rule, 'no application waits that has two reviews before it')
    await approve(staff, id)
    const { undoUntil } = await unwrap(clerk.GET(path, at(id)))
    const until = 'a review can be taken back until no time once another one has decided the next'
    context.expect(undoUntil === null, until, undoUntil, 'getDeskApplication')
    const undoing = clerk.POST(`${path}/undo`, at(id))
    const what = 'taking a review back after another one has decided the next'
    await refusedWith(context, 409, 'error.undoOver', what, undoing)
  }
  await clock?.(1, check, 'undone')
}
