import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatMoney } from './format.ts'

describe('dates are those of China', () => {
  it.each([
    ['2026-11-20T15:59:59.000Z', '2026-11-20', '2026-11-20 23:59'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21', '2026-11-21 00:00'],
    ['2026-12-31T16:30:00.000Z', '2027-01-01', '2027-01-01 00:30'],
  ])('%s', (instant, date, dateTime) => {
    expect([formatDate(instant), formatDateTime(instant)]).toEqual([date, dateTime])
  })

  it('takes a plain date as the day it names', () => {
    expect(formatDate('2026-12-31')).toBe('2026-12-31')
  })
})

it.each([
  [2000, '¥2,000.00'],
  [0, '¥0.00'],
  [1234567.5, '¥1,234,567.50'],
])('%f yuan are %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})
