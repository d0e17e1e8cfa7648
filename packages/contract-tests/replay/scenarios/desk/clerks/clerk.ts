import {
  type DeskRole,
  type DeskUserUpdate,
  type PermissionName,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { encryptPassword, logIn } from '../../../../shared/credentials/login.ts'
import { needCaptcha } from '../../../run/codes.ts'
import type { Context } from '../../../run/context.ts'
import { refused, refusedWith } from '../../../run/rules.ts'

/** The password of each of the staff that a scenario makes. */
export const firstPassword = 'Replayed@2026'

/** What each of the staff is called that a scenario makes. */
export const staffName = '回放'

/** Somebody of the staff that a scenario has made, with a role of its own. */
export interface Clerk {
  id: number
  username: string
  password: string
  role: DeskRole
  token: string
  client: PortalClient
}

/** Makes a role and somebody who has it, and logs him in. Skips the scenario where no captcha can be answered. */
export async function hire(
  context: Context,
  staff: PortalClient,
  permissions: PermissionName[],
): Promise<Clerk> {
  needCaptcha(context)
  const name = `replay${Date.now().toString(36)}`
  const role = await unwrap(
    staff.POST('/api/admin/roles', { body: { name, description: 'replay', permissions } }),
  )
  const reached = { phone: '13700000138', email: `${name}@portal.example` }
  const account = { username: name, name: staffName, ...reached, roleIds: [role.id] }
  const body = { ...account, password: encryptPassword(firstPassword) }
  const { id, lastLoginDate } = await unwrap(staff.POST('/api/admin/users', { body }))
  context.expect(lastLoginDate === null, 'who has never logged in has no last login', lastLoginDate)
  const token = await logIn(
    context.anonymous,
    { login: name, password: firstPassword },
    context.credentials.captcha,
  )
  const client = context.withToken(token, 'clerk')
  return { id, username: name, password: firstPassword, role, token, client }
}

type UserChange = Partial<Pick<DeskUserUpdate, 'name' | 'roleIds' | 'isDisabled'>>

/** Changes a clerk's account. */
export async function change(staff: PortalClient, { id }: Clerk, changes: UserChange): Promise<void> {
  const user = await unwrap(staff.GET('/api/admin/users/{id}', { params: { path: { id } } }))
  await unwrap(staff.PUT('/api/admin/users', { body: { ...user, ...changes } }))
}

/** Logs a clerk in, where the answer is what counts. */
export const logInAs = async (context: Context, username: string, password = firstPassword) => {
  const body = { username, password: encryptPassword(password), ...(await context.captcha()) }
  return context.anonymous.POST('/api/authenticate', { body })
}

/** Who was disabled is told so by the own password, and nobody else is. */
async function checkDisabled(context: Context, { username, password }: Clerk): Promise<void> {
  const logIn = (given: string) => logInAs(context, username, given)
  await refusedWith(context, 401, 'error.accountDisabled', 'a login of who was disabled', logIn(password))
  const what = 'a wrong password of who was disabled'
  await refusedWith(context, 401, 'error.badCredentials', what, logIn('Wrong@2026'))
}

/** Takes role and account away again; whoever is disabled is logged in no more, and does not get in. */
export async function dismiss(context: Context, staff: PortalClient, clerk: Clerk): Promise<void> {
  const params = { path: { id: clerk.role.id } }
  const remove = () => staff.DELETE('/api/admin/roles/{id}', { params })
  await refusedWith(context, 409, 'error.roleInUse', 'taking away a role that somebody has', remove())
  const { username, lastLoginDate, createdDate } = await unwrap(clerk.client.GET('/api/admin/account'))
  const isSince = lastLoginDate !== null && lastLoginDate >= createdDate
  context.expect(isSince, 'who has logged in has a last login', lastLoginDate, 'getDeskAccount')
  context.expect(username === clerk.username, 'whoever is logged in sees the own account', username)
  await change(staff, clerk, { isDisabled: 1 })
  await refused(context, 401, 'a call of who was disabled', clerk.client.GET('/api/admin/account'))
  await checkDisabled(context, clerk)
  await refusedWith(context, 409, 'error.roleInUse', 'taking away a role of who is disabled', remove())
  await change(staff, clerk, { roleIds: [] })
  await remove()
}
