import { expect, it } from 'vitest'
import {
  dateParam,
  idParam,
  oneOfParam,
  pageParam,
  pathParam,
  patternParam,
  searchParams,
  textParam,
} from './search-params.ts'

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
  expect(textParam(value)).toBe(expected)
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
  expect(idParam(value)).toBe(expected)
})

it.each([
  [2, 2],
  ['3', 3],
  [1, undefined],
  [1e9, undefined],
])('reads %j as the page %j', (value, expected) => {
  expect(pageParam(value)).toBe(expected)
})

it('holds a text to its form', () => {
  const month = patternParam(/^\d{4}-\d{2}$/)
  expect(month('2026-10')).toBe('2026-10')
  expect(month('2026-1')).toBeUndefined()
})

it.each([
  ['2026-02-28', '2026-02-28'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['28.2.2026', undefined],
  [undefined, undefined],
])('reads %j as the day %j', (value, expected) => {
  expect(dateParam(value)).toBe(expected)
})

it('takes one of a few words, and paths of this site only', () => {
  expect([oneOfParam(['a', 'b'])('b'), oneOfParam(['a'])('c')]).toEqual(['b', undefined])
  expect([pathParam('/pay?order=1'), pathParam('//evil.example')]).toEqual(['/pay?order=1', undefined])
})

it('leaves out what does not fit and what is not named', () => {
  const read = searchParams({ id: idParam, keyword: textParam })
  expect(read({ id: 'x', keyword: ' a ', other: 1 })).toStrictEqual({ keyword: 'a' })
})
