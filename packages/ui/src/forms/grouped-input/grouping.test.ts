import { expect, it } from 'vitest'
import { caretAfter, grouped, ungrouped } from './grouping.ts'

const idNumber = [6, 8, 4]

it.each([
  ['', ''],
  ['349', '349'],
  ['349901', '349901'],
  ['3499011', '349901 1'],
  ['34990119850312002X', '349901 19850312 002X'],
])('%s is shown as %s, and read back', (text, shown) => {
  expect(grouped(text, idNumber)).toBe(shown)
  expect(ungrouped(shown, idNumber)).toBe(text)
})

it('reads what is pasted with marks, too much of it and in small letters', () => {
  expect(ungrouped('349901-19850312-002x9', idNumber)).toBe('34990119850312002X')
})

it('keeps the caret behind the character that was typed', () => {
  expect(caretAfter(6, '3499011985', idNumber)).toBe(6)
  expect(caretAfter(7, '3499011985', idNumber)).toBe(8)
})
