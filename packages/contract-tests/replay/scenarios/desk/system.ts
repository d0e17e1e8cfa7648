import { type DeskRole, type NewDeskUser, type PortalClient, unwrap } from '@portal/api-contract'
import { operations } from '@portal/api-contract/document'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { checkLogOfGone } from './clerks/kept-log.ts'
import { deskClient, requirePermission } from './desk-client.ts'
import { kinds } from './everyone.ts'

/** Every permission that an operation of the desk, or a kind of its reviews, asks for. */
const deskPermissions = new Set<string>([
  ...[...operations.values()].flatMap(({ permissions }) =>
    (permissions ?? []).filter((name) => name.startsWith('desk.')),
  ),
  ...Object.values(kinds),
])

const nameFor = (what: string) => `${what}${Date.now().toString(36)}`

const makeRole = (staff: PortalClient) =>
  unwrap(
    staff.POST('/api/admin/roles', {
      body: { name: nameFor('回放'), description: 'replay', permissions: ['desk.workplace'] },
    }),
  )

/** No two roles have one name. */
async function checkNames(context: Context, staff: PortalClient, role: DeskRole): Promise<void> {
  const { name, description, permissions } = role
  const body = { name, description, permissions }
  const second = staff.POST('/api/admin/roles', { body })
  await refusedWith(context, 409, 'error.roleNameTaken', 'a second role of one name', second)
  const roles = await unwrap(staff.GET('/api/admin/roles', { params: { query: { size: 200 } } }))
  const other = roles.find(({ id }) => id !== role.id)
  if (!other) return context.untried('a role does not get the name of another', 'there is no other role')
  const renamed = staff.PUT('/api/admin/roles', { body: { ...role, name: other.name } })
  await refusedWith(context, 409, 'error.roleNameTaken', 'a role with the name of another', renamed)
}

async function walkRole(context: Context, staff: PortalClient): Promise<void> {
  const role = await makeRole(staff)
  await checkNames(context, staff, role)
  const permissions = await unwrap(staff.GET('/api/admin/permissions'))
  const missing = [...deskPermissions].filter((name) => !permissions.some((one) => one.name === name))
  const whole = 'every permission of the desk can be given'
  context.expect(missing.length === 0, whole, missing.join(', '), 'listDeskPermissions')
  const groups = permissions.map(({ group }) => group).filter((group, place, all) => group !== all[place - 1])
  const together = 'the permissions of one group stand together'
  context.expect(new Set(groups).size === groups.length, together, groups.join(), 'listDeskPermissions')
  const others = [...role.permissions, 'fees.read' as const]
  const wider = { name: nameFor('回放会员'), permissions: others }
  const making = staff.POST('/api/admin/roles', { body: wider })
  await refused(context, 400, 'a role that opens what is for members', making)
  const widening = staff.PUT('/api/admin/roles', { body: { ...role, permissions: others } })
  await refused(context, 400, 'a role that is to open what is for members', widening)
  const update = { ...role, description: 'replayed' }
  const changed = await unwrap(staff.PUT('/api/admin/roles', { body: update }))
  context.expect(changed.version > role.version, 'a change raises the version', changed.version)
  const params = { path: { id: role.id } }
  const read = await unwrap(staff.GET('/api/admin/roles/{id}', { params }))
  context.expect(read.description === 'replayed', 'a role is what it was changed to', read.description)
  await refusedWith(
    context,
    409,
    'error.concurrencyFailure',
    'a change of a role on an old version',
    staff.PUT('/api/admin/roles', { body: update }),
  )
  await unwrap(staff.DELETE('/api/admin/roles/{id}', { params }))
  await refused(context, 404, 'a role that is gone', staff.GET('/api/admin/roles/{id}', { params }))
  await checkLogOfGone(context, staff, ['ROLE', role.id], ['DELETE', 'UPDATE', 'CREATE'])
  const { data: anew, response } = await staff.POST('/api/admin/roles', {
    body: { name: role.name, description: 'replay', permissions: role.permissions },
  })
  const free = 'the name of a role that is gone is free again'
  context.expect(anew !== undefined, free, response.status, 'createDeskRole')
  if (anew) await unwrap(staff.DELETE('/api/admin/roles/{id}', { params: { path: { id: anew.id } } }))
}

/** An account with one role twice is refused. */
async function refuseRoleTwice(context: Context, staff: PortalClient, account: NewDeskUser): Promise<void> {
  const what = 'an account with one role twice'
  const { data: [role] = [] } = await staff.GET('/api/admin/roles', { params: { query: { size: 1 } } })
  if (!role) return context.untried(`${what} is refused`, 'there is no role that the staff may see')
  const body = { ...account, roleIds: [role.id, role.id] }
  await refusedField(context, 'roleIds', what, staff.POST('/api/admin/users', { body }))
}

