import { expect, it } from 'vitest'
import { instantFaults } from './kept-instant.ts'

it('lies within the years of four digits in UTC, whatever its offset', () => {
  const isKept = (instant: string) => instantFaults('publishDate', instant).length === 0
  expect(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-24T08:00:00+08:00'].map(isKept)).toEqual([
    ...[true, true, true],
  ])
  expect(['0000-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59'].map(isKept)).toEqual([false, false])
})
