import { describe, expect, it } from 'vitest'
import { readJwt, signJwt } from './jwt.ts'

const claims = { sub: '1', jti: 'a', iat: 1, exp: 2 }
const token = signJwt(claims, 'secret')
const [header = '', payload = '', signature = ''] = token.split('.')
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a signed token', () => {
  it('returns its claims', () => {
    expect(readJwt(token, 'secret')).toEqual(claims)
    expect(readJwt(token, 'secret')).toEqual(claims)
  })

  it.each([
    ['another secret', token, 'other'],
    ['changed claims', `${header}.${base64url({ ...claims, sub: '2' })}.${signature}`, 'secret'],
    ['no signature', `${header}.${payload}.`, 'secret'],
    ['alg none', `${base64url({ alg: 'none', typ: 'JWT' })}.${payload}.`, 'secret'],
    ['a fourth part', `${token}.x`, 'secret'],
    ['no token', 'hello', 'secret'],
  ])('refuses %s', (_case, given, secret) => {
    expect(readJwt(given, secret)).toBeNull()
    expect(readJwt(token, 'secret')).toEqual(claims)
    expect(readJwt(given, secret)).toBeNull()
  })
})
