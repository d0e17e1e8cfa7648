// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { cutDescription, plainText } from './description.ts'

it('a short text stays, its spaces in order', () => {
  expect(cutDescription(' 协会会刊，\n  季刊。 ')).toBe('协会会刊， 季刊。')
  expect(cutDescription('造'.repeat(80))).toBe('造'.repeat(80))
})

it('a long one ends where a search engine ends it', () => {
  expect(cutDescription('造'.repeat(81))).toBe(`${'造'.repeat(80)}…`)
  expect(cutDescription(`${'造'.repeat(79)}，价`)).toBe(`${'造'.repeat(79)}…`)
  expect(cutDescription(`${'word '.repeat(31)}longer words`)).toBe(`${'word '.repeat(31).trim()}…`)
})

it('a rich text is read without its marks, and without what is no text', () => {
  const html = '<style>p{}</style><p>造价&amp;咨询</p><p>第二段<script>alert(1)</script></p>'
  expect(plainText(html)).toBe('造价&咨询 第二段')
})
