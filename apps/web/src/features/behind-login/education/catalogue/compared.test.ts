import { expect, it } from 'vitest'
import { catalogueSearch } from './catalogue-search.ts'
import { readCompared, withToggled } from './compared.ts'

it('keeps up to four courses in the order of choice, each once', () => {
  const compare = [5, 3, 9, 1, 7].reduce<string | undefined>(withToggled, undefined)
  expect(compare).toBe('5,3,9,1')
  expect(readCompared(compare)).toEqual([5, 3, 9, 1])
  expect(withToggled(compare, 3)).toBe('5,9,1')
  expect(withToggled('5', 5)).toBeUndefined()
})

it('reads nothing but ids from an address', () => {
  expect(catalogueSearch({ compare: '5,3' }).compare).toBe('5,3')
  for (const compare of ['5,x', '1,2,3,4,5', '0', ','])
    expect(catalogueSearch({ compare }).compare).toBeUndefined()
})
