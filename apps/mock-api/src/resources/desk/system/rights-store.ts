import type { DeskRole, DeskUser } from '@portal/api-contract'
import { problem } from '../../../contract/problem.ts'
import type { Rights, RightsRefusal } from '../../../domain/desk/rights.ts'
import type { StaffRow } from '../../../security/staff.ts'
import type { Database } from '../../../store/database.ts'

/** A role as stored: the permissions are JSON. */
export interface RoleRow extends Omit<DeskRole, 'permissions'> {
  permissions: string
}

export const toDeskUser = ({ passwordHash: _hash, avatar: _avatar, ...row }: StaffRow): DeskUser => ({
  ...row,
  roleIds: JSON.parse(row.roleIds),
})

export const toDeskRole = (row: RoleRow): DeskRole => ({ ...row, permissions: JSON.parse(row.permissions) })

export const findRole = (db: Database, id: number): RoleRow | undefined =>
  db.get<RoleRow>('SELECT * FROM staffRole WHERE id = ? AND isDeleted = 0', [id])

/** Everybody's rights as they are now. */
export function rightsNow(db: Database): Rights {
  const users = db.all<StaffRow>('SELECT * FROM staffUser WHERE isDeleted = 0').map(toDeskUser)
  const roles = db.all<RoleRow>('SELECT * FROM staffRole WHERE isDeleted = 0').map(toDeskRole)
  return { users: users.map((user) => ({ ...user, isDisabled: user.isDisabled === 1 })), roles }
}

/** @throws HttpProblem 409 with the refusal, if there is one */
export function requireRight(refusal: RightsRefusal | null): void {
  if (refusal) throw problem(409, refusal)
}
