import { type DeskResult, type DeskReview, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { onceAtOnce, refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { toldOf } from '../account/notices.ts'
import { minute } from '../account/travel.ts'
import { checkDecided } from './clerks/decided-reviews.ts'
import { checkLogKept } from './clerks/kept-log.ts'
import { refuseEachUndo, refuseUndo } from './clerks/stands.ts'
import { deskClient, requirePermission } from './desk-client.ts'
import { kinds, whileAllWait } from './everyone.ts'
import { checkUndoable, undoEach } from './undone.ts'

async function waitingApplication(context: Context, staff: PortalClient): Promise<number> {
  const query = { 'status.in': ['SUBMITTED', 'REVIEWING'], 'claimedById.specified': false }
  const [first] = await unwrap(staff.GET('/api/admin/applications', { params: { query } }))
  return first?.id ?? context.skip('no application waits for a review')
}

/** What says not why, and how it does not. */
const silences: [how: string, silent: { opinion?: string }][] = [
  ['without a reason', {}],
  ['with blanks for a reason', { opinion: ' \n ' }],
]

async function decideAndUndo(context: Context, staff: PortalClient): Promise<void> {
  const params = { path: { id: await waitingApplication(context, staff) } }
  const before = await unwrap(staff.GET('/api/admin/applications/{id}', { params }))
  const isMine = async () => {
    const { data } = await staff.GET('/api/admin/workplace')
    return data?.mine.some(({ id, claim }) => id === params.path.id && claim !== null)
  }
  await unwrap(staff.POST('/api/admin/applications/{id}/claim', { params }))
  const taken = await isMine()
  const rule = 'an application is among what one has taken until it is given back'
  context.expect(taken !== false, rule, 'not among them', 'getDeskWorkplace')
  await unwrap(staff.DELETE('/api/admin/applications/{id}/claim', { params }))
  context.expect(!(await isMine()), rule, 'still among them', 'getDeskWorkplace')
  for (const result of ['RETURN', 'REJECT'] as const)
    for (const [how, silent] of silences) {
      const sent = { params, body: { version: before.version, result, ...silent } }
      const deciding = staff.POST('/api/admin/applications/{id}/decision', sent)
      await refusedField(context, 'opinion', `${result} of an application ${how}`, deciding)
    }
  const body = { version: before.version, result: 'RETURN' as const, opinion: '请补正后重新提交。' }
  const decide = () => staff.POST('/api/admin/applications/{id}/decision', { params, body })
  const decided = await unwrap(onceAtOnce(context, 'deciding an application', decide))
  context.expect(decided.status === 'RETURNED', 'what is returned is RETURNED', decided.status)
  context.expect(decided.log[0]?.action === 'RETURN', 'a decision is in the log', decided.log[0]?.action)
  const again = await refused(context, 409, 'a second decision on what was decided', decide())
  context.expect(again.message === 'error.decidedBefore', 'the second is told who was first', again.message)
  const none = 'of an application that was decided nothing is left to decide'
  context.expect(decided.decisions.length === 0, none, decided.decisions, 'decideDeskApplication')
  const after = await unwrap(staff.POST('/api/admin/applications/{id}/undo', { params }))
  await checkLogKept(context, staff, decided, after, 'undoDeskApplication')
  const { status, node, auditRecords } = after.application
  context.expect(
    status === before.status &&
      node === before.node &&
      auditRecords.length === before.application.auditRecords.length,
    'a decision that was taken back leaves nothing',
    status,
  )
  const onOld = 'what has changed since it was read is not decided'
  if (after.version === before.version) context.untried(onOld, 'its version is the one of before')
  else await refusedWith(context, 409, 'error.concurrencyFailure', 'a decision on an old version', decide())
}

/** A decision that nobody took back in time stands, and is in the log as it was taken. */
async function decideForGood(context: Context, staff: PortalClient): Promise<void> {
  const params = { path: { id: await waitingApplication(context, staff) } }
  const { version } = await unwrap(staff.GET('/api/admin/applications/{id}', { params }))
  const body = { version, result: 'REJECT' as const, opinion: '不符合入会条件。' }
  const decided = await unwrap(staff.POST('/api/admin/applications/{id}/decision', { params, body }))
  context.expect(decided.status === 'REJECTED', 'what is rejected is REJECTED', decided.status)
  await context.clock(decideByHand)(11, async () => {
    const undo = staff.POST('/api/admin/applications/{id}/undo', { params })
    const { message } = await refused(context, 409, 'taking a decision back after ten seconds', undo)
    context.expect(message === 'error.undoOver', 'it says that the time is over', message)
  })
}

const decideByHand = 'decide an application, and take the decision back after more than ten seconds'

async function decideReview(context: Context, staff: PortalClient): Promise<void> {
  const query = { 'status.equals': 'PENDING', 'kind.in': ['EXPERT', 'JOB'] }
  const rows = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
  const [row = context.skip("no visitor's application waits")] = rows
  const params = { path: { kind: row.kind, id: row.recordId } }
  const review = await unwrap(staff.GET('/api/admin/reviews/{kind}/{id}', { params }))
  context.expect(
    review.decisions.includes('RETURN'),
    'an application of a visitor can be returned',
    review.decisions,
  )
  const body = { submittedAt: review.submittedAt, result: 'RETURN' as const, opinion: '请补充材料后重新申请' }
  const decide = () => staff.POST('/api/admin/reviews/{kind}/{id}/decision', { params, body })
  const decided = await unwrap(onceAtOnce(context, 'deciding on what was handed in', decide))
  checkDecided(context, 'RETURN', decided)
  await refusedWith(context, 409, 'error.decidedBefore', 'a second decision on what was decided', decide())
  await refuseUndo(context, staff, decided, 'a decision that a visitor was told of')
}

/** Of the accounts of the run the one whose an invoice is. */
async function buyerOf(context: Context, id: number): Promise<PortalClient | undefined> {
  const named = [await context.as('unit'), await context.as('person')]
  for (const client of [...named, ...(await context.others()).map((one) => one.client)])
    if ((await client.GET('/api/member-invoices-detail/{id}', at(id))).response.ok) return client
  context.untried('the notice of a decision that was taken back is gone', 'the invoice is of another member')
  return undefined
}

/** Refuses an application for an invoice and takes that back; the record is then as it was. */
async function refuseAndUndo(context: Context, staff: PortalClient): Promise<void> {
  const query = { 'status.equals': 'PENDING', 'kind.equals': 'INVOICE' } as const
  const [row = context.skip('no invoice waits')] = await unwrap(
    staff.GET('/api/admin/reviews', { params: { query } }),
  )
  const params = { path: { kind: row.kind, id: row.recordId } }
  const body = { submittedAt: row.submittedAt, result: 'REJECT' as const, opinion: '抬头与付款方不一致' }
  const buyer = await buyerOf(context, row.recordId)
  const told = async () =>
    buyer ? (await toldOf(buyer, 'INVOICE', { kind: 'INVOICE', id: row.recordId })).length : 0
  const before = await told()
  const refusedOne = await unwrap(staff.POST('/api/admin/reviews/{kind}/{id}/decision', { params, body }))
  checkUndoable(context, refusedOne.undoUntil, 'decideDeskReview')
  const more = (await told()) - before
  context.expect(more === (buyer ? 1 : 0), 'a decision at the desk is told once', more, 'decideDeskReview')
  const after = await unwrap(staff.POST('/api/admin/reviews/{kind}/{id}/undo', { params }))
  await checkLogKept(context, staff, refusedOne, after, 'undoDeskReview')
  const left = (await told()) - before
  context.expect(left === 0, 'the notice of a decision that was taken back is gone', left, 'undoDeskReview')
  context.expect(after.status === 'PENDING', 'what was taken back waits again', after.status)
  await refusedWith(
    context,
    409,
    'error.undoOver',
    'what was taken back, taken back again',
    staff.POST('/api/admin/reviews/{kind}/{id}/undo', { params }),
  )
}

/** The addresses of the files that a record has at any depth. */
function filesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if (!isRecord(value)) return []
  const own = 'size' in value && typeof value.url === 'string' ? [value.url] : []
  return [...own, ...Object.values(value).flatMap(filesIn)]
}

const results: readonly DeskResult[] = ['APPROVE', 'RETURN', 'REJECT']

/** A result that a review does not name decides nothing. */
async function refuseUnnamed(
  { reportMismatch }: Context,
  staff: PortalClient,
  { kind, recordId, submittedAt, decisions }: DeskReview,
): Promise<void> {
  const params = { path: { kind, id: recordId } }
  for (const result of results.filter((one) => !decisions.includes(one))) {
    const body = { submittedAt, result, opinion: '回放核对' }
    const { response } = await staff.POST('/api/admin/reviews/{kind}/{id}/decision', { params, body })
    const rule = `${result} of a ${kind} that names no such result is refused`
    if (response.ok) reportMismatch('not refused', rule, rule, response.status)
  }
}

/** What was handed in before is not decided, but what was read. */
async function refuseOld(
  context: Context,
  staff: PortalClient,
  { kind, recordId, submittedAt, decisions }: DeskReview,
): Promise<void> {
  const result = decisions.findLast((one) => one !== 'APPROVE')
  if (!result) return context.untried(`a ${kind} is decided on what was read`, 'it can be approved alone')
  const before = new Date(Date.parse(submittedAt) - minute).toISOString()
  const deciding = staff.POST('/api/admin/reviews/{kind}/{id}/decision', {
    params: { path: { kind, id: recordId } },
    body: { submittedAt: before, result, opinion: '回放核对' },
  })
  const what = `a decision on a ${kind} that was handed in before`
  await refusedWith(context, 409, 'error.concurrencyFailure', what, deciding)
}

/** Whatever is not approved says why: each result of each kind that waits is refused without a reason. */
async function refuseSilent(context: Context, staff: PortalClient): Promise<void> {
  const path = '/api/admin/reviews/{kind}/{id}'
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const query = { 'status.equals': 'PENDING', 'kind.equals': kind, size: 1 }
    const [row] = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
    if (!row) {
      context.untried(`who refuses a ${kind} says why`, 'none waits')
      continue
    }
    const params = { path: { kind, id: row.recordId } }
    const review = await unwrap(staff.GET(path, { params }))
    const { submittedAt, decisions } = review
    const pointer = firstSharedDifference({ ...row }, { ...review })
    context.expect(
      pointer === null,
      `a ${kind} is the same alone as in the list`,
      `another ${pointer}`,
      'getDeskReview',
    )
    const lost = filesIn(review.submission).filter((url) => !review.files.some((one) => one.url === url))
    context.expect(
      lost.length === 0,
      `a ${kind} names the files that it points to`,
      lost.join(),
      'getDeskReview',
    )
    await refuseUnnamed(context, staff, review)
    await refuseOld(context, staff, review)
    for (const result of decisions.filter((one) => one !== 'APPROVE'))
      for (const [how, silent] of silences) {
        const deciding = staff.POST(`${path}/decision`, { params, body: { submittedAt, result, ...silent } })
        await refusedField(context, 'opinion', `${result} of a ${kind} ${how}`, deciding)
      }
  }
}

