import type { PermissionName } from '@portal/api-contract'
import type { StaffCaller } from '../domain/account/caller.ts'
import type { Database } from '../store/database.ts'

/** Somebody of the association's staff as stored. */
export interface StaffRow {
  id: number
  username: string
  passwordHash: string
  name: string
  phone: string | null
  email: string | null
  avatar: string | null
  /** JSON of ids. */
  roleIds: string
  isDisabled: 0 | 1
  version: number
  lastLoginDate: string | null
  createdDate: string
  lastModifiedDate: string
  isDeleted: 0 | 1
  orderNum: number
}

export const findStaff = (db: Database, id: number): StaffRow | undefined =>
  db.get<StaffRow>('SELECT * FROM staffUser WHERE id = ? AND isDeleted = 0', [id])

/** The case of letters does not matter. */
export const findStaffByLogin = (db: Database, login: string): StaffRow | undefined =>
  db.get<StaffRow>('SELECT * FROM staffUser WHERE username = ? AND isDeleted = 0', [login])

/** What the roles of somebody open together. */
export function staffPermissions(db: Database, staff: StaffRow): PermissionName[] {
  return db
    .kept<{ name: PermissionName }>(
      `SELECT DISTINCT permission.value AS name
       FROM staffRole, json_each(staffRole.permissions) AS permission
       WHERE staffRole.isDeleted = 0 AND staffRole.id IN (SELECT value FROM json_each(?))
       ORDER BY staffRole.id, permission.key`,
      [staff.roleIds],
    )
    .map(({ name }) => name)
}

/** The caller behind a login of the staff; null for one that was ended, of somebody who may not log in any more. */
export function staffCaller(db: Database, staffId: number, jti: string): StaffCaller | null {
  const login = db.get<{ id: number }>('SELECT id FROM staffLogin WHERE jti = ? AND staffId = ?', [
    jti,
    staffId,
  ])
  const staff = login && findStaff(db, staffId)
  if (!staff || staff.isDisabled === 1) return null
  const { name } = staff
  const role = 'associationStaff'
  return { loginId: login.id, staffId, name, role, permissions: staffPermissions(db, staff) }
}

/** Ends every login of somebody. @param kept the one that goes on */
export function endStaffLogins(db: Database, staffId: number, kept: { except?: number } = {}): void {
  db.run('DELETE FROM staffLogin WHERE staffId = ? AND id <> ?', [staffId, kept.except ?? 0])
}

/** Ends one login: its token is worthless from then on. */
export function endStaffLogin(db: Database, staffId: number, loginId: number): void {
  db.run('DELETE FROM staffLogin WHERE staffId = ? AND id = ?', [staffId, loginId])
}
