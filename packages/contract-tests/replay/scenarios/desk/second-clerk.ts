import { type DeskRole, type PermissionName, type PortalClient, unwrap } from '@portal/api-contract'
import { isPermitted, operations } from '@portal/api-contract/document'
import { encryptPassword, logIn } from '../../../shared/credentials/login.ts'
import { harmlessCall } from '../../derived/access/access.ts'
import type { Context } from '../../run/context.ts'
import { refused } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { clockFor } from '../account/travel.ts'
import { deskClient, requirePermission } from './desk-client.ts'
import { checkEveryone, ofEveryone } from './everyone.ts'

const password = 'Replayed@2026'

/** Seconds for which an application that was taken is nobody else's. */
const claimed = 900

/** Somebody of the staff that a scenario has made, with a role of its own. */
export interface Clerk {
  id: number
  username: string
  role: DeskRole
  token: string
  client: PortalClient
}

/** Makes a role and somebody who has it, and logs him in. */
export async function hire(
  context: Context,
  staff: PortalClient,
  permissions: PermissionName[],
): Promise<Clerk> {
  const name = `replay${Date.now().toString(36)}`
  const role = await unwrap(
    staff.POST('/api/admin/roles', { body: { name, description: 'replay', permissions } }),
  )
  const account = { username: name, name: '回放', phone: null, email: null, roleIds: [role.id] }
  const body = { ...account, password: encryptPassword(password) }
  const { id } = await unwrap(staff.POST('/api/admin/users', { body }))
  const token = await logIn(context.anonymous, { login: name, password }, context.credentials.captcha)
  return { id, username: name, role, token, client: context.withToken(token, 'clerk') }
}

/** Whether a clerk's account may log in. */
async function disable(staff: PortalClient, { id }: Clerk): Promise<void> {
  const user = await unwrap(staff.GET('/api/admin/users/{id}', { params: { path: { id } } }))
  await unwrap(staff.PUT('/api/admin/users', { body: { ...user, roleIds: [], isDisabled: 1 } }))
}

/** Takes role and account away again; whoever is disabled is logged in no more, and does not get in. */
export async function dismiss(context: Context, staff: PortalClient, clerk: Clerk): Promise<void> {
  const params = { path: { id: clerk.role.id } }
  const { message } = await refused(
    context,
    409,
    'taking away a role that somebody has',
    staff.DELETE('/api/admin/roles/{id}', { params }),
  )
  context.expect(message === 'error.roleInUse', 'it says that somebody has the role', message)
  const { username } = await unwrap(clerk.client.GET('/api/admin/account'))
  context.expect(username === clerk.username, 'whoever is logged in sees the own account', username)
  await disable(staff, clerk)
  await refused(context, 401, 'a call of who was disabled', clerk.client.GET('/api/admin/account'))
  const again = context.anonymous.POST('/api/authenticate', {
    body: { username: clerk.username, password: encryptPassword(password), ...(await context.captcha()) },
  })
  await refused(context, 401, 'a login of who was disabled', again)
  await staff.DELETE('/api/admin/roles/{id}', { params })
}

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

/** What a role opens holds from the next call on. */
async function checkChange(context: Context, staff: PortalClient, { client, role }: Clerk): Promise<void> {
  const { response } = await client.GET('/api/admin/workplace')
  context.expect(response.status === 200, 'who has the permission is let in', response.status)
  let changed = await unwrap(
    staff.PUT('/api/admin/roles', { body: { ...role, permissions: ['desk.orders'] } }),
  )
  await refused(context, 403, 'what a role opens no more', client.GET('/api/admin/workplace'))
  const orders = await client.GET('/api/admin/orders', { params: { query: { size: 1 } } })
  context.expect(orders.response.status === 200, 'what a role opens now is let in', orders.response.status)
  for (const name of ['desk.fees', 'desk.members'] as const) {
    changed = await unwrap(staff.PUT('/api/admin/roles', { body: { ...changed, permissions: [name] } }))
    const { status } = (await client.GET('/api/admin/fees', { params: { query: { size: 1 } } })).response
    context.expect(status === 200, `${name} alone opens the fees`, status, 'listDeskFees')
  }
}

/** What one has taken another one may take once a quarter of an hour is over, and not before. */
async function checkLapse(context: Context, claim: () => Promise<{ response: Response }>): Promise<void> {
  const elsewhere = 'take an application, and let another one take it after a quarter of an hour'
  const clock = clockFor(context, 'what was taken is free again after a quarter of an hour', elsewhere)
  for (const [seconds, status] of [
    [claimed - 30, 409],
    [claimed + 30, 200],
  ] as const)
    await clock?.(
      seconds,
      async () => {
        const seen = (await claim()).response.status
        context.expect(seen === status, `what was taken is answered ${status} after ${seconds} s`, seen)
      },
      'undone',
    )
}

/** What one has taken another one neither takes nor decides; a decision is taken back by whoever took it alone. */
async function checkClaim(context: Context, staff: PortalClient, { client }: Clerk): Promise<void> {
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
  await unwrap(claimBy(client))
  for (const call of [claimBy(staff), decideBy(staff, first.version)]) {
    const { message } = await refused(context, 409, 'what another one has taken', call)
    context.expect(message === 'error.claimed', 'it says that another one has it', message)
  }
  await checkLapse(context, () => claimBy(staff))
  await unwrap(decideBy(client, first.version))
  const undoBy = (one: PortalClient) => one.POST('/api/admin/applications/{id}/undo', { params })
  await refused(context, 409, "taking another one's decision back", undoBy(staff))
  await unwrap(undoBy(client))
}

export const secondClerk: Scenario[] = [
  {
    name: 'The desk: a clerk may do what the own role opens, from the next call on',
    operations: [...deskOperations.map(({ id }) => id), ...ofEveryone, 'getDeskRole'],
    writes: true,
    leaves: 'an account of the staff without a role, which is disabled',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.users')
      await requirePermission(context, staff, 'desk.roles')
      const clerk = await hire(context, staff, ['desk.workplace'])
      await checkRights(context, clerk)
      await checkEveryone(context, staff, clerk)
      await checkChange(context, staff, clerk)
      await dismiss(context, staff, clerk)
    },
  },
  {
    name: 'The desk: what one clerk has taken another one does not decide',
    operations: [
      ...(['claimDeskApplication', 'decideDeskApplication', 'undoDeskApplication'] as const),
      ...(['createDeskUser', 'updateDeskUser', 'createDeskRole', 'deleteDeskRole'] as const),
    ],
    writes: true,
    leaves: 'an account of the staff without a role, which is disabled',
    async run(context) {
      const staff = await deskClient(context)
      for (const name of ['desk.users', 'desk.roles', 'desk.applications'])
        await requirePermission(context, staff, name)
      const clerk = await hire(context, staff, ['desk.applications'])
      await checkClaim(context, staff, clerk)
      await dismiss(context, staff, clerk)
    },
  },
]
