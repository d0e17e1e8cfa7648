import { created, ok } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { roleOf } from '../../domain/permissions.ts'
import { findAccountByLogin } from '../../security/accounts.ts'
import { issueToken } from '../../security/tokens.ts'
import { personas } from '../../seed/personas.ts'
import type { World } from '../../world.ts'
import type { ControlHandlers } from '../types.ts'

/** The session that a login as this persona gives. @throws HttpProblem 404 */
export function logIn(world: World, key: string) {
  const persona = personas.find((candidate) => candidate.key === key)
  const account = persona && findAccountByLogin(world.db, persona.login)
  if (!account) throw notFound()
  return { token: issueToken(world, account.id), role: roleOf(account.ownerType) }
}

/** Controls over who is logged in. */
export const personaControls = {
  listPersonas: () => ok([...personas]),
  logInAs: ({ world, params }) => created(logIn(world, params.key)),
} satisfies Partial<ControlHandlers>
