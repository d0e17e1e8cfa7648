import { createHmac, timingSafeEqual } from 'node:crypto'
import { memoize } from '../contract/memoize.ts'

/** The claims of a token; instants in whole seconds. */
export interface Claims {
  /** The account's id. */
  sub: string
  /** The token's own id, by which its login is found. */
  jti: string
  iat: number
  exp: number
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const header = encode({ alg: 'HS256', typ: 'JWT' })

const signatureOf = (content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(content).digest()

/** A compact JWT under HMAC-SHA256. */
export function signJwt(claims: Claims, secret: string): string {
  const content = `${header}.${encode(claims)}`
  return `${content}.${signatureOf(content, secret).toString('base64url')}`
}

function verify(token: string, secret: string): Claims | null {
  const [head, payload = '', signature = '', ...rest] = token.split('.')
  if (head !== header || rest.length > 0) return null
  const expected = signatureOf(`${head}.${payload}`, secret)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims
}

/** Whoever is logged in sends the same token with each call. */
const verified = memoize(([token, secret]: readonly [string, string]) => ({ claims: verify(token, secret) }))

/**
 * The claims of a token that was signed with this secret, else null. Only the one header it writes is accepted: no `alg:
 * none`. Whether the token has expired or its login was ended is for the caller to find out, each time.
 */
export const readJwt = (token: string, secret: string): Claims | null =>
  verified(`${secret} ${token}`, [token, secret]).claims
