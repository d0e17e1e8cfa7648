import { expect, it } from 'vitest'
import { fromLocalTime, toLocalTime } from './local-time.ts'

it('means the time in China, wherever the device stands', () => {
  expect(fromLocalTime('2026-12-01T09:00')).toBe('2026-12-01T01:00:00.000Z')
  expect(fromLocalTime('2026-12-01T09:00:30')).toBe('2026-12-01T01:00:00.000Z')
  expect(toLocalTime('2026-12-01T01:00:00.000Z')).toBe('2026-12-01T09:00')
})

it.each([[''], ['2026-12-01'], ['tomorrow']])('takes %j for no time', (time) => {
  expect(fromLocalTime(time)).toBeUndefined()
})
