import type { PermissionName } from '@portal/api-contract'
import { administration } from './desk-permissions.ts'

/** Somebody of the staff as far as rights go. */
export interface StaffRights {
  id: number
  isDisabled: boolean
  roleIds: readonly number[]
}

export interface RoleRights {
  id: number
  permissions: readonly PermissionName[]
}

/** Everybody's rights at one time. */
export interface Rights {
  users: readonly StaffRights[]
  roles: readonly RoleRights[]
}

/** Codes that the problem of a change carries that is not allowed. */
export type RightsRefusal = 'error.ownRights' | 'error.beyondOwnRights' | 'error.lastAdministrator'

/** What somebody's roles open together, whether or not he can log in now. */
export function permissionsOfRoles(
  roles: readonly RoleRights[],
  roleIds: readonly number[],
): PermissionName[] {
  const names = roles.filter(({ id }) => roleIds.includes(id)).flatMap(({ permissions }) => permissions)
  return [...new Set(names)]
}

const holds = (held: readonly PermissionName[], names: readonly PermissionName[]): boolean =>
  names.every((name) => held.includes(name))

const heldBy = ({ users, roles }: Rights, id: number): PermissionName[] =>
  permissionsOfRoles(roles, users.find((user) => user.id === id)?.roleIds ?? [])

/** What those hold together who can log in and give rights; nobody can give anything else, since it takes holding it. */
function giveable({ users, roles }: Rights): PermissionName[] {
  return users
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ roleIds }) => permissionsOfRoles(roles, roleIds))
    .filter((held) => holds(held, administration))
    .flat()
}

/** Whether somebody is left who gives rights, and for each right somebody who can give it: else it would be lost for good. */
const isGoverned = (before: Rights, after: Rights): boolean =>
  holds(giveable(after), [...administration, ...giveable(before)])

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

const withUser = (rights: Rights, user: StaffRights): Rights => ({
  ...rights,
  users: [...rights.users.filter(({ id }) => id !== user.id), user],
})

const withRole = (rights: Rights, role: RoleRights): Rights => ({
  ...rights,
  roles: [...rights.roles.filter(({ id }) => id !== role.id), role],
})

/**
 * Whether somebody may make another one, or himself, this: nobody changes his own rights, and whoever changes another one's
 * account holds all that it may, before and after, since with a password or a role one could act as that other.
 * @param next an id that is not among the users for a new one
 */
export function userRefusal(rights: Rights, actorId: number, next: StaffRights): RightsRefusal | null {
  const before = rights.users.find(({ id }) => id === next.id)
  const isOwn = next.id === actorId
  if (isOwn && before && (before.isDisabled !== next.isDisabled || !isSameSet(before.roleIds, next.roleIds)))
    return 'error.ownRights'
  const after = withUser(rights, next)
  const held = heldBy(rights, actorId)
  if (!isOwn && !holds(held, [...heldBy(rights, next.id), ...heldBy(after, next.id)]))
    return 'error.beyondOwnRights'
  return isGoverned(rights, after) ? null : 'error.lastAdministrator'
}

/**
 * Whether somebody may make a role this: whoever changes it holds all that it names before and after.
 * @param next with no permissions for one that is taken away
 */
export function roleRefusal(rights: Rights, actorId: number, next: RoleRights): RightsRefusal | null {
  const before = rights.roles.find(({ id }) => id === next.id)
  const held = heldBy(rights, actorId)
  if (!holds(held, [...(before?.permissions ?? []), ...next.permissions])) return 'error.beyondOwnRights'
  return isGoverned(rights, withRole(rights, next)) ? null : 'error.lastAdministrator'
}
