import { expect, it } from 'vitest'
import { isUscc } from './uscc.ts'

it.each(['91350100M000100Y43', '91349901MA2QH21B7T'])('%s is one', (code) => {
  expect(isUscc(code)).toBe(true)
})

it.each([
  ['a mistyped character', '91350100M000100Y44'],
  ['two characters swapped', '91350100M000010Y43'],
  ['a letter that codes do not have', '91350100M00010OY43'],
  ['a character too few', '91350100M000100Y4'],
  ['nothing', ''],
])('%s is none', (_case, code) => {
  expect(isUscc(code)).toBe(false)
})
