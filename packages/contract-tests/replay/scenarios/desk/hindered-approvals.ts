import { isDeepStrictEqual } from 'node:util'
import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { onJourney } from '../account/travel.ts'
import { materialOf, unitToRise } from '../applications/decisions.ts'
import { deskClient, requirePermission } from './desk-client.ts'

const elsewhere =
  'it takes an application and a level: let a unit apply for a level, give it that level at the desk, and approve the application'

/** Gives a member a level by its number. */
async function giveLevel(staff: PortalClient, memberNo: string, memberLevel: string): Promise<void> {
  const query = { 'memberNo.equals': memberNo }
  const [row] = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
  const params = { path: { id: row?.id ?? 0 } }
  const { lastModifiedDate } = await unwrap(staff.GET('/api/admin/members/{id}', { params }))
  const body = { memberLevel, reason: '回放核对', lastModifiedDate }
  await unwrap(staff.POST('/api/admin/members/{id}/level', { params, body }))
}

/** Who has got meanwhile what was applied for has nothing to be approved. */
async function checkHindered(context: Context, staff: PortalClient): Promise<void> {
  await context.association().decideByHand()
  const { client, higher } = await unitToRise(context)
  const { memberNo, memberLevel } = await unwrap(client.GET('/api/member/current'))
  const materials = [await materialOf(client, '盖章申请表')]
  const draft = { applyKind: 'UPGRADE', targetLevel: higher, statement: true, materials } as const
  const kept = await client.POST('/api/member-applies', { body: draft })
  if (kept.response.status === 409) context.skip('the unit has an application of the kind already')
  const { id } = await unwrap(Promise.resolve(kept))
  const params = { path: { id } }
  const submit = () => client.PUT('/api/member-applies', { body: { ...draft, id, status: 'SUBMITTED' } })
  await giveLevel(staff, memberNo ?? '', higher)
  const what = 'handing in a draft for a level that the member has by now'
  await refusedWith(context, 409, 'error.levelNotHigher', what, submit())
  const { status } = await unwrap(client.GET('/api/member-applies/user/{id}', { params }))
  context.expect(status === 'DRAFT', 'what is not handed in stays a draft', status)
  await giveLevel(staff, memberNo ?? '', memberLevel ?? '')
  await unwrap(submit())
  await giveLevel(staff, memberNo ?? '', higher)
  const read = () => unwrap(staff.GET('/api/admin/applications/{id}', { params }))
  const before = await read()
  const body = { version: before.version, result: 'APPROVE' as const }
  const approving = staff.POST('/api/admin/applications/{id}/decision', { params, body })
  const problem = await refused(context, 409, 'approving a level that the member has', approving)
  const { reason } = (problem.params ?? {}) as { reason?: unknown }
  const seen = `${problem.message} ${reason}`
  const after = await read()
  const isAsBefore =
    isDeepStrictEqual(after.application, before.application) && isDeepStrictEqual(after.log, before.log)
  const { auditRecords } = after.application
  context.expect(isAsBefore, 'an approval that is refused decides nothing', JSON.stringify(auditRecords))
  const rule = 'an approval that something is against is refused, and says what it is'
  context.expect(
    problem.message === undefined || seen === 'error.approvalHindered STANDING_CHANGED',
    rule,
    seen,
  )
}

export const hinderedApprovals: Scenario[] = [
  {
    name: 'The desk: nothing is approved that the member has already',
    operations: [
      ...(['decideDeskApplication', 'changeDeskMemberLevel', 'createMemberApply'] as const),
      ...(['getDeskApplication', 'updateMemberApply', 'getMemberApply'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.applications', 'desk.members')
      await onJourney(context, elsewhere, () => checkHindered(context, staff))
    },
  },
]
