import { expect, it } from 'vitest'
import { countLevels } from './count-levels.ts'

it('counts every level, also those nobody has', () => {
  const ratings = (['AA', 'AAA', 'AA', 'C'] as const).map((level) => ({ level }))
  expect(countLevels(ratings).map(({ level, count }) => `${level} ${count}`)).toEqual([
    'AAA 1',
    'AA 2',
    'A 0',
    'B 0',
    'C 1',
  ])
})
