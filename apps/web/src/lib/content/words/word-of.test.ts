import { expect, it } from 'vitest'
import { rawWord } from './stored-words.ts'
import { wordOf } from './word-of.ts'

it('has the word of a value that is stored, and no other for what every object has', () => {
  const words = { PAID: rawWord('已缴') }
  expect(wordOf(words, 'PAID')).toBe(words.PAID)
  for (const stored of ['constructor', '__proto__', null, {}, { toString: 7 }])
    expect(wordOf(words, stored)).toEqual(rawWord(stored))
})