export const deskReviews: Scenario[] = [
  {
    name: 'The desk: who returns or rejects says why, and what is taken back waits as before',
    operations: [
      ...(['listDeskReviews', 'getDeskReview', 'decideDeskReview', 'undoDeskReview'] as const),
      ...(['getMemberInvoice', 'getOwnSite', 'getOwnItem', 'getMemberOrder'] as const),
      ...(['listMemberMessages', 'listDeskLog'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await whileAllWait(context, async (journey) => {
        await refuseSilent(context, staff)
        await undoEach(context, staff, journey !== null)
        if (journey) await refuseEachUndo(context, staff)
        else context.untried('what cannot be taken back is not', 'what is decided would stay so')
      })
    },
  },
  {
    name: 'The desk: a refusal is taken back',
    operations: [
      ...(['listDeskReviews', 'decideDeskReview', 'undoDeskReview', 'listMemberMessages'] as const),
      'listDeskLog',
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.invoices')
      await refuseAndUndo(context, staff)
    },
  },
  {
    name: 'The desk: an application is claimed, decided on its version, and the decision taken back',
    operations: [
      ...(['listDeskApplications', 'getDeskApplication', 'claimDeskApplication'] as const),
      ...(['releaseDeskApplication', 'decideDeskApplication', 'undoDeskApplication'] as const),
      ...(['getDeskWorkplace', 'listDeskLog'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.applications')
      await decideAndUndo(context, staff)
    },
  },
  {
    name: 'The desk: a decision stands once its ten seconds are over',
    operations: ['decideDeskApplication', 'undoDeskApplication', 'listDeskLog'],
    writes: true,
    async run(context) {
      const clock = context.clock(decideByHand)
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.applications')
      await clock(1, () => decideForGood(context, staff), 'undone')
    },
  },
  {
    name: "The desk: a visitor's application is decided once",
    operations: ['listDeskReviews', 'getDeskReview', 'decideDeskReview', 'undoDeskReview'],
    writes: true,
    leaves: "a visitor's application that was returned",
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.experts')
      await decideReview(context, staff)
    },
  },
]
