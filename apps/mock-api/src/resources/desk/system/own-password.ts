import { problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { hashNewPassword } from '../../../security/passwords.ts'
import { endStaffLogins } from '../../../security/staff.ts'
import type { World } from '../../../world.ts'
import { readNewPassword } from '../../account/accounts/new-password.ts'
import { readPassword, staffHash, verifyLogin } from '../../account/authentication/login.ts'
import { writeLog } from '../log/write-log.ts'
import { staffOf } from './users.ts'

/** Both encrypted as for the login. */
interface PasswordChange {
  oldPassword: string
  password: string
}

/** Changes the caller's password and ends the other logins. @throws HttpProblem 400, or 429 after too many wrong ones */
export async function changeOwnPassword(
  world: World,
  caller: StaffCaller,
  { oldPassword, password }: PasswordChange,
): Promise<void> {
  const { db, clock } = world
  const { id, username, name } = staffOf(world, caller.staffId)
  const next = readNewPassword(world, password)
  const old = readPassword(world, oldPassword, 'oldPassword')
  // Before the old one is verified, so that nobody replaces that between the two.
  const nextHash = await hashNewPassword(next)
  if (!(await verifyLogin(world, username, () => staffHash(world, id), old)))
    throw problem(400, 'error.badPassword', 'This is not the password of the account', {
      fieldErrors: [bodyError('oldPassword', 'Wrong', 'is not the password')],
    })
  db.transaction(() => {
    const sql = 'UPDATE staffUser SET passwordHash = ?, lastModifiedDate = ? WHERE id = ?'
    db.run(sql, [nextHash, clock.now().toISOString(), id])
    endStaffLogins(db, id, { except: caller.loginId })
    writeLog(world, caller, { action: 'PASSWORD', subjectKind: 'USER', subjectId: id, subjectName: name })
  })
}
