import type { PasswordChange } from '@portal/api-contract'
import { problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { accountOf } from '../../../security/accounts.ts'
import { hashNewPassword } from '../../../security/passwords.ts'
import { endLogins } from '../../../security/tokens.ts'
import type { World } from '../../../world.ts'
import { confirmPassword, readPassword } from '../authentication/login.ts'
import { tellAccountChanged } from '../messages/tell-account-changed.ts'
import { readNewPassword } from './new-password.ts'

/**
 * Sets another password, by which every other login of the account ends.
 *
 * @throws HttpProblem 400 `error.badPassword` or `error.passwordSame` naming the field, or 429 `error.loginBlocked`
 */
export async function changePassword(world: World, caller: Caller, body: PasswordChange): Promise<void> {
  const account = accountOf(world.db, caller)
  const old = readPassword(world, body.oldPassword, 'oldPassword')
  const password = readNewPassword(world, body.password)
  // Before the old one is confirmed, so that nobody replaces that between the two.
  const passwordHash = await hashNewPassword(password)
  await confirmPassword(world, account, old, 'oldPassword')
  if (password === old) {
    throw problem(400, 'error.passwordSame', 'The new password is the one that holds already', {
      fieldErrors: [bodyError('password', 'Same', 'is the one that holds already')],
    })
  }
  world.db.transaction(() => {
    world.db.run('UPDATE account SET passwordHash = ? WHERE id = ?', [passwordHash, account.id])
    endLogins(world, account.id, { except: caller.loginId })
    tellAccountChanged(world, account.memberId, '登录密码')
  })
}
