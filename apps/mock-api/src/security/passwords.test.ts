import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

/** The shortest time that each of two takes, in turn: what a busy machine adds is left out. In milliseconds. */
async function shortestOf(...works: (() => Promise<unknown>)[]): Promise<number[]> {
  const shortest = works.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 8; round++)
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      await work()
      shortest[index] = Math.min(shortest[index] ?? 0, performance.now() - start)
    }
  return shortest
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
    const [known = 0, unknown = 0] = await shortestOf(
      () => verifyPassword('wrong', stored),
      () => verifyPassword('wrong', null),
    )
    expect(await verifyPassword('wrong', null)).toBe(false)
    expect(unknown).toBeGreaterThan(known / 3)
  })
})
