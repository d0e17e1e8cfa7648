import { describe, expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

const limits = { min: 0, isMinExclusive: true, max: 100_000_000, decimals: 6 }
const float = { min: -20, isMinExclusive: false, max: 20, decimals: 2 }

describe('readNumber', () => {
  it.each([
    ['6000', 6000],
    ['6,000.50', 6000.5],
    ['６０００', 6000],
    [' 1 200 ', 1200],
    ['.5', 0.5],
    ['6000,5', 6000.5],
    ['1.10000000', 1.1],
  ])('reads %s', (text, value) => expect(readNumber(text, limits)).toEqual({ value }))

  it.each([
    ['−12.5', -12.5],
    ['+5', 5],
    ['-7,5', -7.5],
    ['-20', -20],
  ])('reads the percentage %s', (text, value) => expect(readNumber(text, float)).toEqual({ value }))

  it.each([
    ['六千', 'number'],
    ['1e3', 'number'],
    ['1.2.3', 'number'],
    ['0', 'min'],
    ['-1', 'min'],
    ['100000000.1', 'max'],
    ['1.0000001', 'digits'],
  ])('finds what is wrong with %s: %s', (text, kind) =>
    expect(readNumber(text, limits).flaw?.kind).toBe(kind),
  )

  it('finds nothing wrong with what is not there yet', () => {
    expect(readNumber(undefined, limits)).toEqual({ flaw: undefined })
    expect(readNumber('  ', limits).flaw).toBeUndefined()
  })
})
