import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { deskPermissions } from '../../../domain/desk/desk-permissions.ts'
import type { StaffRow } from '../../../security/staff.ts'
import { changeOwnPassword } from './own-password.ts'
import { type RoleRow, toDeskRole, toDeskUser } from './rights-store.ts'
import { createRole, deleteRole, roleOf, updateRole } from './roles.ts'
import { createUser, resetPassword, staffOf, updateUser } from './users.ts'

/** The roles that somebody is told of: all to whoever gives or makes them, to anybody else of the staff his own. */
function rolesFor({ staffId, permissions }: StaffCaller) {
  if (permissions.includes('desk.users') || permissions.includes('desk.roles'))
    return { where: 'isDeleted = 0' }
  const own = 'id IN (SELECT own.value FROM staffUser, json_each(roleIds) AS own WHERE staffUser.id = ?)'
  return { where: `isDeleted = 0 AND ${own}`, parameters: [staffId] }
}

export const deskSystemHandlers = {
  listDeskUsers(call) {
    const { rows, total } = selectPage<StaffRow>(call, {
      ...{ select: '*', where: 'isDeleted = 0', ...listOf('staffUser', 'someone') },
    })
    return page(rows.map(toDeskUser), total)
  },
  getDeskUser: ({ world, params }) => ok(toDeskUser(staffOf(world, params.id))),
  async createDeskUser({ world, caller, body }) {
    const user = await createUser(world, caller, body)
    return created(user, { location: `api/admin/users/${user.id}` })
  },
  updateDeskUser: ({ world, caller, body }) => ok(updateUser(world, caller, body)),
  async resetDeskPassword({ world, caller, params, body }) {
    await resetPassword(world, caller, params.id, body.password)
    return noContent()
  },
  getDeskAccount: ({ world, caller }) => ok(toDeskUser(staffOf(world, caller.staffId))),
  async changeDeskPassword({ world, caller, body }) {
    await changeOwnPassword(world, caller, body)
    return noContent()
  },
  listDeskRoles(call) {
    const { rows, total } = selectPage<RoleRow>(call, {
      select: '*',
      from: 'staffRole',
      ...rolesFor(call.caller),
    })
    return page(rows.map(toDeskRole), total)
  },
  getDeskRole: ({ world, params }) => ok(toDeskRole(roleOf(world, params.id))),
  createDeskRole({ world, caller, body }) {
    const role = createRole(world, caller, body)
    return created(role, { location: `api/admin/roles/${role.id}` })
  },
  updateDeskRole: ({ world, caller, body }) => ok(updateRole(world, caller, body)),
  deleteDeskRole({ world, caller, params }) {
    deleteRole(world, caller, params.id)
    return noContent()
  },
  listDeskPermissions: () => ok([...deskPermissions]),
} satisfies Partial<Handlers>
