import * as v from 'valibot'
import { expect, it } from 'vitest'
import { idParam, pageParam, patternParam, textParam } from './search-params.ts'

it.each([
  ['计价依据', '计价依据'],
  [2026, '2026'],
  [true, 'true'],
  ['  a  ', 'a'],
  ['', undefined],
  ['x'.repeat(51), undefined],
  [['a'], undefined],
  [undefined, undefined],
])('reads %j as the text %j', (value, expected) => {
  expect(v.parse(textParam, value)).toBe(expected)
})

it.each([
  ['12', 12],
  [12, 12],
  [0, undefined],
  [-1, undefined],
  ['1.5', undefined],
  ['abc', undefined],
  [Number.MAX_SAFE_INTEGER + 1, undefined],
])('reads %j as the id %j', (value, expected) => {
  expect(v.parse(idParam, value)).toBe(expected)
})

it.each([
  [2, 2],
  ['3', 3],
  [1, undefined],
  [1e9, undefined],
])('reads %j as the page %j', (value, expected) => {
  expect(v.parse(pageParam, value)).toBe(expected)
})

it('holds a text to its form', () => {
  const month = patternParam(/^\d{4}-\d{2}$/)
  expect(v.parse(month, '2026-10')).toBe('2026-10')
  expect(v.parse(month, '2026-1')).toBeUndefined()
})
