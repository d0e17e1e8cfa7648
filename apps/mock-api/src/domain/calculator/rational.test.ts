import { describe, expect, it } from 'vitest'
import { Rational } from './rational.ts'

const of = Rational.of

describe('an exact fraction', () => {
  it('takes a number as it is written, not as it is stored', () => {
    expect(of(0.1).plus(of(0.2)).minus(of(0.3)).toText(30)).toBe('0')
    expect(of(-12.5).plus(of(13)).toNumber(2)).toBe(0.5)
  })

  it('loses nothing in a division', () => {
    const third = of(1).over(of(3))
    expect(third.times(of(3)).isAbove(of(1))).toBe(false)
    expect(of(1).isAbove(third.times(of(3)))).toBe(false)
  })

  it.each([
    [0.005, 0.01],
    [0.0049999, 0],
    [1.005, 1.01],
    [1.115, 1.12],
    [2.675, 2.68],
  ])('rounds %d half up to %d', (value, rounded) => {
    expect(of(value).toNumber(2)).toBe(rounded)
  })

  it.each([
    [100, '100'],
    [0.000001, '0.000001'],
    [22.55, '22.55'],
    [0, '0'],
  ])('writes %d out as %s', (value, text) => {
    expect(of(value).toText(12)).toBe(text)
  })

  it('writes out what JavaScript would write with an exponent', () => {
    expect(of(0.000001).times(of(0.01)).toText(12)).toBe('0.00000001')
  })

  it('refuses a number that is written with an exponent', () => {
    expect(() => of(1e-7)).toThrow(RangeError)
    expect(() => of(1e21)).toThrow(RangeError)
    expect(() => of(Number.NaN)).toThrow(RangeError)
  })

  it('knows the smaller of two', () => {
    expect(of(450).atMost(of(350)).toNumber(2)).toBe(350)
    expect(of(350).atMost(of(350)).toNumber(2)).toBe(350)
    expect(of(349.99).atMost(of(350)).toNumber(2)).toBe(349.99)
  })
})
