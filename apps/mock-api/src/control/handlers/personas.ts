import { created, ok } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { roleOf } from '../../domain/account/permissions.ts'
import { findAccount } from '../../security/accounts.ts'
import { issueToken } from '../../security/tokens.ts'
import { personas } from '../../seed/personas.ts'
import type { World } from '../../world.ts'
import type { ControlHandlers } from '../types.ts'

/** The session that a login as this persona gives. @throws HttpProblem 404 */
export function logIn(world: World, key: string) {
  // The id is used, which follows the personas' order, because the login changes with the phone.
  const account = findAccount(world.db, personas.findIndex((persona) => persona.key === key) + 1)
  if (!account) throw notFound()
  return { token: issueToken(world, account.id), role: roleOf(account.ownerType) }
}

/** The controls that list personas and issue their tokens. */
export const personaControls = {
  listPersonas: () => ok([...personas]),
  logInAs: ({ world, params }) => created(logIn(world, params.key)),
} satisfies Partial<ControlHandlers>
