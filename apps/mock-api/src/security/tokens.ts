import { randomUUID } from 'node:crypto'
import type { AnyCaller, Caller } from '../domain/account/caller.ts'
import { type Device, deviceOf } from '../domain/account/device.ts'
import { maskAddress } from '../domain/account/masks.ts'
import { permissionsOf, roleOf } from '../domain/account/permissions.ts'
import { insert } from '../store/insert.ts'
import type { World } from '../world.ts'
import { type Account, findAccount } from './accounts.ts'
import { readJwt, signJwt } from './jwt.ts'
import { staffCaller } from './staff.ts'

const validSeconds = 8 * 3600

const secondsOf = (world: World): number => Math.floor(world.clock.now().getTime() / 1000)

/** Where a login comes from, as its request says. */
export interface LoginPlace {
  userAgent: string | undefined
  address: string
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

function keepLogin(world: World, accountId: number, jti: string, iat: number, place?: LoginPlace): void {
  const { db } = world
  const device: Device = deviceOf(place?.userAgent)
  const address = place ? maskAddress(place.address) : null
  const times = { loginDate: world.clock.now().toISOString(), expireTime: isoOf(iat + validSeconds) }
  db.run('DELETE FROM memberLogin WHERE expireTime <= ?', [world.clock.now().toISOString()])
  insert(db, 'memberLogin', { accountId, jti, ...times, ...device, address })
}

/**
 * Logs an account in: a token, valid eight hours of the world's clock.
 *
 * @param place where the login comes from; left out by what only stands for a login, such as the console
 */
export function issueToken(world: World, accountId: number, place?: LoginPlace): string {
  const iat = secondsOf(world)
  const jti = randomUUID()
  keepLogin(world, accountId, jti, iat, place)
  return signJwt({ sub: String(accountId), jti, iat, exp: iat + validSeconds }, world.tokenSecret)
}

/** What tells a token of the staff from one of a member. */
const staffSubject = 'staff-'

/** Logs somebody of the association's staff in, as `issueToken` does an account. */
export function issueStaffToken(world: World, staffId: number): string {
  const iat = secondsOf(world)
  const jti = randomUUID()
  const loginDate = world.clock.now().toISOString()
  world.db.run('DELETE FROM staffLogin WHERE expireTime <= ?', [loginDate])
  insert(world.db, 'staffLogin', { staffId, jti, loginDate, expireTime: isoOf(iat + validSeconds) })
  world.db.run('UPDATE staffUser SET lastLoginDate = ? WHERE id = ?', [loginDate, staffId])
  return signJwt({ sub: `${staffSubject}${staffId}`, jti, iat, exp: iat + validSeconds }, world.tokenSecret)
}

const callerOf = (account: Account, loginId: number): Caller => ({
  loginId,
  accountId: account.id,
  name: account.name,
  memberId: account.memberId,
  ownerType: account.ownerType,
  role: roleOf(account.ownerType),
  permissions: permissionsOf({
    ownerType: account.ownerType,
    hasJoined: account.joinDate !== null,
    hasFees: account.hasFees === 1,
  }),
})

/** Who sent the token; null when it is foreign, changed or expired, its login was ended or its account closed. */
export function authenticateToken(world: World, token: string): AnyCaller | null {
  const claims = readJwt(token, world.tokenSecret)
  if (!claims || claims.exp <= secondsOf(world)) return null
  if (claims.sub.startsWith(staffSubject))
    return staffCaller(world.db, Number(claims.sub.slice(staffSubject.length)), claims.jti)
  const login = world.db.get<{ id: number }>('SELECT id FROM memberLogin WHERE jti = ?', [claims.jti])
  const account = login && findAccount(world.db, Number(claims.sub))
  return account ? callerOf(account, login.id) : null
}

/** Ends one login of an account: its token is worthless from then on. @returns whether there was such a login */
export function endLogin(world: World, accountId: number, loginId: number): boolean {
  const isLive = 'id = ? AND accountId = ? AND expireTime > ?'
  const values = [loginId, accountId, world.clock.now().toISOString()]
  if (!world.db.get(`SELECT 1 FROM memberLogin WHERE ${isLive}`, values)) return false
  world.db.run('DELETE FROM memberLogin WHERE id = ?', [loginId])
  return true
}

/** Ends every login of an account. @param kept the one that goes on */
export function endLogins({ db }: World, accountId: number, kept: { except?: number } = {}): void {
  db.run('DELETE FROM memberLogin WHERE accountId = ? AND id <> ?', [accountId, kept.except ?? 0])
}
