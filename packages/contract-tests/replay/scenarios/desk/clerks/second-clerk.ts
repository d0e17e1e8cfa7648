import { type DeskLogEntry, type PortalClient, unwrap } from '@portal/api-contract'
import { isPermitted, operations } from '@portal/api-contract/document'
import { encryptPassword } from '../../../../shared/credentials/login.ts'
import { harmlessCall } from '../../../derived/access/access.ts'
import { firstSharedDifference } from '../../../derived/records/volatile.ts'
import type { Context } from '../../../run/context.ts'
import { refused, refusedWith } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { deskClient, requirePermission } from '../desk-client.ts'
import { checkEveryone, ofEveryone } from '../everyone.ts'
import { checkOwnPlace } from '../overview.ts'
import { checkWriters } from '../put-back.ts'
import { checkAlone } from './alone.ts'
import { type Clerk, change, dismiss, hire, logInAs, staffName } from './clerk.ts'
import { checkLapse } from './lapsed.ts'
import { checkNamed, checkReview } from './others-reviews.ts'
import { checkSecondReview } from './second-review.ts'

/** What no record has as its id. */
const unknownId = 9_007_199_254_740_991

const deskOperations = [...operations.values()].filter(({ permissions }) =>
  permissions?.some((name) => name.startsWith('desk.')),
)

/** Each operation of the desk whose permission the clerk's role does not name refuses him, whatever else he sends. */
async function checkRights(context: Context, { token, role }: Clerk): Promise<void> {
  for (const operation of deskOperations) {
    if (isPermitted(operation, role.permissions)) continue
    const call = { ...harmlessCall(operation), token: { name: 'clerk', value: token } }
    const exchange = await context.call(operation, call)
    const { status } = exchange.answer
    if (status === 403) continue
    const expected = '403 for somebody of the staff without the permission'
    context.reportMismatch('role', 'status', expected, status, exchange)
  }
}

/** The pages of a menu. */
const menuOf = ({ data }: { data: { path: string }[] }): string => data.map(({ path }) => path).join()

/** Logs a clerk in by a wrong password twice. Who may open his account is told whose name it was, anybody else is not. */
async function checkGuessed(
  context: Context,
  staff: PortalClient,
  { client, id, username }: Clerk,
): Promise<void> {
  for (const wrong of ['Wrong@2026', 'Wrong@2027']) {
    const body = { username, password: encryptPassword(wrong), ...(await context.captcha()) }
    await context.anonymous.POST('/api/authenticate', { body })
  }
  const { data: seen } = await staff.GET('/api/admin/monitor')
  const own = seen?.refusedLogins.find(({ account }) => account?.kind === 'STAFF' && account.id === id)
  const rule = 'who may open the accounts is told whose name was tried, and how often'
  const isTold = !seen || seen.refusedLogins.every(({ account }) => account === undefined) || own?.count === 2
  context.expect(isTold, rule, JSON.stringify(seen?.refusedLogins), 'getDeskMonitor')
  const { data } = await client.GET('/api/admin/monitor')
  const named = data?.refusedLogins.find(({ account }) => account)
  const hidden = 'whose names they are is told to who may open the accounts alone'
  context.expect(data !== undefined && !named, hidden, JSON.stringify(named ?? null), 'getDeskMonitor')
}

/** What a role opens holds from the next call on. */
async function checkChange(context: Context, staff: PortalClient, clerk: Clerk): Promise<void> {
  const { client, role } = clerk
  const { response, data: place } = await client.GET('/api/admin/workplace')
  context.expect(response.status === 200, 'who has the permission is let in', response.status)
  checkOwnPlace(context, place)
  const before = menuOf(await unwrap(client.GET('/thsuaa/api/currentUserNav')))
  let changed = await unwrap(
    staff.PUT('/api/admin/roles', { body: { ...role, permissions: ['desk.orders'] } }),
  )
  await refused(context, 403, 'what a role opens no more', client.GET('/api/admin/workplace'))
  const menu = menuOf(await unwrap(client.GET('/thsuaa/api/currentUserNav')))
  context.expect(menu !== before, 'the menu follows the role at once', menu, 'getCurrentUserNav')
  const orders = await client.GET('/api/admin/orders', { params: { query: { size: 1 } } })
  context.expect(orders.response.status === 200, 'what a role opens now is let in', orders.response.status)
  changed = await unwrap(
    staff.PUT('/api/admin/roles', { body: { ...changed, permissions: ['desk.monitor'] } }),
  )
  await checkGuessed(context, staff, clerk)
  for (const name of ['desk.users', 'desk.roles'] as const) {
    changed = await unwrap(staff.PUT('/api/admin/roles', { body: { ...changed, permissions: [name] } }))
    const roles = await unwrap(client.GET('/api/admin/roles', { params: { query: { size: 200 } } }))
    const rule = `${name} alone opens the roles of all`
    context.expect(roles.length > 1, rule, roles.length, 'listDeskRoles')
  }
  changed = await checkAlone(context, staff, clerk, changed, [
    ...(['desk.analysis', 'desk.courses', 'desk.refunds', 'desk.log', 'desk.applications'] as const),
    ...(['desk.news', 'desk.transfers', 'desk.experts', 'desk.invoices'] as const),
  ])
  for (const name of ['desk.fees', 'desk.members'] as const) {
    changed = await unwrap(staff.PUT('/api/admin/roles', { body: { ...changed, permissions: [name] } }))
    const { status } = (await client.GET('/api/admin/fees', { params: { query: { size: 1 } } })).response
    context.expect(status === 200, `${name} alone opens the fees`, status, 'listDeskFees')
    const reminding = client.POST('/api/admin/fees/reminders', { body: { feeIds: [unknownId] } })
    const reminded = (await reminding).response.status
    context.expect(reminded === 200, `${name} alone reminds of fees`, reminded, 'remindDeskFees')
  }
}

