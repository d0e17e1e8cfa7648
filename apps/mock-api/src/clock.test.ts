import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixedClock } from './clock.ts'

describe('fixedClock', () => {
  it('stands still, moves by milliseconds and can be set', () => {
    const clock = fixedClock('2026-11-21T02:00:00.000Z')
    expect(clock.now().toISOString()).toBe('2026-11-21T02:00:00.000Z')
    clock.advance(90_000)
    expect(clock.now().toISOString()).toBe('2026-11-21T02:01:30.000Z')
    clock.set('2027-01-01T00:00:00.000Z')
    expect(clock.now().getUTCFullYear()).toBe(2027)
  })

  it('returns dates whose changes do not move it', () => {
    const clock = fixedClock('2026-11-21T02:00:00.000Z')
    clock.now().setFullYear(1999)
    expect(clock.now().getUTCFullYear()).toBe(2026)
  })
})

describe('the sources', () => {
  it('read the time from the clock alone', () => {
    const readers = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'clock.ts')
      .filter((name) =>
        /\bDate\.now\(|new Date\(\)/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
      )
    expect(readers).toEqual([])
  })
})
