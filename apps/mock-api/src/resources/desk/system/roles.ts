import type { DeskRole, DeskRoleUpdate, NewDeskRole, PermissionName } from '@portal/api-contract'
import { invalidField, notFound, problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { deskPermissions } from '../../../domain/desk/desk-permissions.ts'
import { roleRefusal } from '../../../domain/desk/rights.ts'
import { insert } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'
import { writeLog } from '../log/write-log.ts'
import { requireReadVersion } from '../read-version.ts'
import { findRole, type RoleRow, requireRight, rightsNow, toDeskRole } from './rights-store.ts'

/** @throws HttpProblem 404 */
export function roleOf(world: World, id: number): RoleRow {
  const row = findRole(world.db, id)
  if (!row) throw notFound()
  return row
}

const known = new Set<PermissionName>(deskPermissions.map(({ name }) => name))

function requireDeskPermissions(names: readonly PermissionName[]): void {
  const foreign = names.findIndex((name) => !known.has(name))
  if (foreign >= 0) throw invalidField(`permissions[${foreign}]`, 'OneOf', 'must be a permission of the desk')
}

function requireFreeName({ db }: World, name: string, id: number): void {
  if (db.get('SELECT 1 FROM staffRole WHERE name = ? AND id <> ?', [name, id]))
    throw problem(409, 'error.roleNameTaken', `There is a role ${name}`)
}

const logged = ({ name, description, permissions }: DeskRole) => ({ name, description, permissions })

const subjectOf = ({ id, name }: { id: number; name: string }) =>
  ({ subjectKind: 'ROLE', subjectId: id, subjectName: name }) as const

/** Makes a role. @throws HttpProblem 400, 409 */
export function createRole(world: World, caller: StaffCaller, body: NewDeskRole): DeskRole {
  const { db, clock } = world
  return db.transaction(() => {
    const { name, description = '', permissions } = body
    requireDeskPermissions(permissions)
    requireRight(roleRefusal(rightsNow(db), caller.staffId, { id: 0, permissions }))
    requireFreeName(world, name, 0)
    const at = clock.now().toISOString()
    const row = { name, description, permissions: JSON.stringify(permissions), orderNum: 0 }
    const id = insert(db, 'staffRole', { ...row, createdDate: at, lastModifiedDate: at })
    db.run('UPDATE staffRole SET orderNum = id WHERE id = ?', [id])
    const role = toDeskRole(roleOf(world, id))
    writeLog(world, caller, { action: 'CREATE', ...subjectOf(role), after: logged(role) })
    return role
  })
}

/** Changes a role for everybody who has it. @throws HttpProblem 400, 404, 409 */
export function updateRole(world: World, caller: StaffCaller, body: DeskRoleUpdate): DeskRole {
  const { db, clock } = world
  return db.transaction(() => {
    const row = roleOf(world, body.id)
    requireReadVersion(row, body.version)
    const { id, name, description, permissions } = body
    requireDeskPermissions(permissions)
    requireRight(roleRefusal(rightsNow(db), caller.staffId, { id, permissions }))
    requireFreeName(world, name, id)
    db.run(
      `UPDATE staffRole SET name = :name, description = :description, permissions = :permissions, version = version + 1,
         lastModifiedDate = :at WHERE id = :id`,
      { id, name, description, permissions: JSON.stringify(permissions), at: clock.now().toISOString() },
    )
    const role = toDeskRole(roleOf(world, id))
    const before = logged(toDeskRole(row))
    writeLog(world, caller, { action: 'UPDATE', ...subjectOf(role), before, after: logged(role) })
    return role
  })
}

/** Takes a role away that nobody has. @throws HttpProblem 404, 409 */
export function deleteRole(world: World, caller: StaffCaller, id: number): void {
  const { db } = world
  db.transaction(() => {
    const role = toDeskRole(roleOf(world, id))
    const rights = rightsNow(db)
    if (rights.users.some(({ roleIds }) => roleIds.includes(id)))
      throw problem(409, 'error.roleInUse', `Somebody has the role ${role.name}`)
    requireRight(roleRefusal(rights, caller.staffId, { id, permissions: [] }))
    db.run('DELETE FROM staffRole WHERE id = ?', [id])
    writeLog(world, caller, { action: 'DELETE', ...subjectOf(role), before: logged(role) })
  })
}
