import { expect, it } from 'vitest'
import { escapeMarkup } from './escape.ts'

it('leaves no character that markup would read', () => {
  expect(escapeMarkup(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;')
})

it('leaves no character that makes XML unreadable, and keeps line ends and tabs', () => {
  expect(escapeMarkup('江\u0000川\u001b\t\r\n\uffff')).toBe('江川\t\r\n')
})