async function walkUser(context: Context, staff: PortalClient): Promise<void> {
  const password = encryptPassword('Replayed@2026')
  const account = { username: nameFor('replay'), name: '回放', phone: null, email: null, roleIds: [] }
  const made = await unwrap(staff.POST('/api/admin/users', { body: { ...account, password } }))
  for (const username of [account.username, account.username.toUpperCase()]) {
    const again = staff.POST('/api/admin/users', { body: { ...account, username, password } })
    const { message } = await refused(context, 409, 'a second account of one name', again)
    context.expect(message === 'error.usernameTaken', 'it says that the name is taken', message)
  }
  await refuseRoleTwice(context, staff, { ...account, username: nameFor('replay'), password })
  const params = { path: { id: made.id } }
  await unwrap(staff.POST('/api/admin/users/{id}/password', { params, body: { password } }))
  const { version } = await unwrap(staff.GET('/api/admin/users/{id}', { params }))
  const body = {
    id: made.id,
    version,
    name: '回放',
    phone: null,
    email: null,
    roleIds: [],
    isDisabled: 1 as const,
  }
  const disabled = await unwrap(staff.PUT('/api/admin/users', { body }))
  context.expect(disabled.isDisabled === 1, 'an account is disabled by a change of it', disabled.isDisabled)
  const listed = await unwrap(staff.GET('/api/admin/users', { params: { query: { 'id.equals': made.id } } }))
  const rule = 'who may not log in now is among the staff'
  context.expect(listed[0]?.isDisabled === 1, rule, listed.length, 'listDeskUsers')
  const query = { 'subjectKind.equals': 'USER', 'subjectId.equals': made.id }
  const log = await unwrap(staff.GET('/api/admin/log', { params: { query } }))
  context.expect(log[0]?.action === 'UPDATE', 'each change is in the log, latest first', log[0]?.action)
  const [last] = log
  const flags = `${last?.before?.isDisabled} to ${last?.after?.isDisabled}`
  const inBoth = 'the log has what changed as it was and as it is'
  context.expect(flags === '0 to 1', inBoth, flags, 'listDeskLog')
  const own = await unwrap(staff.GET('/api/admin/account'))
  const others = log.filter(({ staffId, staffName }) => staffId !== own.id || staffName !== own.name)
  const names = others.map(({ staffName }) => staffName).join(', ')
  context.expect(others.length === 0, 'the log names who has done it', names, 'listDeskLog')
  const told = JSON.stringify(log)
  context.expect(!told.includes(password), 'no password is in the log', 'the password')
}

export const deskSystem: Scenario[] = [
  {
    name: 'The desk: a role is made, changed on its version and taken away',
    operations: [
      ...(['listDeskRoles', 'getDeskRole', 'createDeskRole', 'updateDeskRole'] as const),
      ...(['deleteDeskRole', 'listDeskPermissions', 'listDeskLog'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.roles')
      await walkRole(context, staff)
    },
  },
  {
    name: 'The desk: an account is made, gets a password and is disabled, and the log says so',
    operations: [
      'listDeskUsers',
      'getDeskUser',
      'createDeskUser',
      'updateDeskUser',
      'resetDeskPassword',
      'listDeskLog',
    ],
    writes: true,
    leaves: 'an account of the staff without a role, which is disabled',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.users')
      await requirePermission(context, 'desk.log')
      await walkUser(context, staff)
    },
  },
  {
    name: 'The desk: an account says when it was logged in last',
    operations: ['getDeskAccount'],
    writes: true,
    async run(context) {
      await deskClient(context)
      const staff = await logInAnew(context, 'staff')
      const { lastLoginDate } = await unwrap(staff.GET('/api/admin/account'))
      const ago = (context.now().getTime() - Date.parse(lastLoginDate ?? '1970-01-01')) / 60_000
      context.expect(Math.abs(ago) < 5, 'who has just logged in did so now', lastLoginDate)
    },
  },
  {
    name: 'The desk: the own account is read, and its password not changed without the old one',
    operations: ['getDeskAccount', 'changeDeskPassword'],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      const { username } = await unwrap(staff.GET('/api/admin/account'))
      context.expect(username !== '', 'everybody of the staff has an account', username)
      const wrong = encryptPassword('Not-the-old-one-1')
      const body = { oldPassword: wrong, password: wrong }
      await refusedWith(
        context,
        400,
        'error.badPassword',
        'a wrong old password',
        staff.POST('/api/admin/account/password', { body }),
      )
      const own = context.account('staff').password
      if (own === undefined) return
      const other = await logInAnew(context, 'staff')
      const same = { oldPassword: encryptPassword(own), password: encryptPassword(own) }
      await unwrap(staff.POST('/api/admin/account/password', { body: same }))
      await refused(context, 401, 'another login of before the password', other.GET('/api/admin/account'))
      const { status } = (await staff.GET('/api/admin/account')).response
      context.expect(status === 200, 'the login by which a password is changed goes on', status)
      if (status === 401) context.forgetLogin('staff')
    },
  },
]