/** Who has two roles may do what both of them open. */
async function checkTwoRoles(context: Context, staff: PortalClient, clerk: Clerk): Promise<void> {
  const { client, role } = clerk
  const name = `replay${Date.now().toString(36)}b`
  const body = { name, description: 'replay', permissions: ['desk.orders' as const] }
  const other = await unwrap(staff.POST('/api/admin/roles', { body }))
  const pair = [role.id, other.id]
  for (const roleIds of [pair, pair.toReversed()]) {
    await change(staff, clerk, { roleIds })
    const { permissions } = await unwrap(client.GET('/thsuaa/api/currentUser'))
    const names = permissions.map((one) => one.name).join()
    const isBoth = names === 'desk.members,desk.orders' || names === 'desk.orders,desk.members'
    const rule = 'who has two roles may do what both open'
    context.expect(isBoth, rule, names, 'getCurrentUser')
    const params = { query: { size: 1 } }
    for (const path of ['/api/admin/members', '/api/admin/orders'] as const) {
      const { status } = (await client.GET(path, { params })).response
      context.expect(status === 200, rule, `${status} at ${path}`)
    }
  }
  await change(staff, clerk, { roleIds: [role.id] })
  await unwrap(staff.DELETE('/api/admin/roles/{id}', { params: { path: { id: other.id } } }))
}

/** The log says what somebody was called when he did something. */
async function checkRenamed(context: Context, staff: PortalClient, clerk: Clerk): Promise<void> {
  await change(staff, clerk, { name: `${staffName}改名` })
  const query = { 'staffId.equals': clerk.id, size: 200 }
  const { data: log = [] } = await staff.GET('/api/admin/log', { params: { query } })
  const isAsThen = log.length > 0 && log.every((entry) => entry.staffName === staffName)
  const rule = 'who is renamed stands in the log as he was called then'
  context.expect(isAsThen, rule, log[0]?.staffName ?? 'nothing', 'listDeskLog')
  await checkNames(context, staff, log)
}

/** The log says what a record was called each time: the clerk has written one that was renamed since. */
async function checkNames(context: Context, staff: PortalClient, log: DeskLogEntry[]): Promise<void> {
  const rule = 'what is renamed stands in the log as it was called then'
  const made = log.find(({ action }) => action === 'CREATE')
  if (!made) return context.untried(rule, 'the clerk has written nothing')
  const query = { 'subjectKind.equals': made.subjectKind, 'subjectId.equals': made.subjectId }
  const entries = await unwrap(staff.GET('/api/admin/log', { params: { query } }))
  const nameAt = (meant: string) => entries.find(({ action }) => action === meant)?.subjectName
  const [first, renamed] = [nameAt('CREATE'), nameAt('UPDATE')]
  const isAsThen = renamed !== undefined && renamed !== first
  context.expect(isAsThen, rule, `${first}, then ${renamed}`, 'listDeskLog')
}

