import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

/** A low cost, so that seeding, tests and the hundreds of logins of a replay stay fast; it suffices for the passwords of a mock. */
const cost = { N: 2 ** 6, r: 8, p: 1 } as const
const keyLength = 32

/** A hash that matches no password: verifying against it takes as long for an unknown account as for a known one. */
const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'0'.repeat(32)}$${'0'.repeat(keyLength * 2)}`

const storedHash = (salt: Buffer, hash: Buffer): string =>
  `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('hex')}$${hash.toString('hex')}`

/** `scrypt$N$r$p$salt$hash`, salt and hash in hexadecimal, so that older hashes survive a change of the cost. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, keyLength, cost)
  return storedHash(salt, hash)
}

const derive = (password: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, length, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/**
 * Whether the password has this hash, in constant time and without blocking other requests.
 * @param stored null for an account that does not exist: takes as long, and is false
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', hash = ''] = (stored ?? nobody).split('$')
  const expected = Buffer.from(hash, 'hex')
  const options = { N: Number(n), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'hex'), expected.length, options)
  return timingSafeEqual(actual, expected) && stored !== null
}

/** `hashPassword` without blocking other requests. */
export async function hashNewPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return storedHash(salt, await derive(password, salt, keyLength, cost))
}
