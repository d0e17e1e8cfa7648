import { isDeepStrictEqual } from 'node:util'
import { type MemberMessage, type PortalClient, unwrap } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import { at } from '../../../shared/http/at.ts'
import { firstDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { atMost } from '../../run/mock/at-most.ts'
import type { Scenario } from '../../run/scenario.ts'
import { onJourney } from '../account/travel.ts'
import { printCertificate, statusOf } from '../applications/certificates.ts'
import { materialOf, unitToRise } from '../applications/decisions.ts'
import { checkDecided, stateAfter } from './clerks/decided-reviews.ts'
import { checkLogKept } from './clerks/kept-log.ts'
import { refuseUndoOfApproval } from './clerks/stands.ts'
import { deskClient, requirePermission } from './desk-client.ts'

const elsewhere =
  'it takes an application of a member: let the desk approve one to its end, take the last decision back within ten seconds, and look at what its member has'

const params = { query: { size: 2000 } }

/** For so many seconds a decision can be taken back; a call takes a part of one. */
const undoable = 10

/** Whoever has decided is told until when that can be taken back, which is soon. */
export function checkUndoable(context: Context, undoUntil: string | null, operation: OperationId): void {
  const left = (Date.parse(undoUntil ?? '') - context.now().getTime()) / 1000
  const rule = 'a decision can be taken back for ten seconds'
  context.expect(left > 0 && left < undoable + 2, rule, undoUntil, operation)
}

/** What can come of an application, as its member sees it. */
type Consequences = Record<'fees' | 'notices' | 'unread' | 'member' | 'certificate', string>

/** What else was handed in before may be decided meanwhile, of which the member is told as well. */
const isOfOthers = ({ kind, subject }: MemberMessage, id: number): boolean =>
  !['APPLICATION', 'FEE', 'CERTIFICATE'].includes(kind) ||
  (subject?.kind === 'APPLICATION' && subject.id !== id)

/** @param id of the application */
async function consequences(context: Context, client: PortalClient, id: number): Promise<Consequences> {
  const fees = await unwrap(client.GET('/api/member-fees/user', { params }))
  const all = await unwrap(client.GET('/api/member-messages', { params }))
  const notices = all.filter((notice) => !isOfOthers(notice, id))
  const others = all.filter((notice) => notice.isRead === 0 && isOfOthers(notice, id)).length
  const { unreadCount } = await unwrap(client.GET('/api/member-messages/unread-count'))
  const { memberLevel, validTo } = await unwrap(client.GET('/api/member/current'))
  const { data: printed } = await printCertificate(client, 'UNIT')
  return {
    fees: fees.map(({ id, status, amount }) => `${id} ${status} ${amount}`).join(),
    notices: notices.map(({ id }) => id).join(),
    unread: `${unreadCount - others}`,
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

/** What is another one after each decision, also after one that was taken back. */
const moving = ['log', 'undoUntil', 'lastModifiedDate', 'version']

const without = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !moving.includes(name)))

/** It is returned, or rejected, which is taken back: its member has it as before. */
async function undoRefusal(
  context: Context,
  staff: PortalClient,
  client: PortalClient,
  [id, result]: [id: number, result: 'RETURN' | 'REJECT'],
) {
  const path = '/api/admin/applications/{id}'
  const own = async () => without(await unwrap(client.GET('/api/member-applies/user/{id}', at(id))))
  const whole = await own()
  const { version, previous } = await unwrap(staff.GET(path, at(id)))
  const reasons = [{ field: 'materials', text: '回放核对：请换一份' }]
  const body = { version, result, opinion: '回放核对：随即撤回', ...(result === 'RETURN' && { reasons }) }
  const told = async () => (await unwrap(client.GET('/api/member-messages', { params }))).length
  const before = await told()
  const refused = await unwrap(staff.POST(`${path}/decision`, { ...at(id), body }))
  const { status, auditRecords } = await unwrap(client.GET('/api/member-applies/user/{id}', at(id)))
  const is = 'what the desk returns its member has back, and what it rejects is rejected'
  context.expect(status === stateAfter[result], is, status)
  const written = auditRecords.at(-1)
  const rule = 'who applied reads the opinion of the desk, and what to mend field by field'
  const words = [body.opinion, ...(body.reasons ?? []).map(({ text }) => text)]
  const isTold = words.every((text) => written?.opinion.includes(text))
  const isWhole = isTold && (result === 'REJECT' || isDeepStrictEqual(written?.reasons, reasons))
  context.expect(isWhole, rule, JSON.stringify(written), 'decideDeskApplication')
  const more = (await told()) - before
  context.expect(
    more === 1,
    'what the desk decides is told once to who applied',
    more,
    'decideDeskApplication',
  )
  const undone = await unwrap(staff.POST(`${path}/undo`, at(id)))
  await checkLogKept(context, staff, refused, undone, 'undoDeskApplication')
  const isCompared = isDeepStrictEqual(undone.previous, previous)
  const kept = 'what is compared with is as before once a decision was taken back'
  context.expect(isCompared, kept, JSON.stringify(undone.previous), 'undoDeskApplication')
  const other = firstDifference(whole, await own())
  const same = `an application of which the ${result} was taken back is as before`
  context.expect(other === null, same, `another ${other}`, 'getMemberApply')
}

/** More reviews than any application goes through. */
const mostReviews = 9

/** It is approved step by step; the first step is taken back, and the last one. */
async function undoLast(context: Context, staff: PortalClient): Promise<void> {
  const { client, id } = await applyToRise(context)
  const path = '/api/admin/applications/{id}'
  const statusNow = async () => (await unwrap(client.GET('/api/member-applies/user/{id}', at(id)))).status
  for (const result of ['RETURN', 'REJECT'] as const) await undoRefusal(context, staff, client, [id, result])
  let isFirst = true
  await atMost(mostReviews, 'An application is still under review after each approval', async () => {
    const before = { ...(await consequences(context, client, id)), application: await statusNow() }
    const { version, node } = await unwrap(staff.GET(path, at(id)))
    const body = { version, result: 'APPROVE' as const }
    const decided = await unwrap(staff.POST(`${path}/decision`, { ...at(id), body }))
    checkUndoable(context, decided.undoUntil, 'decideDeskApplication')
    const status = await statusNow()
    const isWaiting = status === 'SUBMITTED' || status === 'REVIEWING'
    if (isWaiting && !isFirst) return undefined
    if (isWaiting) {
      isFirst = false
      const undone = await unwrap(staff.POST(`${path}/undo`, at(id)))
      const seen = `${undone.status} ${undone.node} ${undone.application.auditRecords.length}`
      const meant = `${before.application} ${node} ${decided.application.auditRecords.length - 1}`
      const rule = 'a first approval that was taken back leaves the review as before'
      context.expect(seen === meant, rule, seen, 'undoDeskApplication')
      return undefined
    }
    const { fees } = await consequences(context, client, id)
    context.expect(fees !== before.fees, 'an upgrade that was approved bills its fee', fees)
    const undone = await unwrap(staff.POST(`${path}/undo`, at(id)))
    await checkLogKept(context, staff, decided, undone, 'undoDeskApplication')
    const after = { ...(await consequences(context, client, id)), application: await statusNow() }
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

/** What a review is about: its record, and of a refund the order. */
interface About {
  recordId: number
  orderId: number
}

/** The order of a refund. */
async function orderOf(staff: PortalClient, refund: number): Promise<number> {
  const params = { query: { 'id.equals': refund } }
  const { data: rows = [] } = await staff.GET('/api/admin/refunds', { params })
  return rows[0]?.orderId ?? 0
}

/** The owner's own record behind a review of each kind of which a decision is taken back. */
const ownRecords = {
  INVOICE: (client: PortalClient, { recordId }: About) =>
    client.GET('/api/member-invoices-detail/{id}', at(recordId)),
  SITE: async (client: PortalClient, { recordId }: About) => {
    const { data } = await client.GET('/api/member-web/info')
    return { data: data?.id === recordId ? data : undefined }
  },
  SITE_ITEM: (client: PortalClient, { recordId }: About) => client.GET('/api/member-news/{id}', at(recordId)),
  ORDER_REFUND: (client: PortalClient, { orderId }: About) =>
    client.GET('/api/member-order-detail/{id}', at(orderId)),
}

/** What the owner of the record sees of it and was told last of it, or of the ORDER of an ORDER_REFUND, where one of the accounts of the run is that. */
async function ownerOf(context: Context, kind: keyof typeof ownRecords, about: About) {
  const clients = [await context.as('unit'), await context.as('person')]
  const latest = { params: { query: { size: 20 } } }
  const id = kind === 'ORDER_REFUND' ? about.orderId : about.recordId
  for (const client of [...clients, ...(await context.others()).map((one) => one.client)])
    if ((await ownRecords[kind](client, about)).data)
      return async () => {
        const notices = await unwrap(client.GET('/api/member-messages', latest))
        const own = notices.filter(
          ({ subject }) => kind.startsWith(subject?.kind ?? '-') && subject?.id === id,
        )
        return { ...(await ownRecords[kind](client, about)).data, notices: own.map((notice) => notice.id) }
      }
  return undefined
}

/**
 * Each result of each kind is taken back: the review and the owner's record are as before.
 * @param isUndone whether an approval does not stay either, which is not taken back
 */
export async function undoEach(context: Context, staff: PortalClient, isUndone: boolean): Promise<void> {
  const path = '/api/admin/reviews/{kind}/{id}'
  for (const kind of Object.keys(ownRecords) as (keyof typeof ownRecords)[]) {
    const rule = `a ${kind} of which a decision was taken back is as before`
    const query = { 'status.equals': 'PENDING', 'kind.equals': kind, size: 1 }
    const [row] = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
    if (!row) {
      context.untried(rule, 'none waits')
      continue
    }
    const params = { path: { kind, id: row.recordId } }
    const review = await unwrap(staff.GET(path, { params }))
    const orderId = kind === 'ORDER_REFUND' ? await orderOf(staff, row.recordId) : 0
    const own = await ownerOf(context, kind, { ...review, orderId })
    if (!own) context.untried(`${rule} to its owner`, 'it is of another member')
    const owned = await own?.()
    const before = [review, owned]
    for (const result of review.decisions.filter((one) => one !== 'APPROVE')) {
      const body = { submittedAt: review.submittedAt, result, opinion: '回放核对：随即撤回' }
      const decided = await unwrap(staff.POST(`${path}/decision`, { params, body }))
      const told = await own?.()
      checkDecided(context, result, decided, told)
      const isTold =
        !told || (told.notices[0] !== owned?.notices[0] && JSON.stringify(told).includes(body.opinion))
      const why = `whose ${kind} is decided at the desk is told, and reads why`
      context.expect(isTold, why, result, 'decideDeskReview')
      const undone = await unwrap(staff.POST(`${path}/undo`, { params }))
      await checkLogKept(context, staff, decided, undone, 'undoDeskReview')
      const after = [await unwrap(staff.GET(path, { params })), await own?.()]
      const differences = after.map((now, place) =>
        firstDifference(without(before[place] ?? {}), without(now ?? {})),
      )
      const [atDesk, atOwner] = differences
      context.expect(atDesk === null, rule, `${result} left another ${atDesk}`, 'getDeskReview')
      context.expect(atOwner === null, `${rule} to its owner`, `${result} left another ${atOwner}`)
    }
    if (isUndone) await refuseUndoOfApproval(context, staff, row)
    else context.untried(`an approval of a ${kind} is not taken back`, 'it would stay')
  }
}

export const undone: Scenario[] = [
  {
    name: 'The desk: an approval that is taken back leaves nothing of what came of it',
    operations: [
      ...(['decideDeskApplication', 'undoDeskApplication', 'getDeskApplication', 'listMemberFees'] as const),
      ...(['listMemberMessages', 'getMemberApply', 'createMemberApply', 'getPrintInfo'] as const),
      ...(['countUnreadMessages', 'listDeskLog'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.applications')
      await onJourney(context, elsewhere, async () => {
        await context.association().decideByHand()
        await undoLast(context, staff)
      })
    },
  },
]
