import { invalidField, problem } from '../../../contract/problem.ts'
import { loginBlockedFor, loginLimit } from '../../../domain/account/login-limit.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { type Account, closedHashOf, findAccount } from '../../../security/accounts.ts'
import { decryptDes } from '../../../security/des.ts'
import { verifyPassword } from '../../../security/passwords.ts'
import { findStaff, type StaffRow } from '../../../security/staff.ts'
import { issueStaffToken, issueToken, type LoginPlace } from '../../../security/tokens.ts'
import type { World } from '../../../world.ts'

/** @throws HttpProblem 400 naming the field, that says how the login form has to encrypt */
export function readPassword(world: World, payload: string, field = 'password'): string {
  const password = decryptDes(payload, world.config.desKey)
  if (password !== null) return password
  const detail = 'must be the password in DES-ECB-PKCS#7 under the key of PORTAL_DES_KEY, as Base64'
  throw invalidField(field, 'Encryption', detail)
}

function failuresOf(world: World, name: string): Date[] {
  const since = new Date(world.clock.now().getTime() - loginLimit.windowSeconds * 1000).toISOString()
  world.db.run('DELETE FROM loginFailure WHERE failedAt <= ?', [since])
  return world.db
    .all<{ failedAt: string }>('SELECT failedAt FROM loginFailure WHERE name = ? ORDER BY failedAt DESC', [
      name,
    ])
    .map(({ failedAt }) => new Date(failedAt))
}

// The try is counted before the password is verified and removed when it is right, so that parallel tries cannot exceed the
// limit.
function countTry(world: World, name: string): number | null {
  const now = world.clock.now()
  const wait = loginBlockedFor(failuresOf(world, name), now)
  if (wait === null) {
    world.db.run('INSERT INTO loginFailure (name, failedAt) VALUES (?, ?)', [name, now.toISOString()])
  }
  return wait
}

/**
 * Whether a password is right; each wrong one counts against the name. One that was replaced while it was verified is wrong: whoever
 * has replaced it has ended the logins that it had opened.
 *
 * @param hashNow the hash of the password as it is stored now; null for none
 * @throws HttpProblem 429 `error.loginBlocked`
 */
export async function verifyLogin(
  world: World,
  name: string,
  hashNow: () => string | null,
  password: string,
): Promise<boolean> {
  const wait = world.db.transaction(() => countTry(world, name))
  if (wait !== null) {
    throw problem(429, 'error.loginBlocked', `Wait ${wait} s`, { headers: { 'Retry-After': String(wait) } })
  }
  const hash = hashNow()
  const isRight = (await verifyPassword(password, hash)) && hashNow() === hash
  if (isRight) resetFailedLogins(world, name)
  return isRight
}

const hashOf = ({ db }: World, { id }: Account): string | null => findAccount(db, id)?.passwordHash ?? null

/** Deletes the failed logins of an account. */
export function resetFailedLogins({ db }: World, name: string): void {
  db.run('DELETE FROM loginFailure WHERE name = ?', [name])
}

/**
 * Verifies the password of an account that is logged in; failures count as those of a login.
 *
 * @throws HttpProblem 400 `error.badPassword` naming the field, or 429 `error.loginBlocked`
 */
export async function confirmPassword(
  world: World,
  account: Account,
  password: string,
  field = 'password',
): Promise<void> {
  if (await verifyLogin(world, account.username, () => hashOf(world, account), password)) return
  throw problem(400, 'error.badPassword', 'This is not the password of the account', {
    fieldErrors: [bodyError(field, 'Wrong', 'is not the password')],
  })
}

/**
 * Verifies a password and issues a token; an account that does not exist fails alike, and as slowly.
 * @param login as it was typed; failures are counted for it when there is no account
 * @throws HttpProblem 401 `error.badCredentials`, or `error.accountClosed` for the right password of one that was closed, or 429 `error.loginBlocked` after ten failures in a quarter of an hour
 */
export async function logIn(
  world: World,
  login: string,
  account: Account | undefined,
  password: string,
  place: LoginPlace,
): Promise<string> {
  const hashNow = () => (account ? hashOf(world, account) : closedHashOf(world.db, login))
  const isRight = await verifyLogin(world, account?.username ?? login.toLowerCase(), hashNow, password)
  if (!isRight) throw problem(401, 'error.badCredentials')
  if (!account) throw problem(401, 'error.accountClosed', 'The account was closed by its owner')
  return issueToken(world, account.id, place)
}

/** The hash of the password of one of the staff as it is stored now; null for nobody. */
export const staffHash = ({ db }: World, id: number): string | null => findStaff(db, id)?.passwordHash ?? null

/**
 * Logs one of the staff in, as `logIn` does an account.
 * @throws HttpProblem 401 `error.badCredentials`, or `error.accountDisabled` for the right password of who may not log in now, or 429 `error.loginBlocked`
 */
export async function logStaffIn(world: World, staff: StaffRow, password: string): Promise<string> {
  if (!(await verifyLogin(world, staff.username, () => staffHash(world, staff.id), password)))
    throw problem(401, 'error.badCredentials')
  if (staff.isDisabled === 1)
    throw problem(401, 'error.accountDisabled', 'The association has disabled the account')
  return issueStaffToken(world, staff.id)
}
