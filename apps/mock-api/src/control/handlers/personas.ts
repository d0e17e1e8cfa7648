import { created, ok } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { roleOf } from '../../domain/account/permissions.ts'
import { findAccount } from '../../security/accounts.ts'
import { findStaffByLogin } from '../../security/staff.ts'
import { issueStaffToken, issueToken } from '../../security/tokens.ts'
import { personas } from '../../seed/personas.ts'
import { staffPersonas } from '../../seed/staff-personas.ts'
import type { World } from '../../world.ts'
import type { ControlHandlers } from '../types.ts'

/** The session that a login as this persona gives. @throws HttpProblem 404 */
export function logIn(world: World, key: string) {
  const staff = staffPersonas.some((persona) => persona.key === key) && findStaffByLogin(world.db, key)
  if (staff) return { token: issueStaffToken(world, staff.id), role: 'associationStaff' as const }
  // The id is used, which follows the personas' order, because the login changes with the phone.
  const account = findAccount(world.db, personas.findIndex((persona) => persona.key === key) + 1)
  if (!account) throw notFound(`There is no persona ${key}: GET /__mock/personas lists them`)
  return { token: issueToken(world, account.id), role: roleOf(account.ownerType) }
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
