import { type DeskRole, type PortalClient, unwrap } from '@portal/api-contract'
import { operations } from '@portal/api-contract/document'
import { at } from '../../../shared/http/at.ts'
import { inputsOf } from '../../../shared/inputs.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedForeign } from '../../run/rules.ts'
import { checkMenu } from '../account/menu.ts'
import { clockOrNull, type Journey, onJourney } from '../account/travel.ts'
import { proofOf } from '../finance/channels.ts'
import { orderByTransfer } from '../finance/transfers.ts'
import { itemDraft, publish, shownSites } from '../sites/mini-sites.ts'
import { save } from '../sites/reviewed-sites.ts'
import { aWeek, checkWeek } from './clerks/overdue.ts'

/** What everybody of the staff may read, with any role or none, by no more than a login. */
const forEveryone = [...operations.values()].filter(
  (operation) =>
    operation.method === 'get' &&
    operation.callers.includes('staff') &&
    operation.permissions?.length === 0 &&
    [...inputsOf(operation).path, ...inputsOf(operation).query].every(({ required }) => !required),
)

/** The operations that are looked at here. */
export const ofEveryone = [
  ...forEveryone.map(({ id }) => id),
  ...(['getDeskReview', 'decideDeskReview', 'undoDeskReview', 'getCurrentUserNav'] as const),
  'downloadFile' as const,
]

/** Somebody of the staff, by the login and the role. */
interface Clerk {
  client: PortalClient
  token: string
  role: DeskRole
}

/** What asks for no permission is open to a clerk, who is told what his role is about. */
async function checkOpen(context: Context, { client, token, role }: Clerk): Promise<void> {
  for (const operation of forEveryone) {
    const exchange = await context.call(operation, { token: { name: 'clerk', value: token } })
    const { status } = exchange.answer
    const expected = '200 for everybody of the staff'
    if (status !== 200) context.reportMismatch('role', 'status', expected, status, exchange)
  }
  const { data: roles = [] } = await client.GET('/api/admin/roles')
  const names = roles.map(({ name }) => name).join()
  const rule = 'who neither gives roles nor makes them is told the own ones'
  context.expect(names === role.name, rule, names, 'listDeskRoles')
  const isOpen = (isOwn: boolean[]) => isOwn.length === 0 || isOwn.includes(true)
  await checkMenu(context, client, 'a clerk', isOpen)
}

/** What others have uploaded is none of a clerk's: neither a colleague's nor a member's. */
async function checkFiles(context: Context, staff: PortalClient, { client }: Clerk): Promise<void> {
  for (const [owner, what] of [
    [staff, "a colleague's file"],
    [await context.as('person'), "a member's file, by a clerk"],
  ] as const) {
    const { id } = await proofOf(owner)
    const download = client.GET('/api/files/{id}', { ...at(id), parseAs: 'blob' })
    await refusedForeign(context, what, download)
  }
}

/** Kinds of reviews, each with the permission that opens it. */
export const kinds = {
  ...{ EXPERT: 'desk.experts', JOB: 'desk.jobs', SITE: 'desk.sites', SITE_ITEM: 'desk.sites' },
  ...{ ORDER_REFUND: 'desk.refunds', BANK_TRANSFER: 'desk.transfers', INVOICE: 'desk.invoices' },
} as const

/** Hands in what waits for the association by chance alone: a mini-site, an item of one, and the proof of a transfer. */
async function handIn(context: Context): Promise<void> {
  await context.association().decideByHand()
  const [shown] = await shownSites(context)
  if (shown) {
    await save(shown.client, shown.site, `${shown.site.intro}<p>契约回放：等待审核</p>`)
    await unwrap(publish(shown.client, shown.site.id))
  }
  const [unit, person] = [await context.as('unit'), await context.as('person')]
  const body = { ...itemDraft, title: '契约回放：等待审核的记录', status: 'SUBMITTED' as const }
  await unwrap(unit.POST('/api/member-news', { body }))
  await unwrap((await orderByTransfer(context, person)).handIn(person))
}

/** Does something while a review of each kind waits, and takes that back; elsewhere than on the mock with what waits there. */
export async function whileAllWait(
  context: Context,
  work: (journey: Journey | null) => Promise<void>,
): Promise<void> {
  const elsewhere = 'what is handed in stays with the association'
  if (!clockOrNull(context, elsewhere)) return work(null)
  await onJourney(context, elsewhere, async (journey) => {
    await handIn(context)
    await work(journey)
  })
}

/** Reviews are seen, decided and taken back by who has the permission of their kind. */
async function checkReviews(context: Context, staff: PortalClient, { client, role }: Clerk): Promise<void> {
  const { data: seen = [] } = await client.GET('/api/admin/reviews', { params: { query: { size: 200 } } })
  const isOpen = (kind: keyof typeof kinds) => role.permissions.some((name) => name === kinds[kind])
  const others = seen.filter(({ kind }) => !isOpen(kind))
  context.expect(others.length === 0, 'only reviews of the own kinds are listed', others[0]?.kind)
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    if (isOpen(kind)) continue
    const query = { 'kind.equals': kind, size: 1 }
    const [row] = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
    if (!row) {
      context.untried(`reviews of ${kind} are for those with ${kinds[kind]}`, 'there is none')
      continue
    }
    const params = { path: { kind, id: row.recordId } }
    const what = `of ${kind} without ${kinds[kind]}`
    const path = '/api/admin/reviews/{kind}/{id}'
    await refused(context, 403, `a review ${what}`, client.GET(path, { params }))
    // It names what was not handed in, so that whoever takes it decides nothing.
    const body = { submittedAt: '2000-01-01T00:00:00.000Z', result: 'APPROVE' as const }
    await refused(context, 403, `a decision ${what}`, client.POST(`${path}/decision`, { params, body }))
    await refused(context, 403, `taking back ${what}`, client.POST(`${path}/undo`, { params }))
  }
}

/** What somebody of the staff may do by the login alone, and what not. */
export async function checkEveryone(context: Context, staff: PortalClient, clerk: Clerk): Promise<void> {
  await checkOpen(context, clerk)
  await checkFiles(context, staff, clerk)
  await whileAllWait(context, async (journey) => {
    await checkReviews(context, staff, clerk)
    if (journey) await checkWeek(context, staff, journey)
    else context.untried(aWeek, 'a run does not wait for a week')
  })
}
