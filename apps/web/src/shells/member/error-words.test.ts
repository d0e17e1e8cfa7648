import { operations, resolve } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { loginErrorWords } from '../../features/account/login/login-errors.ts'
import { registerErrorWords } from '../../features/account/register/register-errors.ts'
import { expertErrorWords } from '../../features/experts/apply/expert-errors.ts'
import { words } from '../../lib/api/errors.ts'
import { deskErrorWords } from '../desk/error-words.ts'
import { memberErrorWords } from './error-words.ts'

interface CodeSchema {
  properties?: { message?: { enum?: string[] } }
}

const codesOf = (schema: object | undefined): string[] =>
  schema ? (resolve<CodeSchema>(schema).properties?.message?.enum ?? []) : []

/** Every code that an operation of the contract can refuse with; what is told by its status alone is left out. */
const codes = new Set(
  [...operations.values()]
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ content }) => codesOf(content?.['application/problem+json']?.schema))
    .filter((code) => !code.startsWith('error.http.')),
)

const own = Object.keys(words)
const added = [
  ...Object.keys(memberErrorWords),
  ...Object.keys(loginErrorWords),
  ...Object.keys(expertErrorWords),
  ...Object.keys(registerErrorWords),
  ...Object.keys(deskErrorWords),
]

describe('the words for errors', () => {
  it('are there for each code of the contract', () => {
    expect(codes.size).toBeGreaterThan(70)
    const known = new Set([...own, ...added])
    expect([...codes].filter((code) => !known.has(code))).toEqual([])
  })

  it('are for no code that nothing has, and in one place each', () => {
    expect(added.filter((code) => !codes.has(code))).toEqual([])
    expect(added.filter((code) => own.includes(code))).toEqual([])
  })
})
