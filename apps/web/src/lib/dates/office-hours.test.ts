import { expect, it } from 'vitest'
import { isOfficeOpen } from './office-hours.ts'

it.each([
  ['2026-11-23T00:59:00Z', false],
  ['2026-11-23T01:00:00Z', true],
  ['2026-11-23T09:29:00Z', true],
  ['2026-11-23T09:30:00Z', false],
  ['2026-11-21T03:00:00Z', false],
  ['2026-11-22T03:00:00Z', false],
  // Monday morning in China while it is Sunday in London.
  ['2026-11-22T23:30:00Z', false],
])('at %s the office is open: %s', (instant, isOpen) => expect(isOfficeOpen(new Date(instant))).toBe(isOpen))
