import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../../run/context.ts'
import { everyRow, refused, refusedWith } from '../../../run/rules.ts'
import { type Clerk, staffName } from './clerk.ts'

/** Whoever comes second is told who was first. */
export async function checkNamed(
  context: Context,
  what: string,
  call: Parameters<typeof refused>[3],
): Promise<void> {
  const { message, params } = await refused(context, 409, what, call)
  const { staffName: named } = (params ?? {}) as { staffName?: string }
  const isNamed = message === 'error.decidedBefore' && named === staffName
  context.expect(message === undefined || isNamed, `${what} is told who was first`, `${message} ${named}`)
}

const otherKinds = { 'kind.notEquals': 'INVOICE' as const, size: 1 }

/** What one has decided of a review another one neither decides again nor takes back. */
export async function checkReview(context: Context, staff: PortalClient, { client }: Clerk): Promise<void> {
  const query = { 'status.equals': 'PENDING', 'kind.equals': 'INVOICE' }
  const [row] = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
  if (!row) return context.untried('two do not decide one review', 'no invoice waits')
  const rule = 'who decides invoices alone is shown invoices alone'
  const seen = await unwrap(client.GET('/api/admin/reviews'))
  everyRow(context, seen, ({ kind }) => kind === 'INVOICE', rule)
  const others = await unwrap(staff.GET('/api/admin/reviews', { params: { query: otherKinds } }))
  if (others.length === 0) context.untried(rule, 'nothing else is to be decided')
  const params = { path: { kind: row.kind, id: row.recordId } }
  const body = { submittedAt: row.submittedAt, result: 'REJECT' as const, opinion: '抬头与付款方不一致' }
  const decide = (by: PortalClient) => by.POST('/api/admin/reviews/{kind}/{id}/decision', { params, body })
  const undo = (by: PortalClient) => by.POST('/api/admin/reviews/{kind}/{id}/undo', { params })
  await unwrap(decide(client))
  await checkNamed(context, 'a second decision on a review by another', decide(staff))
  const { undoUntil } = await unwrap(staff.GET('/api/admin/reviews/{kind}/{id}', { params }))
  const told = 'until when a review can be taken back is told to whoever decided it alone'
  context.expect(undoUntil === null, told, undoUntil, 'getDeskReview')
  await refusedWith(context, 409, 'error.undoOver', "taking another one's review back", undo(staff))
  await unwrap(undo(client))
}
