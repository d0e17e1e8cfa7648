import { randomUUID } from 'node:crypto'
import type { Caller } from '../domain/account/caller.ts'
import { permissionsOf, roleOf } from '../domain/account/permissions.ts'
import type { World } from '../world.ts'
import { type Account, findAccount } from './accounts.ts'
import { type Claims, readJwt, signJwt } from './jwt.ts'

const validSeconds = 8 * 3600

const secondsOf = (world: World): number => Math.floor(world.clock.now().getTime() / 1000)

/** A token for an account, valid eight hours of the world's clock. */
export function issueToken(world: World, accountId: number): string {
  const iat = secondsOf(world)
  const gen = findAccount(world.db, accountId)?.generation ?? 0
  const claims = { sub: String(accountId), jti: randomUUID(), gen, iat, exp: iat + validSeconds }
  return signJwt(claims, world.tokenSecret)
}

function isRevoked(world: World, claims: Claims): boolean {
  return world.db.get('SELECT 1 FROM revokedToken WHERE jti = ?', [claims.jti]) !== undefined
}

function validClaims(world: World, token: string): Claims | null {
  const claims = readJwt(token, world.tokenSecret)
  return claims && claims.exp > secondsOf(world) && !isRevoked(world, claims) ? claims : null
}

const callerOf = (account: Account, token: string): Caller => ({
  token,
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

/**
 * Who sent the token; null when it is foreign, changed, expired or revoked, or its account was deleted or has a newer
 * generation.
 */
export function authenticateToken(world: World, token: string): Caller | null {
  const claims = validClaims(world, token)
  const account = claims && findAccount(world.db, Number(claims.sub))
  return account && account.generation === claims.gen ? callerOf(account, token) : null
}

/** Revokes a token before it expires. Revocations of expired tokens are deleted. */
export function revokeToken(world: World, token: string): void {
  const claims = validClaims(world, token)
  if (!claims) return
  const expiresAt = new Date(claims.exp * 1000).toISOString()
  world.db.run('DELETE FROM revokedToken WHERE expiresAt <= ?', [world.clock.now().toISOString()])
  world.db.run('INSERT INTO revokedToken (jti, expiresAt) VALUES (?, ?)', [claims.jti, expiresAt])
}

/** Revokes all tokens of an account that were issued so far. */
export function revokeTokensOf({ db }: World, accountId: number): void {
  db.run('UPDATE account SET generation = generation + 1 WHERE id = ?', [accountId])
}
