import { type DeskRole, type DeskUser, type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword, logIn } from '../../../../shared/credentials/login.ts'
import { putBack } from '../../../../shared/http/put-back.ts'
import { firstDifference, firstSharedDifference } from '../../../derived/records/volatile.ts'
import type { Context } from '../../../run/context.ts'
import { refused, refusedWith } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { clockFor } from '../../account/travel.ts'
import { deskClient, requirePermission } from '../desk-client.ts'
import { type Clerk, change, dismiss, hire, logInAs, staffName } from './clerk.ts'

const newPassword = 'Replayed@2027'

/** What somebody takes in place of the first one. */
const ownPassword = 'Replayed@2028'

/** A role that opens more than another one. */
async function roleBeyond(staff: PortalClient, { permissions }: DeskRole): Promise<DeskRole | undefined> {
  const roles = await unwrap(staff.GET('/api/admin/roles', { params: { query: { size: 200 } } }))
  return roles.find((role) => role.permissions.some((name) => !permissions.includes(name)))
}

/** Nobody gives another one what he may not do himself. */
async function checkBeyond(context: Context, staff: PortalClient, { client, role }: Clerk): Promise<void> {
  const beyond = (what: string, call: Parameters<typeof refusedWith>[4]) =>
    refusedWith(context, 409, 'error.beyondOwnRights', what, call)
  const name = `replay${Date.now().toString(36)}`
  const wider = { name: `${name}b`, description: 'replay', permissions: ['desk.orders' as const] }
  await beyond('a role beyond the own rights', client.POST('/api/admin/roles', { body: wider }))
  const other = await roleBeyond(staff, role)
  if (!other)
    return context.untried('nobody is given a role beyond the rights of who gives it', 'no role has more')
  const account = { username: `${name}c`, name: staffName, phone: null, email: null, roleIds: [other.id] }
  const body = { ...account, password: encryptPassword(newPassword) }
  await beyond('an account beyond the own rights', client.POST('/api/admin/users', { body }))
}

/** Nobody touches a role beyond his own rights, the account of who may do more, or widens his own role. */
async function checkAbove(context: Context, staff: PortalClient, { client, role }: Clerk): Promise<void> {
  const beyond = (what: string, call: Parameters<typeof refusedWith>[4]) =>
    refusedWith(context, 409, 'error.beyondOwnRights', what, call)
  const above = await hire(context, staff, ['desk.orders'])
  const path = { id: above.id }
  const user = await unwrap(staff.GET('/api/admin/users/{id}', { params: { path } }))
  const put = (body: DeskRole) => client.PUT('/api/admin/roles', { body })
  await beyond('a change of a role beyond the own rights', put({ ...above.role, description: 'replayed' }))
  await beyond(
    'a role beyond the own rights that is to open nothing',
    put({ ...above.role, permissions: [] }),
  )
  await beyond('an account of who may do more, changed', client.PUT('/api/admin/users', { body: user }))
  const emptied = { ...user, roleIds: [] }
  await beyond(
    'an account of who may do more, without its roles',
    client.PUT('/api/admin/users', { body: emptied }),
  )
  const body = { password: encryptPassword(newPassword) }
  const reset = client.POST('/api/admin/users/{id}/password', { params: { path }, body })
  await beyond('a new password of who may do more', reset)
  const name = `replay${Date.now().toString(36)}d`
  const spare = { name, description: 'replay', permissions: ['desk.orders' as const] }
  const { id } = await unwrap(staff.POST('/api/admin/roles', { body: spare }))
  const remove = (by: PortalClient) => by.DELETE('/api/admin/roles/{id}', { params: { path: { id } } })
  await beyond('a role beyond the own rights, taken away', remove(client))
  await dismiss(context, staff, above)
  const roleless = await unwrap(staff.GET('/api/admin/users/{id}', { params: { path } }))
  const given = { ...roleless, roleIds: [id] }
  await beyond('a role beyond the own rights, given', client.PUT('/api/admin/users', { body: given }))
  await remove(staff)
  const wider = { ...role, permissions: [...role.permissions, 'desk.orders' as const] }
  await beyond('the own role with more than it has', put(wider))
}

/** All of the own account but the rights is changed as that of another one is. @returns the account as it is then */
async function checkOwnChange(context: Context, client: PortalClient, own: DeskUser): Promise<DeskUser> {
  const { name, phone, email } = own
  const changes: Partial<Pick<DeskUser, 'name' | 'phone' | 'email'>>[] = [
    ...[{}, { name: `${name}改名` }, { phone: '13700000137' }, { email: 'replay@portal.example' }],
    { name, phone, email },
  ]
  const rule = 'all of the own account but the rights is changed'
  let last = own
  for (const change of changes) {
    const { data, response } = await client.PUT('/api/admin/users', { body: { ...last, ...change } })
    const what = Object.keys(change).join() || 'nothing'
    context.expect(response.ok, rule, `${response.status} for another ${what}`, 'updateDeskUser')
    if (!data) continue
    const other = firstSharedDifference(change, data)
    context.expect(other === null, rule, `another ${other} than was put`, 'updateDeskUser')
    last = data
  }
  return last
}