/** What one has taken another one neither takes nor decides; a decision is taken back by whoever took it alone. */
async function checkClaim(context: Context, staff: PortalClient, { client, id }: Clerk): Promise<void> {
  const query = { 'status.in': ['SUBMITTED', 'REVIEWING'], 'claimedById.specified': false }
  const [first] = await unwrap(staff.GET('/api/admin/applications', { params: { query } }))
  if (!first) return context.untried('two do not decide one application', 'no application waits for a review')
  const params = { path: { id: first.id } }
  const claimBy = (one: PortalClient) => one.POST('/api/admin/applications/{id}/claim', { params })
  const decideBy = (one: PortalClient, version: number) =>
    one.POST('/api/admin/applications/{id}/decision', {
      params,
      body: { version, result: 'RETURN', opinion: '请补正后重新提交。' },
    })
  const claim = await unwrap(claimBy(client))
  const own = { 'claimedById.equals': id, size: 1 }
  const [held] = await unwrap(client.GET('/api/admin/applications', { params: { query: own } }))
  const isHeld = held?.id === first.id && firstSharedDifference({ ...claim }, { ...held.claim }) === null
  context.expect(isHeld, 'what somebody has taken is found by who has', held?.id, 'listDeskApplications')
  const { mine = [] } = (await staff.GET('/api/admin/workplace')).data ?? {}
  const isOwn = mine.every((one) => one.id !== first.id)
  const rule = 'what another one has taken is not among what the caller has'
  context.expect(isOwn, rule, first.applyNo, 'getDeskWorkplace')
  // Of what the caller does not have nothing is released.
  await staff.DELETE('/api/admin/applications/{id}/claim', { params })
  for (const call of [claimBy(staff), decideBy(staff, first.version)]) {
    const { message } = await refused(context, 409, 'what another one has taken', call)
    context.expect(message === 'error.claimed', 'it says that another one has it', message)
  }
  await checkLapse(context, staff, first.id, claimBy, client)
  await unwrap(decideBy(client, first.version))
  const { undoUntil } = await unwrap(staff.GET('/api/admin/applications/{id}', { params }))
  const told = 'until when a decision can be taken back is told to whoever took it alone'
  context.expect(undoUntil === null, told, undoUntil, 'getDeskApplication')
  await checkNamed(context, 'a second decision by another', decideBy(staff, first.version))
  await checkNamed(context, 'taking on what another one has decided', claimBy(staff))
  const undoBy = (one: PortalClient) => one.POST('/api/admin/applications/{id}/undo', { params })
  await refusedWith(context, 409, 'error.undoOver', "taking another one's decision back", undoBy(staff))
  await unwrap(undoBy(client))
}

export const secondClerk: Scenario[] = [
  {
    name: 'The desk: a clerk may do what the own role opens, from the next call on',
    operations: [...deskOperations.map(({ id }) => id), ...ofEveryone, 'getDeskRole', 'authenticate'],
    writes: true,
    leaves: 'an account of the staff without a role, which is disabled, and uploaded pictures',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.users')
      await requirePermission(context, 'desk.roles')
      const clerk = await hire(context, staff, ['desk.workplace'])
      const { response } = await logInAs(context, clerk.username.toUpperCase())
      const rule = 'somebody of the staff logs in by the name in any case'
      context.expect(response.status === 200, rule, response.status, 'authenticate')
      await checkRights(context, clerk)
      await checkEveryone(context, staff, clerk)
      await checkChange(context, staff, clerk)
      await checkTwoRoles(context, staff, clerk)
      await change(staff, clerk, { roleIds: [] })
      await refused(
        context,
        403,
        'what a role opened that was taken away',
        clerk.client.GET('/api/admin/fees'),
      )
      const { status } = (await clerk.client.GET('/api/admin/account')).response
      context.expect(status === 200, 'who has no role has an account', status, 'getDeskAccount')
      await change(staff, clerk, { roleIds: [clerk.role.id] })
      await dismiss(context, staff, clerk)
    },
  },
  {
    name: 'The desk: what one clerk has taken another one does not decide',
    operations: [
      ...(['claimDeskApplication', 'decideDeskApplication', 'undoDeskApplication'] as const),
      ...(['createDeskUser', 'updateDeskUser', 'createDeskRole', 'deleteDeskRole'] as const),
      ...(['releaseDeskApplication', 'decideDeskReview', 'undoDeskReview', 'listDeskLog'] as const),
      ...(['listDeskApplications', 'getDeskWorkplace', 'getDeskApplication'] as const),
      ...(['getDeskReview', 'listDeskNewsVersions'] as const),
      ...(['listDeskFeeNewsVersions', 'listDeskJournalVersions'] as const),
    ],
    writes: true,
    leaves: 'an account of the staff without a role, which is disabled',
    async run(context) {
      const staff = await deskClient(context)
      const permissions = ['desk.applications', 'desk.invoices', 'desk.news', 'desk.workplace'] as const
      await requirePermission(context, 'desk.users', 'desk.roles', 'desk.log', ...permissions)
      const clerk = await hire(context, staff, [...permissions])
      await checkWriters(context, clerk.token, staffName)
      await checkClaim(context, staff, clerk)
      await checkReview(context, staff, clerk)
      await checkSecondReview(context, staff, clerk.client)
      await checkRenamed(context, staff, clerk)
      await dismiss(context, staff, clerk)
    },
  },
]
