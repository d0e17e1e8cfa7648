import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { atMost } from '../../run/mock/at-most.ts'
import type { Scenario } from '../../run/scenario.ts'
import { onJourney } from '../account/travel.ts'
import { printCertificate, statusOf } from '../applications/certificates.ts'
import { materialOf, unitToRise } from '../applications/decisions.ts'
import { deskClient, requirePermission } from './desk-client.ts'

const elsewhere =
  'it takes an application of a member: let the desk approve one to its end, take the last decision back within ten seconds, and look at what its member has'

const params = { query: { size: 2000 } }

/** What can come of an application, as its member sees it. */
type Consequences = Record<'fees' | 'notices' | 'member' | 'certificate', string>

async function consequences(context: Context, client: PortalClient): Promise<Consequences> {
  const fees = await unwrap(client.GET('/api/member-fees/user', { params }))
  const notices = await unwrap(client.GET('/api/member-messages', { params }))
  const { memberLevel, validTo } = await unwrap(client.GET('/api/member/current'))
  const { data: printed } = await printCertificate(client, 'UNIT')
  return {
    fees: fees.map(({ id, status, amount }) => `${id} ${status} ${amount}`).join(),
    notices: notices.map(({ id }) => id).join(),
    member: `${memberLevel} ${validTo}`,
    certificate: printed ? `${printed.verifyCode} ${await statusOf(context, printed.verifyCode)}` : 'none',
  }
}

/** A unit asks for a higher level. @returns the application */
async function applyToRise(context: Context) {
  const { client, higher } = await unitToRise(context)
  const materials = [await materialOf(client, '盖章申请表')]
  const body = {
    applyKind: 'UPGRADE',
    targetLevel: higher,
    statement: true,
    materials,
    status: 'SUBMITTED',
  } as const
  const sent = await client.POST('/api/member-applies', { body })
  if (sent.response.status === 409) context.skip('the unit has an application of the kind already')
  return { client, id: (await unwrap(Promise.resolve(sent))).id }
}

/** More reviews than any application goes through. */
const mostReviews = 9

/** It is approved step by step; the last step is taken back. */
async function undoLast(context: Context, staff: PortalClient): Promise<void> {
  const { client, id } = await applyToRise(context)
  const path = '/api/admin/applications/{id}'
  const statusNow = async () => (await unwrap(client.GET('/api/member-applies/user/{id}', at(id)))).status
  await atMost(mostReviews, 'An application is still under review after each approval', async () => {
    const before = { ...(await consequences(context, client)), application: await statusNow() }
    const { version } = await unwrap(staff.GET(path, at(id)))
    const body = { version, result: 'APPROVE' as const }
    await unwrap(staff.POST(`${path}/decision`, { ...at(id), body }))
    const status = await statusNow()
    if (status === 'SUBMITTED' || status === 'REVIEWING') return undefined
    const { fees } = await consequences(context, client)
    context.expect(fees !== before.fees, 'an upgrade that was approved bills its fee', fees)
    await unwrap(staff.POST(`${path}/undo`, at(id)))
    const after = { ...(await consequences(context, client)), application: await statusNow() }
    for (const [what, seen] of Object.entries(after)) {
      const meant = before[what as keyof typeof before]
      context.expect(
        seen === meant,
        `an approval that was taken back leaves ${what} as before`,
        `${seen} / ${meant}`,
      )
    }
    return 'undone'
  })
}

export const undone: Scenario[] = [
  {
    name: 'The desk: an approval that is taken back leaves nothing of what came of it',
    operations: [
      ...(['decideDeskApplication', 'undoDeskApplication', 'getDeskApplication', 'listMemberFees'] as const),
      ...(['listMemberMessages', 'getMemberApply', 'createMemberApply', 'getPrintInfo'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.applications')
      await onJourney(context, elsewhere, async () => {
        await context.association().decideByHand()
        await undoLast(context, staff)
      })
    },
  },
]
