import { expect, it } from 'vitest'
import { listOf } from './list-of.ts'

it.each([null, undefined, 7, '', 'abc', {}, { length: 2 }])('%j is no list', (value) => {
  expect(listOf(value as never)).toEqual([])
})

it('keeps the records of a list', () => {
  expect(listOf([null, { page: 1 }, 7, undefined, 'a', { page: 2 }])).toEqual([{ page: 1 }, { page: 2 }])
})
