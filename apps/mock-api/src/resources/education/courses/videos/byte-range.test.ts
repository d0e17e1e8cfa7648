import { describe, expect, it } from 'vitest'
import { readRange } from './byte-range.ts'

describe('readRange', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=100-', { first: 100, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=990-5000', { first: 990, last: 999 }],
    ['bytes=999-999', { first: 999, last: 999 }],
  ])('%s of 1000 bytes', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range)
  })

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('%s lies outside', (header) => {
    expect(readRange(header, 1000)).toBe('unsatisfiable')
  })

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b'])(
    '%s asks for the whole',
    (header) => {
      expect(readRange(header, 1000)).toBeNull()
    },
  )
})
