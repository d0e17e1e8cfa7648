import { invalidField } from '../../contract/problem.ts'
import { passwordFault } from '../../domain/password.ts'
import type { World } from '../../world.ts'
import { readPassword } from '../authentication/login.ts'

/**
 * A password that somebody chose, as it was typed.
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
