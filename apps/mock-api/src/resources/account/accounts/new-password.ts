import { invalidField } from '../../../contract/problem.ts'
import { passwordFault } from '../../../domain/account/password.ts'
import type { World } from '../../../world.ts'
import { readPassword } from '../authentication/login.ts'

/**
 * Decrypts a new password and checks it by the rules.
 *
 * @param payload encrypted as for the login
 * @throws HttpProblem 400 naming the field `password`
 */
export function readNewPassword(world: World, payload: string): string {
  const password = readPassword(world, payload)
  const detail = passwordFault(password)
  if (detail) throw invalidField('password', 'Size', detail)
  return password
}
