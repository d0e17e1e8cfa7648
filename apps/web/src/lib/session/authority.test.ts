import { describe, expect, it } from 'vitest'
import { type Authority, isAuthorized } from './authority.ts'

const permissions = ['fees.read', 'orders.read'] as const

describe('isAuthorized', () => {
  it.each<[string, Authority | undefined, boolean]>([
    ['nothing required', undefined, true],
    ['one name', 'fees.read', true],
    ['one name that is missing', 'fees.pay', false],
    ['a list that is covered', ['fees.read', 'orders.read'], true],
    ['a list of which one is missing', ['fees.read', 'fees.pay'], false],
    ['an empty list', [], true],
  ])('%s', (_, authority, expected) => {
    expect(isAuthorized(authority, permissions)).toBe(expected)
  })

  it('asks a predicate with the names the member has', () => {
    expect(isAuthorized((names) => names.length === 2, permissions)).toBe(true)
    expect(isAuthorized((names) => names.includes('fees.pay'), permissions)).toBe(false)
  })
})
