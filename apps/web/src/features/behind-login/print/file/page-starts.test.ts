import { expect, it } from 'vitest'
import { pageStarts } from './page-starts.ts'

/** Rows of one height below one another. */
const rows = (count: number, height: number) =>
  Array.from({ length: count }, (_, row) => ({ top: row * height, bottom: (row + 1) * height }))

it('a sheet of a page’s height is one page, whatever the layout rounds', () => {
  expect(pageStarts(297, rows(10, 20), 297, 18)).toEqual([0])
  expect(pageStarts(297.8, [], 297, 18)).toEqual([0])
})

it('pages end above the row that their end would cut, and leave their margins free', () => {
  // 82 and 64 of each page are for rows: eight of them, then six.
  expect(pageStarts(250, rows(25, 10), 100, 18)).toEqual([0, 80, 140, 200])
})

it('a row that ends where the page ends stays on it', () => {
  expect(pageStarts(200, rows(20, 10), 100, 20)).toEqual([0, 80, 140])
})

it('an end that is moved up cuts no other part', () => {
  const parts = [
    { top: 60, bottom: 78 },
    { top: 75, bottom: 95 },
  ]
  expect(pageStarts(130, parts, 100, 10)).toEqual([0, 60])
})

it('a part that is higher than a page goes on over the next', () => {
  expect(pageStarts(300, [{ top: 50, bottom: 290 }], 100, 10)).toEqual([0, 50, 130, 210])
})
