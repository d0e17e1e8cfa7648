import { expect, it } from 'vitest'
import { dataConfirmation } from './data-confirmation.ts'

it('holds for a year from the day in PRC on which it was given', () => {
  // 16:00 UTC is the next day in PRC.
  const given = '2025-06-14T16:00:00.000Z'
  expect(dataConfirmation(given, '2020-05-20', '2026-06-14')).toEqual({
    confirmedDate: given,
    dueDate: '2026-06-15',
    isDue: 0,
  })
  expect(dataConfirmation(given, '2020-05-20', '2026-06-15').isDue).toBe(1)
})

it('begins with joining where nothing was said since', () => {
  expect(dataConfirmation(null, '2025-12-01', '2026-11-30')).toMatchObject({
    dueDate: '2026-12-01',
    isDue: 0,
  })
  expect(dataConfirmation(null, '2025-12-01', '2026-12-01').isDue).toBe(1)
  // Who left and came back has joined with new data.
  expect(dataConfirmation('2022-01-01T00:00:00.000Z', '2026-03-01', '2026-04-01').dueDate).toBe('2027-03-01')
})

it('has a day in years without a 29th of February', () => {
  expect(dataConfirmation(null, '2024-02-29', '2025-01-01').dueDate).toBe('2025-02-28')
})
