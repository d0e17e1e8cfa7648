import type { DeskUser, DeskUserUpdate, NewDeskUser } from '@portal/api-contract'
import { invalidField, notFound, problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { userRefusal } from '../../../domain/desk/rights.ts'
import { isUscc } from '../../../domain/member/id-numbers.ts'
import { isLoginName } from '../../../security/login-names.ts'
import { hashNewPassword } from '../../../security/passwords.ts'
import { endStaffLogins, findStaff, type StaffRow } from '../../../security/staff.ts'
import { insert } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'
import { readNewPassword } from '../../account/accounts/new-password.ts'
import { resetFailedLogins } from '../../account/authentication/login.ts'
import { writeLog } from '../log/write-log.ts'
import { requireReadVersion } from '../read-version.ts'
import { findRole, requireRight, rightsNow, toDeskUser } from './rights-store.ts'

/** @throws HttpProblem 404 */
export function staffOf(world: World, id: number): StaffRow {
  const row = findStaff(world.db, id)
  if (!row) throw notFound()
  return row
}

// Units log in by their code, too, and a login is looked up among the staff first.
function requireNoCode(username: string): void {
  if (isUscc(username.toUpperCase()))
    throw invalidField('username', 'Pattern', 'must not look like a 统一社会信用代码')
}

function requireRoles({ db }: World, roleIds: readonly number[]): void {
  const unknown = roleIds.findIndex((id) => !findRole(db, id))
  if (unknown >= 0) throw invalidField(`roleIds[${unknown}]`, 'Unknown', 'must be the id of a role')
}

function logged(user: DeskUser) {
  const { username, name, phone, email, roleIds, isDisabled } = user
  return { username, name, phone, email, roleIds, isDisabled }
}

/** Makes an account. @throws HttpProblem 400, 409 */
export async function createUser(world: World, caller: StaffCaller, body: NewDeskUser): Promise<DeskUser> {
  const { db, clock } = world
  requireNoCode(body.username)
  const passwordHash = await hashNewPassword(readNewPassword(world, body.password))
  return db.transaction(() => {
    requireRoles(world, body.roleIds)
    requireRight(
      userRefusal(rightsNow(db), caller.staffId, { id: 0, isDisabled: false, roleIds: body.roleIds }),
    )
    const { username, name, phone = null, email = null } = body
    if (isLoginName(db, username)) throw problem(409, 'error.usernameTaken', `${username} is somebody else's`)
    const at = clock.now().toISOString()
    const row = { username, passwordHash, name, phone, email, roleIds: JSON.stringify(body.roleIds) }
    const id = insert(db, 'staffUser', { ...row, createdDate: at, lastModifiedDate: at, orderNum: 0 })
    db.run('UPDATE staffUser SET orderNum = id WHERE id = ?', [id])
    const user = toDeskUser(staffOf(world, id))
    const subject = { subjectKind: 'USER', subjectId: id, subjectName: name } as const
    writeLog(world, caller, { action: 'CREATE', ...subject, after: logged(user) })
    return user
  })
}

/** Changes an account. @throws HttpProblem 400, 404, 409 */
export function updateUser(world: World, caller: StaffCaller, body: DeskUserUpdate): DeskUser {
  const { db, clock } = world
  return db.transaction(() => {
    const row = staffOf(world, body.id)
    requireReadVersion(row, body.version)
    requireRoles(world, body.roleIds)
    const { id, name, phone = null, email = null, roleIds, isDisabled } = body
    requireRight(userRefusal(rightsNow(db), caller.staffId, { id, isDisabled: isDisabled === 1, roleIds }))
    db.run(
      `UPDATE staffUser SET name = :name, phone = :phone, email = :email, roleIds = :roles, isDisabled = :isDisabled,
         version = version + 1, lastModifiedDate = :at WHERE id = :id`,
      { id, name, phone, email, roles: JSON.stringify(roleIds), isDisabled, at: clock.now().toISOString() },
    )
    if (isDisabled === 1) endStaffLogins(db, id)
    const user = toDeskUser(staffOf(world, id))
    const subject = { subjectKind: 'USER', subjectId: id, subjectName: name } as const
    const before = logged(toDeskUser(row))
    writeLog(world, caller, { action: 'UPDATE', ...subject, before, after: logged(user) })
    return user
  })
}

/** Gives somebody else a new password and ends his logins. @throws HttpProblem 400, 404, 409 */
export async function resetPassword(
  world: World,
  caller: StaffCaller,
  id: number,
  payload: string,
): Promise<void> {
  const { db, clock } = world
  staffOf(world, id)
  if (id === caller.staffId)
    throw problem(409, 'error.http.409', "One's own password is changed with the old one")
  const passwordHash = await hashNewPassword(readNewPassword(world, payload))
  db.transaction(() => {
    const row = staffOf(world, id)
    const { roleIds } = toDeskUser(row)
    const next = { id, isDisabled: row.isDisabled === 1, roleIds }
    requireRight(userRefusal(rightsNow(db), caller.staffId, next))
    db.run('UPDATE staffUser SET passwordHash = ?, lastModifiedDate = ? WHERE id = ?', [
      passwordHash,
      clock.now().toISOString(),
      id,
    ])
    endStaffLogins(db, id)
    resetFailedLogins(world, row.username)
    const subject = { subjectKind: 'USER', subjectId: id, subjectName: row.name } as const
    writeLog(world, caller, { action: 'PASSWORD', ...subject })
  })
}
