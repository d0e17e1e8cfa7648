import { expect, it } from 'vitest'
import { cutDescription } from './description.ts'

it('a short text stays, its spaces in order', () => {
  expect(cutDescription(' 协会会刊，\n  季刊。 ')).toBe('协会会刊， 季刊。')
  expect(cutDescription('造'.repeat(80))).toBe('造'.repeat(80))
})

it('a long one ends where a search engine ends it', () => {
  expect(cutDescription('造'.repeat(81))).toBe(`${'造'.repeat(80)}…`)
  expect(cutDescription(`${'造'.repeat(79)}，价`)).toBe(`${'造'.repeat(79)}…`)
  expect(cutDescription(`${'word '.repeat(31)}longer words`)).toBe(`${'word '.repeat(31).trim()}…`)
})
