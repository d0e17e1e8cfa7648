import type { SiteItem } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { byYear } from './by-year.ts'

const item = (id: number, eventDate: string | null, publishDate = '2026-05-01T00:00:00.000Z') =>
  ({ id, eventDate, publishDate }) as SiteItem

it('groups by the year of the event, in the order given', () => {
  const years = byYear([item(1, '2025-12-31'), item(2, '2025-01-02'), item(3, '2019-06-18')])
  expect(years.map(({ year, items }) => [year, items.map(({ id }) => id)])).toEqual([
    ['2025', [1, 2]],
    ['2019', [3]],
  ])
})

it('takes the year of publishing where no event is dated', () => {
  // Already 2027 in China.
  expect(byYear([item(1, null, '2026-12-31T16:30:00.000Z')])[0]?.year).toBe('2027')
})