/** Nobody changes what he may do himself, nor gets a password without the old one. */
async function checkOwn(context: Context, { client, id }: Clerk): Promise<void> {
  const own = await unwrap(client.GET('/api/admin/users/{id}', { params: { path: { id } } }))
  const other = firstDifference(own, await unwrap(client.GET('/api/admin/account')))
  const rule = 'the own account is what it is among the accounts'
  context.expect(other === null, rule, `another ${other}`, 'getDeskAccount')
  const last = await checkOwnChange(context, client, own)
  for (const change of [{ roleIds: [] }, { isDisabled: 1 as const }]) {
    const call = client.PUT('/api/admin/users', { body: { ...last, ...change } })
    await refusedWith(context, 409, 'error.ownRights', 'a change of the own rights', call)
  }
  const params = { path: { id } }
  const body = { password: encryptPassword(newPassword) }
  const reset = client.POST('/api/admin/users/{id}/password', { params, body })
  await refusedWith(context, 409, 'error.http.409', 'a new password of the own without the old one', reset)
}

/** The clerk, logged in once more. */
async function again(context: Context, clerk: Clerk, password: string): Promise<Clerk> {
  const account = { login: clerk.username, password }
  const token = await logIn(context.anonymous, account, context.credentials.captcha)
  return { ...clerk, password, token, client: context.withToken(token, 'clerk') }
}

/** Who changes the own password logs in by the new one from then on, and by the one of before no more. @returns another login */
async function changeOwn(context: Context, clerk: Clerk): Promise<Clerk> {
  const [oldPassword, password] = [encryptPassword(clerk.password), encryptPassword(ownPassword)]
  await unwrap(clerk.client.POST('/api/admin/account/password', { body: { oldPassword, password } }))
  const former = logInAs(context, clerk.username, clerk.password)
  await refused(context, 401, 'a login by the own password of before', former)
  const { response } = await logInAs(context, clerk.username, ownPassword)
  const rule = 'who has changed the own password logs in by the new one'
  context.expect(response.ok, rule, response.status, 'changeDeskPassword')
  return again(context, clerk, response.ok ? ownPassword : clerk.password)
}

/** Who gets a new password is logged out everywhere. @returns the clerk, logged in by it twice */
async function resetPassword(context: Context, staff: PortalClient, clerk: Clerk): Promise<[Clerk, Clerk]> {
  const params = { path: { id: clerk.id } }
  const body = { password: encryptPassword(newPassword) }
  const second = await changeOwn(context, clerk)
  await unwrap(staff.POST('/api/admin/users/{id}/password', { params, body }))
  for (const { client } of [clerk, second]) {
    const before = client.GET('/api/admin/account')
    await refused(context, 401, 'a login of before the password was reset', before)
  }
  await refused(
    context,
    401,
    'a login by the password of before',
    logInAs(context, clerk.username, second.password),
  )
  return [await again(context, clerk, newPassword), await again(context, clerk, newPassword)]
}

const administration: readonly string[] = ['desk.users', 'desk.roles']

/** Somebody is left who gives rights. Where it went wrong nobody would be, so that only what can be taken back is tried. */
async function checkLast(context: Context, staff: PortalClient): Promise<void> {
  const rule = 'somebody is left who gives rights'
  const why =
    'nobody could give any right again: leave one account with users and roles, and take them from it'
  const clock = clockFor(context, rule, why)
  const roles = await unwrap(staff.GET('/api/admin/roles', { params: { query: { size: 200 } } }))
  const own = roles.filter(({ permissions }) =>
    administration.every((name) => permissions.some((one) => one === name)),
  )
  const [role] = own
  if (!role || own.length > 1) return context.untried(rule, 'several roles give rights')
  const permissions = role.permissions.filter((name) => !administration.includes(name))
  const taken = () => staff.PUT('/api/admin/roles', { body: { ...role, permissions } })
  const what = 'taking the right to give rights from the last who has it'
  const check = async () => {
    await refusedWith(context, 409, 'error.lastAdministrator', what, taken())
    // Who may not log in gives no rights, whatever the own role opens.
    const other = await hire(context, staff, role.permissions)
    await change(staff, other, { isDisabled: 1 })
    const beside = `${what} but for who is disabled`
    await refusedWith(context, 409, 'error.lastAdministrator', beside, taken())
  }
  await clock?.(1, check, 'undone')
}

export const ownRights: Scenario[] = [
  {
    name: 'The desk: somebody is left who gives rights',
    operations: ['updateDeskRole'],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, ...administration)
      await checkLast(context, staff)
    },
  },
  {
    name: 'The desk: nobody gives more than he may, changes the own rights, or stays logged in with an old password',
    operations: [
      ...(['createDeskRole', 'createDeskUser', 'updateDeskUser', 'resetDeskPassword'] as const),
      ...(['listDeskRoles', 'getDeskUser', 'deleteDeskRole', 'updateDeskRole', 'getDeskAccount'] as const),
      ...(['authenticate', 'changeDeskPassword'] as const),
    ],
    writes: true,
    leaves: 'two accounts of the staff without a role, which are disabled',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.users', 'desk.roles')
      const clerk = await hire(context, staff, ['desk.users', 'desk.roles'])
      let logins = [clerk]
      try {
        await checkBeyond(context, staff, clerk)
        await checkOwn(context, clerk)
        await checkAbove(context, staff, clerk)
        logins = await resetPassword(context, staff, clerk)
      } finally {
        const [now = clerk, ...others] = logins
        await putBack(() => dismiss(context, staff, now))
        for (const { client } of others)
          await refused(context, 401, 'another call of who was disabled', client.GET('/api/admin/account'))
        await putBack(() => change(staff, now, { isDisabled: 0 }))
        const former = now.client.GET('/api/admin/account')
        await refused(context, 401, 'a login of before the account was disabled, once it is enabled', former)
        const { response } = await logInAs(context, now.username, now.password)
        const enabled = 'who is enabled again logs in again'
        context.expect(response.ok, enabled, response.status, 'updateDeskUser')
        await putBack(() => change(staff, now, { isDisabled: 1 }))
      }
    },
  },
]
