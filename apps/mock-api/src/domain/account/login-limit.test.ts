import { describe, expect, it } from 'vitest'
import { loginBlockedFor } from './login-limit.ts'

const now = new Date('2026-11-21T02:00:00.000Z')
const failures = (count: number, oldestSeconds: number) =>
  Array.from(
    { length: count },
    (_, index) => new Date(now.getTime() - ((index + 1) / count) * oldestSeconds * 1000),
  )

describe('failed logins', () => {
  it('are allowed nine times', () => {
    expect(loginBlockedFor(failures(9, 60), now)).toBeNull()
  })

  it('close the account at the tenth, until the oldest is a quarter of an hour old', () => {
    expect(loginBlockedFor(failures(10, 600), now)).toBe(300)
    expect(loginBlockedFor(failures(10, 900), now)).toBeNull()
  })
})
