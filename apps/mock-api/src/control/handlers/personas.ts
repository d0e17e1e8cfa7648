import { created, ok } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { findLogin } from '../../seed/members/persona-login.ts'
import { personas } from '../../seed/personas.ts'
import { staffPersonas } from '../../seed/staff-personas.ts'
import type { World } from '../../world.ts'
import type { ControlHandlers } from '../types.ts'

/** The session that a login as this persona gives. @throws HttpProblem 404 */
export function logIn(world: World, key: string) {
  const session = findLogin(world, key)
  if (!session) throw notFound(`There is no persona ${key}: GET /__mock/personas lists them`)
  return session
}

const staff = staffPersonas.map(({ key, name, login, password, purpose }) => ({
  ...{ key, name, login, password, purpose },
  kind: 'STAFF' as const,
  state: 'STAFF',
}))

/** The controls that list personas and issue their tokens. */
export const personaControls = {
  listPersonas: () => ok([...personas, ...staff]),
  logInAs: ({ world, params }) => created(logIn(world, params.key)),
} satisfies Partial<ControlHandlers>
