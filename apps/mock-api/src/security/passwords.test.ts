import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let round = 0; round < 5; round++) await work()
  return performance.now() - start
}

describe('passwords', () => {
  const stored = hashPassword('江川@2026')

  it('are verified against their hash', async () => {
    expect(await verifyPassword('江川@2026', stored)).toBe(true)
    expect(await verifyPassword('江川@2025', stored)).toBe(false)
  })

  it('are salted', () => {
    expect(hashPassword('江川@2026')).not.toBe(stored)
  })

  it('contain their cost, so that an older hash with a lower cost still verifies', async () => {
    const cheap = 'scrypt$2$1$1$00$025d1fe91018a5c3'
    expect(await verifyPassword('x', cheap)).toBe(true)
    expect(await verifyPassword('y', cheap)).toBe(false)
  })

  it('take as long for an account that does not exist', async () => {
    const known = await millisecondsOf(() => verifyPassword('wrong', stored))
    const unknown = await millisecondsOf(() => verifyPassword('wrong', null))
    expect(await verifyPassword('wrong', null)).toBe(false)
    expect(unknown).toBeGreaterThan(known / 3)
  })
})
