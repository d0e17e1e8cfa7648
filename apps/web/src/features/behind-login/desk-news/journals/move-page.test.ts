import { expect, it } from 'vitest'
import { movePage } from './move-page.ts'

const pages = ['a', 'b', 'c']

it('moves a page by one place, and not past either end', () => {
  expect(movePage(pages, 1, -1)).toEqual(['b', 'a', 'c'])
  expect(movePage(pages, 1, 1)).toEqual(['a', 'c', 'b'])
  expect(movePage(pages, 0, -1)).toEqual(pages)
  expect(movePage(pages, 2, 1)).toEqual(pages)
})
