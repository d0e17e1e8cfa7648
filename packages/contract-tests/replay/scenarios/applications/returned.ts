import { isDeepStrictEqual } from 'node:util'
import { type MemberApply, type MemberApplyDraft, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import { clockFor } from '../account/travel.ts'

/** An application as its applicant sees it. */
export const read = (client: PortalClient, id: number): Promise<MemberApply> =>
  unwrap(client.GET('/api/member-applies/user/{id}', at(id)))

/** Takes an application back. */
export const withdraw = (client: PortalClient, id: number) =>
  client.POST('/api/member-applies/user/{id}/withdraw', at(id))

/** What is returned is taken back no more; while it is mended, it says why and what was handed in. */
export async function checkReturned(
  context: Context,
  client: PortalClient,
  body: MemberApplyDraft & { id: number },
) {
  await refusedWith(
    context,
    409,
    'error.applicationDraft',
    'taking back what was returned',
    withdraw(client, body.id),
  )
  const before = await read(client, body.id)
  await unwrap(client.PUT('/api/member-applies', { body: { ...body, status: 'DRAFT' } }))
  const after = await read(client, body.id)
  context.expect(after.status === 'RETURNED', 'what is mended stays RETURNED', after.status)
  const isKept =
    after.returnReason === before.returnReason && isDeepStrictEqual(after.returnedForm, before.returnedForm)
  const rule = 'what is mended says why it was returned, and what was handed in, until it is handed in again'
  context.expect(isKept, rule, `${after.returnReason}, ${JSON.stringify(after.returnedForm)}`)
}

/** What is returned says, as it comes back, all that was handed in. */
export function checkReturnedForm(context: Context, { returnedForm, ...returned }: MemberApply): void {
  const other = returnedForm ? firstSharedDifference({ ...returnedForm }, returned) : 'form'
  context.expect(other === null, 'what is returned says what was handed in', `another ${other}`)
}

/** What waits again is taken back as what waits for the first time. */
export async function takeBackAgain(context: Context, client: PortalClient, id: number): Promise<void> {
  const rule = 'what was handed in again is taken back before its review'
  const clock = clockFor(context, rule, 'it ends the application: hand one in again, and take it back')
  const check = async () => {
    const { data, error } = await withdraw(client, id)
    const seen = data?.status ?? error?.message
    context.expect(seen === 'WITHDRAWN', rule, seen, 'withdrawMemberApply')
  }
  await clock?.(1, check, 'undone')
}
