import { isDeepStrictEqual } from 'node:util'
import { type ApplyKind, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../../shared/http/at.ts'
import type { Context } from '../../../run/context.ts'
import { currentMember } from '../../../run/current-member.ts'
import { appliesOf } from '../../applications/memberships.ts'
import { findDesk } from '../desk-client.ts'

/** What a change by an application can be seen by. */
export async function particularsOf(client: PortalClient): Promise<object> {
  const basic = await unwrap(client.GET('/api/member-basic/detail'))
  const { name } = await currentMember(client)
  return { ...basic, calledNow: name }
}

/** What ends with a membership: it, the people of a unit, whom it has invited, and what else it has handed in. */
export async function membershipOf(client: PortalClient): Promise<object> {
  const { membershipStatus, memberLevel, validTo } = await currentMember(client)
  const params = { query: { size: 2000 } }
  const { data: people = [] } = await client.GET('/api/unit-people', { params })
  const { data: invited = [] } = await client.GET('/api/unit-invitations', { params })
  const others = (await appliesOf(client)).filter(({ applyKind }) => applyKind !== 'QUIT')
  return {
    ...{ membershipStatus, memberLevel, validTo, people: people.map(({ id }) => id) },
    invited: invited.map(({ id, status }) => `${id} ${status}`),
    others: others.map(({ id, status }) => `${id} ${status}`),
  }
}

/**
 * The last approval of an application, which a clerk has just given, is taken back, and given again.
 * @param read what its member sees of what has come of it @param before what was seen of that before the approval
 */
export async function undoAndApprove(
  context: Context,
  { id, applyNo }: { id: number; applyNo: string },
  applyKind: ApplyKind,
  before: object,
  read: () => Promise<object>,
): Promise<void> {
  const rule = `an approval of a ${applyKind} that was taken back leaves nothing of what came of it`
  const staff = context.leftOut.has('undoDeskApplication') ? null : await findDesk(context)
  const undone = await staff?.POST('/api/admin/applications/{id}/undo', at(id))
  if (!undone?.response.ok) return context.untried(rule, 'the staff may not, or not any more')
  const after = await read()
  const others = Object.entries(before).filter(
    ([name, is]) => !isDeepStrictEqual(is, Reflect.get(after, name)),
  )
  const seen = others.map(([name]) => `${name} ${JSON.stringify(Reflect.get(after, name))}`).join()
  context.expect(others.length === 0, rule, seen, 'undoDeskApplication')
  await context.association()({ kind: 'APPLICATION', naming: applyNo, result: 'APPROVE' })
}
