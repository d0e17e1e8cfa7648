import { roleOf } from '../../domain/account/permissions.ts'
import { findAccount } from '../../security/accounts.ts'
import { findStaffByLogin } from '../../security/staff.ts'
import { issueStaffToken, issueToken } from '../../security/tokens.ts'
import type { World } from '../../world.ts'
import { personas } from '../personas.ts'
import { staffPersonas } from '../staff-personas.ts'

/** The session that a login as this persona gives; undefined where there is none, or none any more. */
export function findLogin(world: World, key: string) {
  const staff = staffPersonas.some((persona) => persona.key === key) && findStaffByLogin(world.db, key)
  if (staff) return { token: issueStaffToken(world, staff.id), role: 'associationStaff' as const }
  // The id is used, which follows the personas' order, because the login changes with the phone.
  const account = findAccount(world.db, personas.findIndex((persona) => persona.key === key) + 1)
  return account && { token: issueToken(world, account.id), role: roleOf(account.ownerType) }
}
