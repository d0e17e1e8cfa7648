import { isDeepStrictEqual } from 'node:util'
import { type MemberApply, type MemberApplyDraft, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import { clockFor } from '../account/travel.ts'
import { readByClerk } from './at-desk.ts'

/** An application as its applicant sees it. */
export const read = (client: PortalClient, id: number): Promise<MemberApply> =>
  unwrap(client.GET('/api/member-applies/user/{id}', at(id)))

/** Takes an application back. */
export const withdraw = (client: PortalClient, id: number) =>
  client.POST('/api/member-applies/user/{id}/withdraw', at(id))

/** What an applicant states of an application. */
const stated = ['person', 'company', 'targetLevel', 'reason', 'recommender', 'materials'] as const

/**
 * What is returned is taken back no more; while it is mended, it says why and what was handed in, whatever is saved meanwhile.
 * @param body what was handed in
 * @param meanwhile what is saved in its place, other than that in each of its properties
 */
export async function checkReturned(
  context: Context,
  client: PortalClient,
  body: MemberApplyDraft & { id: number },
  meanwhile: Pick<MemberApplyDraft, (typeof stated)[number]>,
) {
  const { id } = body
  const what = 'taking back what was returned'
  await refusedWith(context, 409, 'error.applicationDraft', what, withdraw(client, id))
  const before = await read(client, id)
  const draft = { ...body, ...meanwhile, status: 'DRAFT' } as const
  const saved = await unwrap(client.PUT('/api/member-applies', { body: draft }))
  const after = await read(client, id)
  const listed = await unwrap(
    client.GET('/api/member-applies/user', { params: { query: { 'id.equals': id } } }),
  )
  context.expect(after.status === 'RETURNED', 'what is mended stays RETURNED', after.status)
  const kept = stated.find((name) => name in meanwhile && isDeepStrictEqual(after[name], before[name]))
  context.expect(kept === undefined, 'what is mended is what was saved last', `${kept} as before`)
  const rule = 'what is mended says why it was returned, and what was handed in, until it is handed in again'
  for (const [operation, shown] of [
    ['updateMemberApply', saved],
    ['getMemberApply', after],
    ['listMemberApplies', listed[0]],
  ] as const) {
    const isKept =
      shown?.returnReason === before.returnReason &&
      isDeepStrictEqual(shown.returnedForm, before.returnedForm)
    context.expect(isKept, rule, `${shown?.returnReason}, ${JSON.stringify(shown?.returnedForm)}`, operation)
  }
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
    const refuseOld = await readByClerk(context, id)
    const { data, error } = await withdraw(client, id)
    const seen = data?.status ?? error?.message
    context.expect(seen === 'WITHDRAWN', rule, seen, 'withdrawMemberApply')
    if (data) await refuseOld('its owner has withdrawn it')
  }
  await clock?.(1, check, 'undone')
}
