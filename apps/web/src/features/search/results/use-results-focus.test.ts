import { expect, it } from 'vitest'
import { isAnotherList } from './use-results-focus.ts'

it.each([
  ['other words', { keyword: '定额' }, { keyword: '会费' }],
  ['the first words', {}, { keyword: '会费' }],
  ['the next page', { keyword: '定额', column: 4 }, { keyword: '定额', column: 4, page: 2 }],
  ['back to the first page', { keyword: '定额', page: 2 }, { keyword: '定额' }],
])('%s: another list', (_, from, to) => {
  expect(isAnotherList(from, to)).toBe(true)
})

it.each([
  ['a filter, which leads to the first page', { keyword: '定额', page: 3 }, { keyword: '定额', column: 4 }],
  ['another order', { keyword: '定额' }, { keyword: '定额', sort: 'newest' as const }],
  ['no words any more', { keyword: '定额' }, {}],
  ['the same again', { keyword: '定额', page: 2 }, { keyword: '定额', page: 2 }],
])('%s: the same list', (_, from, to) => {
  expect(isAnotherList(from, to)).toBe(false)
})
