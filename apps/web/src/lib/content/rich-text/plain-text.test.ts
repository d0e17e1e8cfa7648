// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('a rich text is read without its marks, and without what is no text', () => {
  const html = '<style>p{}</style><p>造价&amp;咨询</p><p>第二段<script>alert(1)</script></p>'
  expect(plainText(html)).toBe('造价&咨询 第二段')
})

it('a text that would grow beyond all measure in the browser is not read', () => {
  const open = (count: number) => Array.from({ length: count }, (_, index) => `<b a${index}>`).join('')
  expect(plainText(`<p>${open(30)}${'<p>x'.repeat(3)}`)).toBe('x x x')
  expect(plainText(`<p>${open(400)}${'<p>x'.repeat(3)}`)).toBe('')
})
